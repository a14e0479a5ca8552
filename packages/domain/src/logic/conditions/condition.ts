import type { Guid } from '../../guid.ts';

/**
 * A condition over answers (docs/form-logic.md#conditions). Tests look at questions by GUID and at options
 * by id, never at texts, so that renaming and translating cannot break them.
 */
export type Condition =
  | { readonly kind: 'all'; readonly of: readonly Condition[] }
  | { readonly kind: 'any'; readonly of: readonly Condition[] }
  | { readonly kind: 'not'; readonly of: Condition }
  | FieldTest
  | GroupTest
  | PersonTest;

/** One test of a condition. */
export type ConditionTest = FieldTest | GroupTest | PersonTest;

/** A test of the answer to one question. */
export interface FieldTest {
  readonly kind: 'field';
  readonly field: Guid;
  readonly operator: Operator;
  /** Null for the operators that compare with nothing, `answered` and `unanswered`. */
  readonly operand: Operand | null;
  /**
   * In how many rows the test must hold, for a question of a repeatable group that is seen from outside the
   * group; absent means in any.
   */
  readonly over?: 'every';
}

/** A test of the number of rows of a repeatable group. */
export interface GroupTest {
  readonly kind: 'group';
  readonly group: Guid;
  readonly operator: GroupOperator;
  readonly rows: number;
}

/** Every operator of a test of rows. */
export const groupOperators = ['equals', 'differs', 'less', 'at-most', 'more', 'at-least'] as const;

/** How a test compares the number of rows. */
export type GroupOperator = (typeof groupOperators)[number];

/** Tests whether the visitor has identified themselves. */
export interface PersonTest {
  readonly kind: 'person';
  readonly identified: boolean;
}

/** Every operator of a test; {@link operatorsOf} tells which of them suit a question. */
export const operators = [
  'equals',
  'differs',
  'contains',
  'less',
  'at-most',
  'more',
  'at-least',
  'any-of',
  'all-of',
  'none-of',
  'answered',
  'unanswered',
] as const;

/** How a test compares an answer with its operand. */
export type Operator = (typeof operators)[number];

/**
 * What an answer is compared with: a text (also a date, time or date-time in the stored form), number or
 * boolean; option ids; the answer to another question; or today's date plus days, months and years.
 */
export type Operand =
  | { readonly kind: 'literal'; readonly value: string | number | boolean }
  | { readonly kind: 'options'; readonly ids: readonly number[] }
  | { readonly kind: 'field'; readonly field: Guid }
  | { readonly kind: 'today'; readonly plus: DateOffset };

/** What is added to today's date, years and months first; whole numbers, possibly negative. */
export interface DateOffset {
  readonly days: number;
  readonly months: number;
  readonly years: number;
}

/** Limits of one condition: tests in all, and levels of nesting, where a single test has one. */
export const conditionLimits = { tests: 50, depth: 6 } as const;

/** Whether a condition is a single test. */
export function isTest(condition: Condition): condition is ConditionTest {
  return !('of' in condition);
}

/** Returns the tests of a condition in the order in which they are written. */
export function testsOf(condition: Condition): readonly ConditionTest[] {
  switch (condition.kind) {
    case 'all':
    case 'any':
      return condition.of.flatMap(testsOf);
    case 'not':
      return testsOf(condition.of);
    case 'field':
    case 'group':
    case 'person':
      return [condition];
  }
}

/** Returns the questions that a condition refers to, in the order in which they are written, each once. */
export function fieldsOfCondition(condition: Condition): readonly Guid[] {
  const fields = testsOf(condition).flatMap((test) => {
    if (test.kind !== 'field') return [];
    return test.operand?.kind === 'field' ? [test.field, test.operand.field] : [test.field];
  });
  return [...new Set(fields)];
}

/** Returns the groups whose rows a condition counts, in the order in which they are written, each once. */
export function groupsOfCondition(condition: Condition): readonly Guid[] {
  return [...new Set(testsOf(condition).flatMap((test) => (test.kind === 'group' ? [test.group] : [])))];
}
