import type { Section } from '@form-portal/domain';

/** The beginning of a form: so many of its lines, an empty group counting as one. Parts that are whole stay the same. */
export function firstRows(parts: readonly Section[], lines: number): readonly Section[] {
  let left = lines;
  return parts.flatMap((part) => {
    if (left <= 0) return [];
    const { group, rows } = part;
    const drawn = rows.length > left ? { group, rows: rows.slice(0, left) } : part;
    left -= Math.max(rows.length, 1);
    return [drawn];
  });
}
