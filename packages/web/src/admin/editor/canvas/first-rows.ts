import type { Section } from '@form-portal/domain';

/** The first rows of a form; an empty group counts as one. Complete sections keep their identity. */
export function firstRows(sections: readonly Section[], count: number): readonly Section[] {
  let left = count;
  return sections.flatMap((section) => {
    if (left <= 0) return [];
    const { rows } = section;
    const drawn = rows.length > left ? { ...section, rows: rows.slice(0, left) } : section;
    left -= Math.max(rows.length, 1);
    return [drawn];
  });
}
