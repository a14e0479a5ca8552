import type { PageContent, Section } from '@form-portal/domain';

/** The first rows of a form, page by page; an empty group counts as one. Complete sections keep their identity. */
export function firstRows(pages: readonly PageContent[], count: number): readonly PageContent[] {
  let left = count;
  return pages.map(({ page, sections }) => ({ page, sections: sections.flatMap(take) }));

  function take(section: Section): readonly Section[] {
    if (left <= 0) return [];
    const { rows } = section;
    const drawn = rows.length > left ? { ...section, rows: rows.slice(0, left) } : section;
    left -= Math.max(rows.length, 1);
    return [drawn];
  }
}
