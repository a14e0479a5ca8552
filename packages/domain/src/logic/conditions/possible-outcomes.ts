import type { Guid } from '../../guid.ts';
import { compare, comparable, type Comparable } from './comparison.ts';
import type { Judge } from './compile-condition.ts';
import { isTest, type Condition, type ConditionTest, type FieldTest } from './condition.ts';
import type { PreparedForm } from '../resolving/prepare.ts';
import type { Question } from '../rules/questions.ts';

/** Whether some answers may make a condition hold, and whether some may make it fail. In doubt, both are true. */
export interface Outcomes {
  readonly canHold: boolean;
  readonly canFail: boolean;
}

/** What is known about a form before anybody answers it. */
interface Known {
  readonly identified: boolean;
  readonly questions: ReadonlyMap<Guid, Question>;
  /** The questions that no answers reveal. */
  readonly neverAsked: ReadonlySet<Guid>;
}

/** Decides which outcomes conditions of one form can have. */
export type JudgeOutcomes = (condition: Condition) => Outcomes;

/**
 * Finds out which outcomes conditions of a form can have, for conditions whose rules count. Errs on the side
 * of possible: what it rules out never happens. It knows that one question has one answer, which questions
 * are never asked, and that visitors are identified exactly on forms that ask for it.
 */
export function possibleOutcomes({ form, steps, groups, pages, questions }: PreparedForm): JudgeOutcomes {
  const neverAsked = new Set<Guid>();
  const known: Known = { identified: form.identity.enabled, questions, neverAsked };
  const groupByGuid = new Map(groups.map((prepared) => [prepared.group.guid, prepared]));
  const pageByGuid = new Map(pages.map((prepared) => [prepared.page.guid, prepared]));
  /** Whether no answers show an element; a condition that does not count hides nothing. */
  const isNeverShown = ({ showWhen }: Conditional, judge: Judge | undefined): boolean =>
    showWhen !== undefined && judge !== undefined && !outcomesOf(showWhen, known).canHold;
  // Conditions for showing refer only to earlier questions.
  for (const step of steps) {
    const group = step.group === null ? undefined : groupByGuid.get(step.group);
    const page = step.page === null ? undefined : pageByGuid.get(step.page);
    const isNeverAsked =
      isNeverShown(step.field, step.showWhen) ||
      (group !== undefined && isNeverShown(group.group, group.showWhen)) ||
      (page !== undefined && isNeverShown(page.page, page.showWhen));
    if (isNeverAsked) neverAsked.add(step.field.guid);
  }
  return (condition) => outcomesOf(condition, known);
}

interface Conditional {
  readonly showWhen?: Condition;
}

function outcomesOf(condition: Condition, known: Known): Outcomes {
  switch (condition.kind) {
    case 'all': {
      const parts = condition.of.map((part) => outcomesOf(part, known));
      const isContradiction = contradicts(condition.of.filter(isTest), known);
      return {
        canHold: parts.every(({ canHold }) => canHold) && !isContradiction,
        canFail: parts.some(({ canFail }) => canFail) || isContradiction,
      };
    }
    case 'any': {
      const parts = condition.of.map((part) => outcomesOf(part, known));
      return {
        canHold: parts.some(({ canHold }) => canHold),
        canFail: parts.every(({ canFail }) => canFail) && !coversBoth(condition.of, known),
      };
    }
    case 'not': {
      const { canHold, canFail } = outcomesOf(condition.of, known);
      return { canHold: canFail, canFail: canHold };
    }
    case 'group':
      return { canHold: true, canFail: true };
    case 'person':
      return certain(condition.identified === known.identified);
    case 'field':
      return outcomesOfTest(condition, known);
  }
}

/** A certain outcome. */
function certain(holds: boolean): Outcomes {
  return { canHold: holds, canFail: !holds };
}

function outcomesOfTest(test: FieldTest, known: Known): Outcomes {
  const { neverAsked } = known;
  const { field, operator, operand } = test;
  if (neverAsked.has(field)) return certain(operator === 'unanswered');
  if (isEmptyText(test)) return certain(false);
  if (!comparesAnswer(test) || operand?.kind !== 'field') return { canHold: true, canFail: true };
  const contradictsItself =
    operand.field === field && hasOneAnswer(field, known) && ['differs', 'less', 'more'].includes(operator);
  return neverAsked.has(operand.field) || contradictsItself
    ? certain(false)
    : { canHold: true, canFail: true };
}

