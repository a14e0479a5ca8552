import type { Field, Form } from '../../form/form.ts';
import type { Section } from '../../form/layout.ts';
import { hasPages, pagesOf } from '../../form/pages.ts';
import type { LocalizedText } from '../../text/localized-text.ts';
import { withStoredRows, type RowSource } from './stored-rows.ts';

/** A section of a stored submission: a group, a row of a repeatable one, or a run of fields outside groups. */
export interface StoredSection {
  /** The name of the page, the group or the row; null for none. */
  readonly heading: LocalizedText | null;
  /** 1 for the heading of a page and in a form without pages, 2 for the sections of a page. */
  readonly level: 1 | 2;
  /** The GUID of each is the key of its answer. Empty only where the heading is that of a page. */
  readonly fields: readonly Field[];
}

/**
 * Returns the sections of a submission in page order, with its rows, and with the headings of pages where visitors
 * fill the form in page by page. Questions that `isShown` leaves out, and sections and pages without any, are omitted.
 */
export function storedSections(
  form: Form,
  submission: RowSource,
  isShown: (field: Field) => boolean = () => true,
): readonly StoredSection[] {
  const level = hasPages(form) ? 2 : 1;
  const sectionOf = ({ group, rows }: Section): StoredSection => ({
    heading: group?.name ?? null,
    level,
    fields: rows.flat().filter(isShown),
  });
  return pagesOf(withStoredRows(form, submission)).flatMap(({ page, sections }) => {
    const shown = sections.map(sectionOf).filter(({ fields }) => fields.length > 0);
    return page === null || level === 1 ? shown : underHeading(page.name, shown);
  });
}

/** Puts the heading of a page over its sections, over the fields of the first one when that has no heading. */
function underHeading(heading: LocalizedText, sections: readonly StoredSection[]): readonly StoredSection[] {
  const [first, ...others] = sections;
  if (first === undefined) return [];
  return first.heading === null
    ? [{ ...first, heading, level: 1 }, ...others]
    : [{ heading, level: 1, fields: [] }, ...sections];
}
