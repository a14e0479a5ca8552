/** A part of the visitors' stylesheet (style-parts.ts): a rule, or a block of rules. */
export type StylePart =
  | {
      readonly css: string;
      /** For each selector the classes (`name`) and attributes (`[name`) that it requires; without any it may always match. */
      readonly needs: readonly (readonly string[])[];
    }
  | { readonly around: string; readonly parts: readonly StylePart[] };

/**
 * The rules that a page may need for its first paint: those whose classes and attributes occur in its HTML. They are inlined; the whole
 * stylesheet is linked at the end of the page (decision 0014).
 */
export function firstStyles(parts: readonly StylePart[], html: string): string {
  return write(parts, namesIn(html));
}

function write(parts: readonly StylePart[], names: ReadonlySet<string>): string {
  return parts
    .map((part) => {
      if ('css' in part) return mayMatch(part.needs, names) ? part.css : '';
      const inside = write(part.parts, names);
      return inside === '' ? '' : `${part.around}{${inside}}`;
    })
    .join('');
}

function mayMatch(needs: readonly (readonly string[])[], names: ReadonlySet<string>): boolean {
  return needs.length === 0 || needs.some((selector) => selector.every((name) => names.has(name)));
}

function namesIn(html: string): ReadonlySet<string> {
  const names = new Set<string>();
  for (const [, attribute = '', value = ''] of html.matchAll(/\s([\w-]+)="([^"]*)"/g)) {
    names.add(`[${attribute.toLowerCase()}`);
    if (attribute === 'class') for (const name of value.split(' ')) names.add(name);
  }
  return names;
}
