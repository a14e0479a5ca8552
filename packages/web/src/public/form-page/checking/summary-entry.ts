import type { Guid } from '@form-portal/domain';

/** One thing that must be corrected. */
export interface SummaryEntry {
  /** Id of the control that corrects it; null: none on the page does. */
  readonly target: string | null;
  /** The page of the form with the control; null in a form without pages. */
  readonly page: Guid | null;
  /** The same text as beside the field; with the field's label where two texts would be the same. */
  readonly message: string;
  /** The question or the file, as the popup lists it; empty: the message says it. */
  readonly subject: string;
  /** The page or else the group of the question, or the heading of the attachments; empty: none. */
  readonly part: string;
}
