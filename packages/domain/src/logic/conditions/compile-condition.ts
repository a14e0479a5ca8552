import type { Guid } from '../../guid.ts';
import { addToDate } from '../calendar.ts';
import { compare, comparable, foldText, operatorsOf, type Comparable } from './comparison.ts';
import type { ComparisonKind } from './comparison-kind.ts';
import type { Condition, FieldTest, GroupTest, Operand } from './condition.ts';
import type { LogicFaultCode } from '../rules/logic-fault.ts';
import { isListFrom, optionIdsOf, type GroupSpan, type Question } from '../rules/questions.ts';

/** What conditions are judged by while a submission is resolved. */
export interface LogicState {
  /**
   * The answer to a question as it is compared, in the row that is judged when its group repeats; undefined
   * when it is not asked or not answered.
   */
  readonly valueOf: (question: Question) => Comparable | undefined;
  /** The answers to a question of a repeatable group, one for each row. */
  readonly valuesOf: (question: Question) => readonly (Comparable | undefined)[];
  /** The number of rows of a group; undefined when the group is not shown. */
  readonly rowsOf: (group: Guid) => number | undefined;
  /** Today in the site's time zone, `YYYY-MM-DD`. */
  readonly today: string;
  readonly identified: boolean;
}

/** Judges a compiled condition. */
export type Judge = (state: LogicState) => boolean;

/** What a rule may refer to. */
export interface RuleScope {
  readonly questions: ReadonlyMap<Guid, Question>;
  readonly groups: ReadonlyMap<Guid, GroupSpan>;
  /** The repeatable group in whose rows the rule is judged; null outside of all. */
  readonly group: Guid | null;
  /** Position of the first question that is too late; Infinity for rules that may look anywhere. */
  readonly before: number;
}

/** Reports a fault with the question or group that it is about; null when it is about none. */
export type ReportFault = (code: LogicFaultCode, question: Guid | null) => void;

/**
 * Compiles a condition. Returns undefined, after reporting why, when a test refers to a question that is
 * missing, too late or of the wrong kind; the rule then does not count. An option that its question has lost
 * is reported too, but only makes its own test false.
 */
export function compileCondition(
  condition: Condition,
  scope: RuleScope,
  report: ReportFault,
): Judge | undefined {
  switch (condition.kind) {
    case 'all': {
      const judges = compileEach(condition.of, scope, report);
      return judges && ((state) => judges.every((judge) => judge(state)));
    }
    case 'any': {
      const judges = compileEach(condition.of, scope, report);
      return judges && ((state) => judges.some((judge) => judge(state)));
    }
    case 'not': {
      const judge = compileCondition(condition.of, scope, report);
      return judge && ((state) => !judge(state));
    }
    case 'group':
      return compileGroupTest(condition, scope, report);
    case 'person':
      return ({ identified }) => identified === condition.identified;
    case 'field':
      return compileTest(condition, scope, report);
  }
}

function compileEach(
  conditions: readonly Condition[],
  scope: RuleScope,
  report: ReportFault,
): readonly Judge[] | undefined {
  const judges = conditions.map((condition) => compileCondition(condition, scope, report));
  return judges.includes(undefined) ? undefined : judges.filter((judge) => judge !== undefined);
}

function compileTest(test: FieldTest, scope: RuleScope, report: ReportFault): Judge | undefined {
  const question = findQuestion(test.field, scope, report);
  if (question === undefined) return undefined;
  const { kind } = question;
  if (kind === null || !operatorsOf(kind).includes(test.operator)) {
    report('question-of-wrong-kind', test.field);
    return undefined;
  }
  const judge = compileComparison(test, question, scope, report);
  if (judge === undefined || !isListFrom(scope.group, question))
    return judge && ((state) => judge(state.valueOf(question), state));
  return (state) => {
    const values = state.valuesOf(question);
    if (values.length === 0) return judge(undefined, state);
    const holds = (value: Comparable | undefined): boolean => judge(value, state);
    return test.over === 'every' ? values.every(holds) : values.some(holds);
  };
}

