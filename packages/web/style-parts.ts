import type { StylePart } from './src/public/first-styles.ts';

/** Selectors that nothing matches before somebody touches the page. */
const afterTouch =
  /:(hover|active|focus|focus-visible|focus-within|modal|popover-open|user-invalid)\b|::(backdrop|selection)/;

/** Blocks that the first paint on a screen has no use for. */
const notFirst = /^@(keyframes|media (print|.*(reduced-motion|hover)))/;

/**
 * Cuts a stylesheet, as the build writes it, into the rules that a page may need before its whole stylesheet is there
 * (first-styles.ts picks a page's own). Fonts that are fetched come with the whole one; those that stand in for them do not.
 */
export function stylePartsOf(css: string): readonly StylePart[] {
  return statementsOf(css).flatMap(({ prelude, block }): StylePart[] => {
    if (block === null) return [{ css: `${prelude};`, needs: [] }];
    if (notFirst.test(prelude)) return [];
    if (prelude === '@font-face') return block.includes('url(') ? [] : [always(prelude, block)];
    if (/^@(media|layer|supports|container)/.test(prelude)) {
      const parts = stylePartsOf(block);
      return parts.length === 0 ? [] : [{ around: prelude, parts }];
    }
    if (prelude.startsWith('@')) return [always(prelude, block)];
    return ruleOf(prelude, block);
  });
}

function always(prelude: string, block: string): StylePart {
  return { css: `${prelude}{${block}}`, needs: [] };
}

/** A rule with those of its selectors that may match at first. */
function ruleOf(prelude: string, block: string): StylePart[] {
  const selectors = splitOutside(prelude, ',').filter((one) => !afterTouch.test(withoutChoices(one)));
  if (selectors.length === 0) return [];
  return [{ css: `${selectors.join(',')}{${block}}`, needs: selectors.map(namesOf) }];
}

/** The classes and attributes without which a selector matches nothing. */
function namesOf(selector: string): readonly string[] {
  const found = withoutChoices(selector).matchAll(/\.([\w-]+)|\[([\w-]+)/g);
  return [...found].map(([, className, attribute]) => className ?? `[${attribute ?? ''}`);
}

/** A selector without what stands in brackets after a colon: any of it, or none, may be on the page. */
function withoutChoices(selector: string): string {
  const shorter = selector.replace(/:[\w-]+\([^()]*\)/g, '');
  return shorter === selector ? selector : withoutChoices(shorter);
}

interface Statement {
  readonly prelude: string;
  /** Null: the statement ends with a semicolon. */
  readonly block: string | null;
}

function statementsOf(css: string): readonly Statement[] {
  const statements: Statement[] = [];
  for (let at = 0; at < css.length;) {
    const end = endOf(css, at, ';{');
    const prelude = css.slice(at, end).trim();
    if (css[end] !== '{') {
      if (prelude !== '') statements.push({ prelude, block: null });
      at = end + 1;
      continue;
    }
    const close = endOf(css, end + 1, '}');
    statements.push({ prelude, block: css.slice(end + 1, close) });
    at = close + 1;
  }
  return statements;
}

function splitOutside(text: string, separator: string): readonly string[] {
  const pieces: string[] = [];
  for (let at = 0; at <= text.length;) {
    const end = endOf(text, at, separator);
    pieces.push(text.slice(at, end).trim());
    at = end + 1;
  }
  return pieces;
}

/** Where one of the characters stands next, outside of strings and brackets; the end of the text when nowhere. */
function endOf(text: string, from: number, characters: string): number {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (depth === 0 && characters.includes(character)) return at;
    if (character === '\\') at += 1;
    else if (character === '"' || character === "'") at = endOfString(text, at);
    else if ('({['.includes(character)) depth += 1;
    else if (')}]'.includes(character)) depth -= 1;
  }
  return text.length;
}

function endOfString(text: string, from: number): number {
  for (let at = from + 1; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === text[from]) return at;
  }
  return text.length;
}
