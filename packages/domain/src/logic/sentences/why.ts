import type { Answer } from '../../field-type/field-type.ts';
import { inRow } from '../../form/rows.ts';
import type { Guid } from '../../guid.ts';
import { answerKey } from '../../submission/answers/answer-key.ts';
import { compileCondition, type Judge, type LogicState } from '../conditions/compile-condition.ts';
import type { Condition, ConditionTest } from '../conditions/condition.ts';
import { logicStateOf, rowNumbers } from '../resolving/logic-state.ts';
import type { PreparedForm } from '../resolving/prepare.ts';
import type { LogicFacts, Resolution } from '../resolving/resolution.ts';

/** A condition with how each of its parts was judged. */
export type Judgement =
  | { readonly kind: 'all' | 'any'; readonly holds: boolean; readonly of: readonly Judgement[] }
  | { readonly kind: 'not'; readonly holds: boolean; readonly of: Judgement }
  | JudgedTest;

/** A test and the answer that it saw. */
export interface JudgedTest {
  readonly kind: 'test';
  readonly holds: boolean;
  readonly test: ConditionTest;
  /**
   * Null when the question is not answered or not asked, and for a test of the person; the number of rows
   * for a test that counts them. Of a repeatable group the answer in the row that is explained, or in row 1.
   */
  readonly answer: Answer;
  /** Whether the question of the test is asked, or its group shown; true for a test of the person. */
  readonly isAsked: boolean;
}

/** Why a field, group, page or requested file is shown or not. */
export interface Why {
  readonly isShown: boolean;
  /** The element’s own condition; null when it has none that counts. */
  readonly judgement: Judgement | null;
  /** Whether the element has a condition that does not count, so that it is shown regardless. */
  readonly isBroken: boolean;
  /** The page or group that hides the element, because it is not shown or has no rows; null for none. */
  readonly hiddenBy: Guid | null;
}

/**
 * Explains for every placed field, every group, page and requested file why it is shown or not, by its GUID.
 * `resolution` is what `resolve` returned for the same form and facts; both always agree. The condition of a
 * page decides before that of a group, and both before those of fields. Fields of a repeatable group are
 * explained in each row, by their key in it ({@link answerKey}), and in row 1 when there are none.
 */
export function explain(
  prepared: PreparedForm,
  resolution: Resolution,
  facts: LogicFacts,
): ReadonlyMap<Guid, Why> {
  const { asked, answers, rows, countedRows, shownGroups, askedRequests } = resolution;
  const state = logicStateOf({
    facts,
    asked,
    answerTo: (key) => answers[key] ?? null,
    countedRows,
    isGroupShown: (group) => shownGroups.has(group),
  });
  const explainOwn = (
    condition: Condition | undefined,
    judge: Judge | undefined,
    at: JudgedRow | null = null,
  ) => ({
    judgement:
      condition === undefined || judge === undefined
        ? null
        : judgeCondition(condition, { prepared, state, resolution, at }),
    isBroken: condition !== undefined && judge === undefined,
  });
  const pages = prepared.pages.map(({ page, showWhen }): [Guid, Why] => [
    page.guid,
    { isShown: showWhen?.(state) ?? true, ...explainOwn(page.showWhen, showWhen), hiddenBy: null },
  ]);
  const hiddenPages = new Set(pages.filter(([, { isShown }]) => !isShown).map(([guid]) => guid));
  const hidingPage = (page: Guid | null): Guid | null =>
    page !== null && hiddenPages.has(page) ? page : null;
  const groups = prepared.groups.map(({ group, page, showWhen }): [Guid, Why] => [
    group.guid,
    {
      isShown: shownGroups.has(group.guid),
      ...explainOwn(group.showWhen, showWhen),
      hiddenBy: hidingPage(page),
    },
  ]);
  const hidingGroup = (group: Guid | null): Guid | null =>
    group !== null && (!shownGroups.has(group) || rows.get(group) === 0) ? group : null;
  const fields = prepared.steps.flatMap(({ field, question, group, page, showWhen }) => {
    const repeated = question.group?.repeat === undefined ? null : question.group.guid;
    const hiddenBy = hidingPage(page) ?? hidingGroup(group);
    const numbers = rowNumbers(rows, repeated);
    return (numbers.length > 0 ? numbers : [1]).map((row) =>
      state.inRow(row, (): [Guid, Why] => {
        const key = inRow(field.guid, row);
        const at = repeated === null ? null : { group: repeated, row };
        return [key, { isShown: asked.has(key), ...explainOwn(field.showWhen, showWhen, at), hiddenBy }];
      }),
    );
  });
  const requests = prepared.requests.map(({ request, showWhen }): [Guid, Why] => [
    request.guid,
    { isShown: askedRequests.has(request.guid), ...explainOwn(request.showWhen, showWhen), hiddenBy: null },
  ]);
  return new Map([...pages, ...groups, ...fields, ...requests]);
}

/** Returns the tests that made a condition come out as it did: what would have to change to reverse it. */
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
  readonly prepared: PreparedForm;
  readonly state: LogicState;
  readonly resolution: Resolution;
  /** Null: the condition is judged outside of all rows. */
  readonly at: JudgedRow | null;
}

/** The row of a repeatable group in which a condition is judged. */
interface JudgedRow {
  readonly group: Guid;
  readonly row: number;
}

function judgeCondition(condition: Condition, input: JudgeInput): Judgement {
  switch (condition.kind) {
    case 'all': {
      const parts = condition.of.map((part) => judgeCondition(part, input));
      return { kind: 'all', of: parts, holds: parts.every(({ holds }) => holds) };
    }
    case 'any': {
      const parts = condition.of.map((part) => judgeCondition(part, input));
      return { kind: 'any', of: parts, holds: parts.some(({ holds }) => holds) };
    }
    case 'not': {
      const negated = judgeCondition(condition.of, input);
      return { kind: 'not', of: negated, holds: !negated.holds };
    }
    case 'field':
    case 'group':
    case 'person':
      return judgeTest(condition, input);
  }
}

function judgeTest(test: ConditionTest, { prepared, state, resolution, at }: JudgeInput): JudgedTest {
  const { questions, spans: groups } = prepared;
  // The whole condition counts, so that the test refers to nothing too late.
  const scope = { questions, groups, before: Infinity, group: at?.group ?? null };
  const holds = compileCondition(test, scope, () => undefined)?.(state) ?? false;
  switch (test.kind) {
    case 'person':
      return { kind: 'test', holds, test, answer: null, isAsked: true };
    case 'group': {
      const isAsked = resolution.shownGroups.has(test.group);
      return { kind: 'test', holds, test, answer: state.rowsOf(test.group) ?? null, isAsked };
    }
    case 'field': {
      const isInRow = at !== null && questions.get(test.field)?.group?.guid === at.group;
      const key = answerKey(test.field, isInRow ? at.row : 1);
      const isAsked = resolution.asked.has(key);
      return { kind: 'test', holds, test, answer: resolution.answers[key] ?? null, isAsked };
    }
  }
}
