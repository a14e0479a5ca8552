/**
 * Returns a copy of a list in which `items` replace `removed` entries starting at the zero-based index; an
 * index past the end appends.
 */
export function spliced<Item>(
  list: readonly Item[],
  index: number,
  removed: number,
  ...items: readonly Item[]
): readonly Item[] {
  return [...list.slice(0, index), ...items, ...list.slice(index + removed)];
}
