/**
 * Returns `after` with those members of `before` that are equal, as JSON, and `before` itself when all of them are: what shows a member
 * that stayed the same is not drawn again.
 */
export function withSameParts<T extends object>(before: T | null, after: T): T {
  if (before === null) return after;
  const earlier = new Map<string, unknown>(Object.entries(before));
  const changed = Object.entries(after).filter(
    ([name, part]) => JSON.stringify(part) !== JSON.stringify(earlier.get(name)),
  );
  return changed.length === 0 ? before : { ...before, ...Object.fromEntries(changed) };
}
