import type { SummaryEntry } from './summary-entry.ts';
import type { Answers } from '@form-portal/domain';

/** What stands in the controls at first; another `number` puts `answers` into them again. */
export interface Fill {
  readonly answers: Answers;
  readonly number: number;
}

/** What a form's page shows of its filling. */
export interface FillView {
  readonly fill: Fill;
  /** What is wrong, in words, by the field's GUID. */
  readonly errors: ReadonlyMap<string, string>;
  /** Everything to correct; empty before the first attempt to send. */
  readonly entries: readonly SummaryEntry[];
  readonly fileCount: number;
}

/** What a form's page shows before anybody fills in. */
export interface FirstView extends FillView {
  /** GUIDs of fields that count as answered; from then on the filling tells. */
  readonly answered: ReadonlySet<string>;
}

/** A form that nobody has touched. */
export const untouched: FirstView = {
  fill: { answers: {}, number: 0 },
  errors: new Map(),
  entries: [],
  answered: new Set(),
  fileCount: 0,
};

/** Places of the page that the filling draws into, once it is awake. */
export interface FillPlaces {
  readonly form: HTMLFormElement;
  /** Above the form: what was brought back. */
  readonly notices: Element;
  /** Under the file chooser: the files; null: the form takes none. */
  readonly files: Element | null;
}
