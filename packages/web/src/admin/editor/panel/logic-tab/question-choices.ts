import type { Guid } from '@form-portal/domain';
import type { ConditionPlace } from '@form-portal/domain/edit';
import type { Question } from '@form-portal/domain/logic';
import type { FormLogic } from '../../model/form-logic.ts';
import type { Form } from '@form-portal/domain';

/**
 * The questions that a condition may refer to, in page order: earlier ones for what is shown, else all. Questions whose answers cannot be
 * compared are left out.
 */
export function questionChoices(
  form: Form,
  { questions }: Pick<FormLogic, 'questions'>,
  { rule, of }: ConditionPlace,
): readonly Question[] {
  const before = rule === 'showWhen' ? firstIndexOf(form, questions, of) : Infinity;
  return [...questions.values()].filter(({ index, kind }) => kind !== null && index < before);
}

/** The position among the questions of a field, or of where a group starts. */
function firstIndexOf(form: Form, questions: ReadonlyMap<Guid, Question>, of: Guid): number {
  const own = questions.get(of);
  if (own !== undefined) return own.index;
  const at = form.layout.findIndex(({ guid }) => guid === of);
  const earlier = new Set(form.layout.slice(0, Math.max(at, 0)).map(({ guid }) => guid));
  return [...questions.values()].filter(({ field, group }) => earlier.has(group?.guid ?? field.guid)).length;
}

/** Questions under one heading; null: outside all groups. */
export interface ChoiceSection {
  readonly group: Question['group'];
  readonly questions: readonly Question[];
}

/** Splits questions where the group changes. */
export function choiceSections(choices: readonly Question[]): readonly ChoiceSection[] {
  return choices.reduce<readonly ChoiceSection[]>((sections, question) => {
    const last = sections.at(-1);
    if (last === undefined || last.group !== question.group)
      return [...sections, { group: question.group, questions: [question] }];
    return [...sections.slice(0, -1), { ...last, questions: [...last.questions, question] }];
  }, []);
}
