import type { Answer } from '../field-type.ts';
import type { Guid } from '../guid.ts';
import { compileCondition, type Judge, type LogicState } from './compile-condition.ts';
import { comparable } from './comparison.ts';
import type { Condition, FieldTest, PersonTest } from './condition.ts';
import type { PreparedForm } from './prepare.ts';
import type { Question } from './questions.ts';
import type { LogicFacts, Resolution } from './resolution.ts';

/** A condition with how each of its parts was judged. */
export type Judgement =
  | { readonly kind: 'all' | 'any'; readonly holds: boolean; readonly of: readonly Judgement[] }
  | { readonly kind: 'not'; readonly holds: boolean; readonly of: Judgement }
  | JudgedTest;

/** A test and the answer that it saw. */
export interface JudgedTest {
  readonly kind: 'test';
  readonly holds: boolean;
  readonly test: FieldTest | PersonTest;
  /** Null when the question is not answered or not asked, and for a test of the person. */
  readonly answer: Answer;
  /** Whether the question of the test is asked; true for a test of the person. */
  readonly isAsked: boolean;
}

/** Why a field or group is shown or not. */
export interface Why {
  readonly isShown: boolean;
  /** The element’s own condition; null when it has none that counts. */
  readonly judgement: Judgement | null;
  /** Whether the element has a condition that does not count, so that it is shown regardless. */
  readonly isBroken: boolean;
  /** The group that is not shown, with all that is in it; null when it does not decide. */
  readonly hiddenBy: Guid | null;
}

/**
 * Explains for every placed field and group why it is shown or not, by its GUID. `resolution` is what
 * `resolve` returned for the same form and facts; both always agree. A group's own condition decides before
 * those of its fields.
 */
export function explain(
  prepared: PreparedForm,
  resolution: Resolution,
  facts: LogicFacts,
): ReadonlyMap<Guid, Why> {
  const { asked, answers, shownGroups } = resolution;
  const questions = new Map(prepared.steps.map(({ field, question }) => [field.guid, question]));
  const state: LogicState = {
    ...facts,
    valueOf: ({ kind, field }) =>
      kind === null || !asked.has(field.guid) ? undefined : comparable(kind, answers[field.guid] ?? null),
  };
  const input = { questions, state, resolution };
  const own = (condition: Condition | undefined, judge: Judge | undefined) => ({
    judgement: condition === undefined || judge === undefined ? null : judged(condition, input),
    isBroken: condition !== undefined && judge === undefined,
  });
  const groups = prepared.groups.map(({ group, showWhen }): [Guid, Why] => [
    group.guid,
    { isShown: shownGroups.has(group.guid), ...own(group.showWhen, showWhen), hiddenBy: null },
  ]);
  const fields = prepared.steps.map(({ field, group, showWhen }): [Guid, Why] => [
    field.guid,
    {
      isShown: asked.has(field.guid),
      ...own(field.showWhen, showWhen),
      hiddenBy: group === null || shownGroups.has(group) ? null : group,
    },
  ]);
  return new Map([...groups, ...fields]);
}

/** Returns the tests that made a condition come out as it did: what would have to change to turn it. */
export function decisiveTests(judgement: Judgement): readonly JudgedTest[] {
  switch (judgement.kind) {
    case 'test':
      return [judgement];
    case 'not':
      return decisiveTests(judgement.of);
    case 'all':
    case 'any':
      return judgement.of.filter(({ holds }) => holds === judgement.holds).flatMap(decisiveTests);
  }
}

interface JudgeInput {
  readonly questions: ReadonlyMap<Guid, Question>;
  readonly state: LogicState;
  readonly resolution: Resolution;
}

function judged(condition: Condition, input: JudgeInput): Judgement {
  switch (condition.kind) {
    case 'all': {
      const of = condition.of.map((one) => judged(one, input));
      return { kind: 'all', of, holds: of.every(({ holds }) => holds) };
    }
    case 'any': {
      const of = condition.of.map((one) => judged(one, input));
      return { kind: 'any', of, holds: of.some(({ holds }) => holds) };
    }
    case 'not': {
      const of = judged(condition.of, input);
      return { kind: 'not', of, holds: !of.holds };
    }
    case 'field':
    case 'person':
      return judgedTest(condition, input);
  }
}

function judgedTest(test: FieldTest | PersonTest, { questions, state, resolution }: JudgeInput): JudgedTest {
  // The whole condition counts, so that the test refers to nothing too late.
  const judge = compileCondition(test, { questions, before: Infinity }, () => undefined);
  const holds = judge?.(state) ?? false;
  if (test.kind === 'person') return { kind: 'test', holds, test, answer: null, isAsked: true };
  const isAsked = resolution.asked.has(test.field);
  return { kind: 'test', holds, test, answer: resolution.answers[test.field] ?? null, isAsked };
}
