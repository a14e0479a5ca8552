import type { Answers } from '@form-portal/domain';

/** A form tried out in the builder: whether it is now, and what it is tried with. Nothing of it is saved. */
export interface Trial {
  readonly isOn: boolean;
  /** The answers, which stay when the trial ends, so that it can be continued. */
  readonly answers: Answers;
  /** The date that counts as today, `YYYY-MM-DD`; null: the real one. */
  readonly today: string | null;
  /** Whether the visitor counts as identified, with the details of the example person. */
  readonly isIdentified: boolean;
  /** Counts the requests to show what is missing or wrong; 0: it is not shown. */
  readonly missingRequests: number;
  /** Counts how often the answers were cleared; another number empties the controls. */
  readonly clearings: number;
}

export const initialTrial: Trial = {
  isOn: false,
  answers: {},
  today: null,
  isIdentified: false,
  missingRequests: 0,
  clearings: 0,
};

/** A trial that is over; the same object when it was already. */
export function endedTrial(trial: Trial): Trial {
  return trial.isOn ? { ...trial, isOn: false, missingRequests: 0 } : trial;
}
