import type { Answer, Answers } from '../field-type.ts';
import type { PredefinedField } from '../form/form.ts';
import type { Guid } from '../guid.ts';
import { comparable, type Comparable } from './comparison.ts';
import type { Judge, LogicState } from './compile-condition.ts';
import { evaluateFormula, formulaValue, roundedAnswer } from './formula/evaluate-formula.ts';
import type { PreparedForm, PreparedFormula, PreparedQuestion } from './prepare.ts';
import type { Question } from './questions.ts';
import { resolved, type LogicFacts, type ResolvedSubmission } from './resolution.ts';

/**
 * Applies the rules of a form to normalised answers, in one pass in page order: what is shown, required,
 * computed and checked. Pure: browser and server get the same result. Resolving the result again changes
 * nothing.
 */
export function resolve(prepared: PreparedForm, answers: Answers, facts: LogicFacts): ResolvedSubmission {
  const kept = new Map<string, Answer>(Object.entries(answers));
  const asked = new Set<Guid>();
  const state: LogicState = {
    ...facts,
    valueOf: (question) => valueOf(question, asked, kept),
  };
  const shownGroups = new Set<Guid>();
  const groups = new Map(prepared.groups.map((one) => [one.group.guid, one]));
  const judged = new Set<Guid>();
  const isGroupShown = (guid: Guid | null): boolean => {
    if (guid === null) return true;
    if (!judged.has(guid) && holds(groups.get(guid)?.showWhen, state)) shownGroups.add(guid);
    judged.add(guid);
    return shownGroups.has(guid);
  };

  for (const step of prepared.steps) {
    const { guid } = step.field;
    const isAsked = isGroupShown(step.group) && holds(step.showWhen, state);
    if (isAsked) asked.add(guid);
    else kept.delete(guid);
    if (step.formula !== undefined && isAsked) {
      const answer = compute(step.formula, state);
      if (answer === null) kept.delete(guid);
      else kept.set(guid, answer);
    }
  }
  for (const { group } of prepared.groups) isGroupShown(group.guid);

  return resolved({
    answers: Object.fromEntries(kept),
    asked,
    required: new Set(
      prepared.steps
        .filter((step) => asked.has(step.field.guid) && isRequired(step, state))
        .map(({ field }) => field.guid),
    ),
    shownGroups,
    failedChecks: prepared.checks
      .filter(
        ({ must, questions }) => questions.every((one) => state.valueOf(one) !== undefined) && !must(state),
      )
      .map(({ check }) => check),
    predefinedFields: predefinedThatApply(prepared, state),
  });
}

function valueOf(
  question: Question,
  asked: ReadonlySet<Guid>,
  answers: ReadonlyMap<string, Answer>,
): Comparable | undefined {
  const { kind, field } = question;
  if (kind === null || !asked.has(field.guid)) return undefined;
  return comparable(kind, answers.get(field.guid) ?? null);
}

/** A rule that is not set or does not count holds. */
function holds(judge: Judge | undefined, state: LogicState): boolean {
  return judge === undefined || judge(state);
}

function compute({ formula, decimals, questions }: PreparedFormula, state: LogicState): Answer {
  if (formula === undefined) return null;
  const valuesOf = (guid: Guid) => {
    const question = questions.get(guid);
    const value = question && state.valueOf(question);
    return value === undefined ? [] : [formulaValue(value)];
  };
  return roundedAnswer(evaluateFormula(formula, { valuesOf, today: state.today }), decimals);
}

function isRequired({ field, requireWhen, formula }: PreparedQuestion, state: LogicState): boolean {
  if (formula !== undefined) return false;
  if (field.required || requireWhen === 'shown') return true;
  return requireWhen !== undefined && requireWhen(state);
}

function predefinedThatApply(
  { form, predefined }: PreparedForm,
  state: LogicState,
): readonly PredefinedField[] {
  const conditional = new Set(
    form.predefinedFields.filter(({ when }) => when !== undefined).map((one) => one.property),
  );
  const chosen = new Set<number>();
  return form.predefinedFields.filter(({ guid, property }) => {
    if (!holds(predefined.get(guid), state) || chosen.has(property)) return false;
    if (conditional.has(property)) chosen.add(property);
    return true;
  });
}
