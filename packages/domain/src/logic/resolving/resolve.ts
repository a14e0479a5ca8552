import type { Answer, Answers } from '../../field-type/field-type.ts';
import type { PredefinedField } from '../../form/form.ts';
import { answersRow, initialRows, rowsOf, type RowCounts } from '../../form/rows.ts';
import type { Guid } from '../../guid.ts';
import { answerKey, keysOf, type AnswerKey } from '../../submission/answers/answer-key.ts';
import type { Judge, LogicState } from '../conditions/compile-condition.ts';
import { evaluateFormula, formulaValue, roundedAnswer } from '../formula/evaluate-formula.ts';
import { logicStateOf, rowNumbers, type RowState } from './logic-state.ts';
import {
  type PreparedCheck,
  type PreparedForm,
  type PreparedFormula,
  type PreparedGroup,
  type PreparedQuestion,
} from './prepare.ts';
import { isListFrom, rowsJudgedIn } from '../rules/questions.ts';
import { resolved, type LogicFacts, type Resolution, type ResolvedSubmission } from './resolution.ts';

/**
 * Applies the rules of a form to normalised answers, in one pass in page order: what is shown, required,
 * computed and checked. Pure: browser and server get the same result. Resolving the result again changes
 * nothing. Rules see the rows of a group up to the last one in which an asked question was answered, but at
 * least its minimum. `rows` are those of a page that is being filled in, which may have more; without `rows`
 * there are no others.
 */
export function resolve(
  prepared: PreparedForm,
  answers: Answers,
  facts: LogicFacts,
  rows?: RowCounts,
): ResolvedSubmission {
  const kept = new Map<string, Answer>(Object.entries(answers));
  const asked = new Set<AnswerKey>();
  const shown = shownElements(prepared, () => state);
  const counts = new Map(rows ?? rowsOf(prepared.form, keysOf(answers)));
  // The rows of a group are counted once its questions are resolved; no rule judged before that looks at them.
  const countedRows = new Map(initialRows(prepared.form));
  const state: RowState = logicStateOf({
    facts,
    asked,
    answerTo: (key) => kept.get(key) ?? null,
    countedRows,
    isGroupShown: shown.isGroupShown,
  });

  const leaveOut = (key: AnswerKey): void => {
    asked.delete(key);
    kept.delete(key);
  };
  const ask = (step: PreparedQuestion, row: number): void => {
    const key = answerKey(step.field.guid, row);
    if (!shown.isContainerShown(step) || !holds(step.showWhen, state)) return leaveOut(key);
    asked.add(key);
    if (step.formula === undefined) return;
    const answer = compute(step, step.formula, state);
    if (answer === null) kept.delete(key);
    else kept.set(key, answer);
  };
  const countRows = (group: Guid, steps: readonly PreparedQuestion[], numbers: readonly number[]): void => {
    const isAnswered = (row: number): boolean =>
      steps.some(
        ({ field: { guid, formula } }) => formula === undefined && answersRow(kept.get(answerKey(guid, row))),
      );
    const counted = Math.max(countedRows.get(group) ?? 0, ...numbers.filter(isAnswered));
    countedRows.set(group, counted);
    if (rows !== undefined) return;
    counts.set(group, counted);
    numbers
      .slice(counted)
      .forEach((row) => steps.forEach(({ field }) => leaveOut(answerKey(field.guid, row))));
  };
  for (const { rowsOf: group, steps } of prepared.runs) {
    const numbers = rowNumbers(counts, group);
    for (const row of numbers) state.inRow(row, () => steps.forEach((step) => ask(step, row)));
    if (group !== null) countRows(group, steps, numbers);
  }

  const keysInRows = ({ field, question }: PreparedQuestion): readonly AnswerKey[] =>
    rowNumbers(counts, rowsJudgedIn(question)).map((row) => answerKey(field.guid, row));
  const required = prepared.steps.flatMap((step) =>
    keysInRows(step).filter(
      (key, index) => asked.has(key) && state.inRow(index + 1, () => isRequired(step, state)),
    ),
  );
  const takesRows = ({ group: { guid, repeat, fields } }: PreparedGroup): boolean =>
    repeat !== undefined && fields.length > 0 && shown.isGroupShown(guid);
  const askedOn = new Set([
    ...prepared.steps
      .filter((step) => step.field.shown !== false && keysInRows(step).some((key) => asked.has(key)))
      .map(({ page }) => page),
    // Where a group has no rows yet, visitors are asked for them.
    ...prepared.groups.filter(takesRows).map(({ page }) => page),
  ]);
  return resolved(prepared.form, {
    answers: Object.fromEntries(kept),
    asked,
    required: new Set(required),
    rows: counts,
    countedRows,
    shownGroups: new Set(prepared.groups.map(({ group }) => group.guid).filter(shown.isGroupShown)),
    shownPages: new Set(prepared.pages.map(({ page }) => page.guid).filter((guid) => askedOn.has(guid))),
    failedChecks: prepared.checks.flatMap((check) =>
      failures(check, state, countedRows).map((row) => ({
        ...check.check,
        row,
        group: check.group,
        shownAt: messagePlace(check, row, prepared, { asked, countedRows }),
      })),
    ),
    predefinedFields: predefinedThatApply(prepared, state),
    askedRequests: new Set(
      prepared.requests.filter(({ showWhen }) => holds(showWhen, state)).map(({ request }) => request.guid),
    ),
  });
}