/** Whether a test compares with an empty text: it never holds, because an empty answer is absent. */
function isEmptyText({ operator, operand }: FieldTest): boolean {
  return operator === 'equals' && operand?.kind === 'literal' && String(operand.value).trim() === '';
}

/** Whether a test compares the answer; `answered` and `unanswered` ignore any operand. */
function comparesAnswer({ operator }: FieldTest): boolean {
  return operator !== 'answered' && operator !== 'unanswered';
}

/** Whether a question has a single answer; one of a repeatable group has one in each row. */
function hasOneAnswer(field: Guid, { questions }: Known): boolean {
  return questions.get(field)?.group?.repeat === undefined;
}

/** Whether the tests cannot all hold, because one question would need two answers. */
function contradicts(tests: readonly ConditionTest[], known: Known): boolean {
  const byField = new Map<Guid, FieldTest[]>();
  for (const test of tests)
    if (test.kind === 'field' && hasOneAnswer(test.field, known))
      byField.set(test.field, [...(byField.get(test.field) ?? []), test]);
  return [...byField].some(
    ([field, ofField]) => ofField.length > 1 && excludeEachOther(ofField, known.questions.get(field)),
  );
}

function excludeEachOther(tests: readonly FieldTest[], question: Question | undefined): boolean {
  const needsNone = tests.some(({ operator }) => operator === 'unanswered');
  if (needsNone && tests.some(({ operator }) => operator !== 'unanswered')) return true;
  if (question === undefined || question.kind === null) return false;
  const comparing = tests.filter(comparesAnswer);
  return question.kind === 'choice' ? leaveNoOption(comparing, question) : noValueMeets(comparing, question);
}

/** Whether no option of a single choice is allowed by all tests of options. */
function leaveNoOption(tests: readonly FieldTest[], { field }: Question): boolean {
  const optionTests = tests.flatMap(({ operator, operand }) =>
    operand?.kind === 'options' ? [{ isExcluding: operator === 'none-of', ids: new Set(operand.ids) }] : [],
  );
  return (
    optionTests.length > 1 &&
    field.options.every(({ id }) => optionTests.some(({ isExcluding, ids }) => ids.has(id) === isExcluding))
  );
}

/**
 * Whether no value meets all tests that compare with a fixed one. A value required by `equals` is tried
 * against the others; otherwise bounds contradict each other when the lowest allowed value is above the
 * highest.
 */
function noValueMeets(tests: readonly FieldTest[], { kind }: Question): boolean {
  if (kind === null || kind === 'choice' || kind === 'choices') return false;
  const fixed = tests.flatMap(({ operator, operand }) => {
    const value = operand?.kind === 'literal' ? comparable(kind, operand.value) : undefined;
    return value === undefined ? [] : [{ operator, value }];
  });
  const exact = fixed.find(({ operator }) => operator === 'equals');
  if (exact !== undefined) return fixed.some(({ operator, value }) => !compare(exact.value, operator, value));
  return fixed.some((low) => fixed.some((high) => areApart(low, high)));
}

interface FixedTest {
  readonly operator: FieldTest['operator'];
  readonly value: Comparable;
}

function areApart(low: FixedTest, high: FixedTest): boolean {
  const isLow = low.operator === 'more' || low.operator === 'at-least';
  const isHigh = high.operator === 'less' || high.operator === 'at-most';
  if (!isLow || !isHigh) return false;
  const isOpen = low.operator === 'more' || high.operator === 'less';
  return compare(low.value, isOpen ? 'at-least' : 'more', high.value);
}

/** Whether one of the alternatives is that a question is answered, and another that it is not. */
function coversBoth(alternatives: readonly Condition[], known: Known): boolean {
  const tests = alternatives
    .filter((alternative) => alternative.kind === 'field')
    .filter(({ field }) => hasOneAnswer(field, known));
  return tests.some(
    ({ field, operator }) =>
      operator === 'answered' &&
      tests.some((other) => other.field === field && other.operator === 'unanswered'),
  );
}
