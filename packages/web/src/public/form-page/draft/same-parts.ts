/**
 * Returns `after` with those members of `before` that are equal, as JSON, and `before` itself when all of them are: what
 * shows an unchanged member does not render again.
 */
export function withSameParts<T extends object>(before: T | null, after: T): T {
  if (before === null) return after;
  const now = new Map<string, unknown>(Object.entries(after));
  const all = Object.entries(before);
  const same = all.filter(([name, part]) => JSON.stringify(part) === JSON.stringify(now.get(name)));
  const isSame = same.length === all.length && all.length === now.size;
  return isSame ? before : { ...after, ...Object.fromEntries(same) };
}
