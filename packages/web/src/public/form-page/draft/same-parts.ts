/**
 * Returns `after` with each member that is equal to that of `before`, as JSON, replaced by the latter, or `before` itself when all are
 * equal: components that show an unchanged member do not render again.
 */
export function withSameParts<T extends object>(before: T | null, after: T): T {
  if (before === null) return after;
  const now = new Map<string, unknown>(Object.entries(after));
  const all = Object.entries(before);
  const same = all.filter(([name, part]) => JSON.stringify(part) === JSON.stringify(now.get(name)));
  const isSame = same.length === all.length && all.length === now.size;
  return isSame ? before : { ...after, ...Object.fromEntries(same) };
}