/** Judges one answer to the question of a test; undefined for one that is absent. */
type JudgeValue = (value: Comparable | undefined, state: LogicState) => boolean;

function compileComparison(
  test: FieldTest,
  question: Question,
  scope: RuleScope,
  report: ReportFault,
): JudgeValue | undefined {
  const { operator, operand } = test;
  if (operator === 'answered') return (value) => value !== undefined;
  if (operator === 'unanswered') return (value) => value === undefined;
  if (operand?.kind === 'options') return compileChoice(test, operand.ids, question, report);
  const right = compileOperand(operand, question, scope, report);
  if (right === undefined) return undefined;
  const againstToday = operand?.kind === 'today' && question.kind === 'date-time';
  return (left, state) => {
    const value = right(state);
    if (left === undefined || value === undefined) return false;
    return compare(againstToday ? String(left).slice(0, 10) : left, operator, value);
  };
}

/** Counting the rows of a group that does not repeat is a test of the wrong kind. */
function compileGroupTest(
  { group, operator, rows }: GroupTest,
  { groups, before }: RuleScope,
  report: ReportFault,
): Judge | undefined {
  const span = groups.get(group);
  if (span === undefined) report('question-gone', group);
  // A group without questions ends where it begins.
  else if (span.end > before || span.first >= before) report('question-later', group);
  else if (span.group.repeat === undefined) report('question-of-wrong-kind', group);
  else
    return (state) => {
      const counted = state.rowsOf(group);
      return counted !== undefined && compare(counted, operator, rows);
    };
  return undefined;
}

/** Returns a question that a rule may refer to; undefined, after reporting why, for any other. */
export function findQuestion(guid: Guid, scope: RuleScope, report: ReportFault): Question | undefined {
  const question = scope.questions.get(guid);
  if (question === undefined) report('question-gone', guid);
  else if (question.index >= scope.before) report('question-later', guid);
  else return question;
  return undefined;
}

function compileChoice(
  { field, operator }: FieldTest,
  ids: readonly number[],
  question: Question,
  report: ReportFault,
): JudgeValue | undefined {
  if (question.kind !== 'choice' && question.kind !== 'choices') {
    report('question-of-wrong-kind', field);
    return undefined;
  }
  const options = optionIdsOf(question.field);
  const known = ids.filter((id) => options.has(id));
  if (known.length < ids.length) report('option-gone', field);
  if (known.length === 0 || (operator === 'all-of' && known.length < ids.length)) return () => false;
  return (chosen) => chosen !== undefined && compare(chosen, operator, known);
}

function compileOperand(
  operand: Operand | null,
  question: Question,
  scope: RuleScope,
  report: ReportFault,
): ((state: LogicState) => Comparable | undefined) | undefined {
  if (operand?.kind === 'field') {
    const other = findQuestion(operand.field, scope, report);
    if (other === undefined) return undefined;
    if (isListFrom(scope.group, other)) {
      report('row-outside-list', operand.field);
      return undefined;
    }
    if (other.kind === question.kind) return (state) => state.valueOf(other);
  }
  if (operand?.kind === 'today' && (question.kind === 'date' || question.kind === 'date-time'))
    return ({ today }) => addToDate(today, operand.plus);
  const literal = operand?.kind === 'literal' ? literalOf(question.kind, operand.value) : undefined;
  if (literal !== undefined) return () => literal;
  report('question-of-wrong-kind', question.field.guid);
  return undefined;
}

/** Returns a literal as it is compared with answers of a kind; undefined when it is of another kind. */
function literalOf(kind: ComparisonKind | null, value: string | number | boolean): Comparable | undefined {
  if (kind === 'boolean') return typeof value === 'boolean' ? value : undefined;
  if (kind === 'text') return typeof value === 'string' ? foldText(value) : undefined;
  return kind === null || kind === 'choice' || kind === 'choices' ? undefined : comparable(kind, value);
}
