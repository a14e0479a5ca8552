import type { FormCheck } from '../../form/form.ts';
import type { Guid } from '../../guid.ts';
import type { AnswerKey } from '../../submission/answers/answer-key.ts';

/** A check that failed, in one row when all its questions are in a repeatable group. */
export interface FailedCheck extends FormCheck {
  /** The row that failed; 1 outside repeatable groups. */
  readonly row: number;
  /** The repeatable group in whose rows it is judged; null for none. */
  readonly group: Guid | null;
  /**
   * The key of the question that shows its message; null for the end of the form, also when that question is
   * not asked or never shown.
   */
  readonly shownAt: AnswerKey | null;
}
