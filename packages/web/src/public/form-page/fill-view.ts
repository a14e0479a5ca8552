import type { PageState } from '../../shared/shell/page-title.ts';
import type { SummaryEntry } from './checking/summary-entry.ts';
import type { Answers } from '@form-portal/domain';

/** What stands in the controls at first; another `number` puts `answers` into them again. */
export interface Fill {
  readonly answers: Answers;
  readonly number: number;
}

/** Answers that the visitor sees before they are sent, where the form asks for it (docs/design.md#validation-and-sending). */
export interface AnswersToCheck {
  readonly answers: Answers;
  /** Names of the chosen files. */
  readonly files: readonly string[];
  /** Shows the form again; null: it stands below, as without script. */
  readonly goBack: (() => void) | null;
}

/** What a form's page shows of its filling. */
export interface FillView {
  readonly fill: Fill;
  /** What is wrong, in words, by the field's GUID. */
  readonly errors: ReadonlyMap<string, string>;
  /** Everything to correct; empty before the first attempt to send. */
  readonly entries: readonly SummaryEntry[];
  readonly fileCount: number;
  /** What the page's title says. */
  readonly state: PageState;
  /** Null: they are being given. */
  readonly toCheck: AnswersToCheck | null;
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
  state: 'fine',
  toCheck: null,
};

/** Places of the page that the filling draws into, once it is awake. */
export interface FillPlaces {
  readonly form: HTMLFormElement;
  /** Above the form: what was brought back. */
  readonly notices: Element;
  /** Under the file chooser: the files; null: the form takes none. */
  readonly files: Element | null;
}
