import { SaxesParser, type SaxesTagNS } from 'saxes';

/** Copies of copies of copies, more than any drawing program makes. */
const maxCopyDepth = 20;

/** What browsers decode or leave out before they look for an id. */
const changedByBrowsers = /[\s%]/;

/** What an element with an id contains, itself included. */
interface Part {
  readonly elements: number;
  /** The ids of what it copies, empty for nothing. */
  readonly copied: readonly string[];
}

/**
 * Counts the elements that a browser draws of a well-formed SVG: those that `use` copies count each time. Infinity for copies
 * that are very deep or contain themselves, and where only a browser knows what is copied.
 */
export function countDrawn(svg: string): number {
  const { root, parts } = partsOf(svg);
  const counts = new Map<string, number>();
  const countPart = ({ elements, copied }: Part, depth: number): number => {
    if (depth > maxCopyDepth) return Number.POSITIVE_INFINITY;
    let count = elements;
    for (const id of copied) {
      if (changedByBrowsers.test(id)) return Number.POSITIVE_INFINITY;
      const part = parts.get(id);
      const copies = counts.get(id) ?? (part === undefined ? 0 : countPart(part, depth + 1));
      counts.set(id, copies);
      count += copies;
    }
    return count;
  };
  return countPart(root, 0);
}

/** The whole picture, and each part by its id: of those with the same id the first, as in browsers. */
function partsOf(svg: string): { readonly root: Part; readonly parts: ReadonlyMap<string, Part> } {
  const parts = new Map<string, Part>();
  const firstElements = new Map<string, number>();
  const open: { readonly id: string; readonly element: number; readonly copy: number }[] = [];
  const copied: string[] = [];
  let elements = 0;
  const parser = new SaxesParser({ xmlns: true });
  parser.on('opentag', (tag) => {
    const id = tag.attributes['id']?.value ?? '';
    if (!firstElements.has(id)) firstElements.set(id, elements);
    open.push({ id, element: elements, copy: copied.length });
    elements += 1;
    if (tag.local === 'use') copied.push(copiedId(tag));
  });
  parser.on('closetag', () => {
    const { id = '', element = 0, copy = 0 } = open.pop() ?? {};
    if (id === '' || firstElements.get(id) !== element) return;
    parts.set(id, { elements: elements - element, copied: copied.slice(copy) });
  });
  parser.write(svg).close();
  return { root: { elements, copied }, parts };
}

/** The id that a `use` refers to, empty for none; browsers read the attribute without a prefix first. */
function copiedId({ attributes }: SaxesTagNS): string {
  const references = Object.values(attributes).filter(({ local }) => local === 'href');
  const [reference] = references.toSorted((one, other) => one.prefix.length - other.prefix.length);
  return reference?.value.replace(/^[ \t\n\r]*#/, '') ?? '';
}
