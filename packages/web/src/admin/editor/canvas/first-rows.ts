import type { PageContent, Section } from '@form-portal/domain';

/** The first rows of a form, page by page; an empty group counts as one. Complete sections keep their identity. */
export function firstRows(pages: readonly PageContent[], count: number): readonly PageContent[] {
  let remaining = count;
  return pages.map(({ page, sections }) => ({ page, sections: sections.flatMap(take) }));

  function take(section: Section): readonly Section[] {
    if (remaining <= 0) return [];
    const { rows } = section;
    const taken = rows.length > remaining ? { ...section, rows: rows.slice(0, remaining) } : section;
    remaining -= Math.max(rows.length, 1);
    return [taken];
  }
}
