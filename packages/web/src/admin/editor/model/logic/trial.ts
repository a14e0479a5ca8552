import type { Answers, Form, RowCounts } from '@form-portal/domain';

/** The trial of a form in the builder: whether it is on, and what the form is tried with. Never saved. */
export interface Trial {
  readonly isOn: boolean;
  /** The answers, which are kept when the trial ends, so that it can be continued. */
  readonly answers: Answers;
  /** The rows of its repeatable groups, which are kept as well; groups that are left out have their fewest. */
  readonly rows: RowCounts;
  /** The date that counts as today, `YYYY-MM-DD`; null: the real one. */
  readonly today: string | null;
  /** Whether the visitor counts as identified, with the details of the example person. */
  readonly isIdentified: boolean;
  /** Counts the requests to show what is missing or wrong; 0: it is not shown. */
  readonly missingShownCount: number;
  /** Counts how often the answers were cleared; a new number empties the controls. */
  readonly clearingCount: number;
  /** Counts the removed rows; a new number writes the answers, whose rows have moved, into the controls again. */
  readonly removalCount: number;
}

export const initialTrial: Trial = {
  isOn: false,
  answers: {},
  rows: new Map(),
  today: null,
  isIdentified: false,
  missingShownCount: 0,
  clearingCount: 0,
  removalCount: 0,
};

/** The rows of each repeatable group in a trial, between its fewest and most. */
export function trialRows({ groups }: Pick<Form, 'groups'>, { rows }: Pick<Trial, 'rows'>): RowCounts {
  return new Map(
    groups.flatMap(({ guid, repeat }) => {
      if (repeat === undefined) return [];
      const { min, max } = repeat;
      return [[guid, Math.min(Math.max(rows.get(guid) ?? min, min), max)] as const];
    }),
  );
}

/** A trial that is over; the same object when it was already. */
export function endedTrial(trial: Trial): Trial {
  return trial.isOn ? { ...trial, isOn: false, missingShownCount: 0 } : trial;
}
