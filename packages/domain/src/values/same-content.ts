/**
 * Whether two values have the same content, which means “no unsaved changes”. Compares records and lists of plain
 * values member by member; the order of members does not count, and a member that is an empty text equals one that is
 * missing.
 */
export function sameContent(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((value, index) => sameContent(value, other[index]));
  }
  if (!isRecord(one) || !isRecord(other)) return false;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => {
    const [left, right] = [one[name], other[name]];
    return (isEmpty(left) && isEmpty(right)) || sameContent(left, right);
  });
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === '';
}
