/**
 * A copy of a list in which items stand in place of `removed` ones from an index on, counted from 0; past the last one they stand at the
 * end.
 */
export function spliced<Item>(
  list: readonly Item[],
  index: number,
  removed: number,
  ...items: readonly Item[]
): readonly Item[] {
  return [...list.slice(0, index), ...items, ...list.slice(index + removed)];
}