/** Judges the conditions of pages and groups once, when the first of their questions is reached. */
function shownElements({ groups, pages }: PreparedForm, stateOf: () => LogicState) {
  const judged = new Map<Guid, boolean>();
  const rules = new Map<Guid, Judge | undefined>([
    ...groups.map(({ group, showWhen }) => [group.guid, showWhen] as const),
    ...pages.map(({ page, showWhen }) => [page.guid, showWhen] as const),
  ]);
  const pageOfGroup = new Map(groups.map(({ group, page }) => [group.guid, page]));
  const isShown = (guid: Guid | null): boolean => {
    if (guid === null) return true;
    const known = judged.get(guid) ?? holds(rules.get(guid), stateOf());
    judged.set(guid, known);
    return known;
  };
  return {
    isGroupShown: (group: Guid): boolean => isShown(pageOfGroup.get(group) ?? null) && isShown(group),
    isContainerShown: ({ page, group }: PreparedQuestion): boolean => isShown(page) && isShown(group),
  };
}

/** A rule that is not set or does not count holds. */
function holds(judge: Judge | undefined, state: LogicState): boolean {
  return judge === undefined || judge(state);
}

function compute(
  { question }: PreparedQuestion,
  { formula, decimals, questions }: PreparedFormula,
  state: LogicState,
): Answer {
  if (formula === undefined) return null;
  const group = question.group?.guid ?? null;
  const valuesOf = (guid: Guid) => {
    const referred = questions.get(guid);
    if (referred === undefined) return [];
    const values = isListFrom(group, referred) ? state.valuesOf(referred) : [state.valueOf(referred)];
    return values.flatMap((value) => (value === undefined ? [] : [formulaValue(value)]));
  };
  return roundedAnswer(evaluateFormula(formula, { valuesOf, today: state.today }), decimals);
}

function isRequired({ field, requireWhen, formula }: PreparedQuestion, state: LogicState): boolean {
  if (formula !== undefined) return false;
  if (field.required || requireWhen === 'shown') return true;
  return requireWhen !== undefined && requireWhen(state);
}

/**
 * Returns the rows in which a check fails. It is judged only when every question it refers to is asked and
 * answered, in every row it looks at, and every group whose rows it counts is shown.
 */
function failures(
  { must, questions, counted, group }: PreparedCheck,
  state: RowState,
  rows: RowCounts,
): readonly number[] {
  const isAnswered = (): boolean =>
    questions.every((question) => {
      if (!isListFrom(group, question)) return state.valueOf(question) !== undefined;
      const values = state.valuesOf(question);
      return values.length > 0 && !values.includes(undefined);
    });
  if (counted.some((guid) => state.rowsOf(guid) === undefined)) return [];
  return rowNumbers(rows, group).filter((row) => state.inRow(row, () => isAnswered() && !must(state)));
}

/**
 * Returns the key of the question that shows the message of a check, null for none: a question outside its
 * rows shows it once, whichever row fails, and one in an empty row at the end never.
 */
function messagePlace(
  { check, group }: PreparedCheck,
  row: number,
  { questions }: PreparedForm,
  { asked, countedRows }: Pick<Resolution, 'asked' | 'countedRows'>,
): AnswerKey | null {
  const question = check.at === null ? undefined : questions.get(check.at);
  if (question === undefined || question.field.shown === false) return null;
  const rows = rowsJudgedIn(question);
  const at = rows === group ? row : 1;
  const key = answerKey(question.field.guid, at);
  const isSent = rowNumbers(countedRows, rows).includes(at);
  return isSent && asked.has(key) ? key : null;
}

function predefinedThatApply(
  { form, predefined }: PreparedForm,
  state: LogicState,
): readonly PredefinedField[] {
  const conditional = new Set(
    form.predefinedFields.filter(({ when }) => when !== undefined).map(({ property }) => property),
  );
  const chosen = new Set<number>();
  return form.predefinedFields.filter(({ guid, property }) => {
    if (!holds(predefined.get(guid), state) || chosen.has(property)) return false;
    if (conditional.has(property)) chosen.add(property);
    return true;
  });
}
