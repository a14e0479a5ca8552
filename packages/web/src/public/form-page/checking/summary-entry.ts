/** One thing to correct. */
export interface SummaryEntry {
  /** Id of what corrects it; null: nothing on the page does. */
  readonly target: string | null;
  /** The same words as beside the field; with the field's label where two would be the same. */
  readonly words: string;
  /** What it is about, as the popup lists it: question and group, or file and heading; empty: the words say it. */
  readonly subject: string;
  readonly part: string;
}
