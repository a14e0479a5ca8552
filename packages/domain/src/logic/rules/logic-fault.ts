import type { Guid } from '../../guid.ts';

/**
 * What is wrong with a rule of a form; the rule is then ignored (docs/form-logic.md#principles).
 * `option-gone` only makes the test of that option false, except in a check, which is ignored.
 * `row-outside-list`: a question of a repeatable group, which has an answer for each row, where one value is
 * needed.
 */
export type LogicFaultCode =
  | 'question-gone'
  | 'question-later'
  | 'question-of-wrong-kind'
  | 'option-gone'
  | 'row-outside-list'
  | 'formula-invalid';

/** The rules of an element; `must` is that of a check, `when` that of a predefined field. */
export type RuleKind = 'showWhen' | 'requireWhen' | 'formula' | 'must' | 'when';

/** A fault in one rule. */
export interface LogicFault {
  readonly code: LogicFaultCode;
  readonly rule: RuleKind;
  /** The field, group, page, check, predefined field or request that has the rule. */
  readonly of: Guid;
  /** The question or group that the rule refers to; null when the fault is not about one. */
  readonly question: Guid | null;
}
