import { findPage, runOfPage } from '@form-portal/domain/edit';
import type { Form, FormPage, Group, Guid } from '@form-portal/domain';
import type { RuleRef } from '@form-portal/domain/edit';
import type { PreparedForm, Question } from '@form-portal/domain/logic';

/**
 * The questions that a condition may refer to, in page order: earlier ones for what is shown, else all. Questions whose answers cannot be
 * compared are left out.
 */
export function questionChoices(
  form: Form,
  { questions }: Pick<PreparedForm, 'questions'>,
  { rule, of }: RuleRef,
): readonly Question[] {
  const before = rule === 'showWhen' ? firstIndexOf(form, questions, of) : Infinity;
  return [...questions.values()].filter(({ index, kind }) => kind !== null && index < before);
}

/** The repeatable groups whose rows a condition may count, in page order: those that end earlier for what is shown, else all. */
export function groupChoices(
  form: Form,
  { questions, spans }: Pick<PreparedForm, 'questions' | 'spans'>,
  { rule, of }: RuleRef,
): readonly Group[] {
  const before = rule === 'showWhen' ? firstIndexOf(form, questions, of) : Infinity;
  return [...spans.values()].flatMap(({ group, end }) =>
    group.repeat !== undefined && end <= before ? [group] : [],
  );
}

/** The position among the questions of a field, or of where a group or page starts; requested files come after all questions. */
function firstIndexOf(form: Form, questions: ReadonlyMap<Guid, Question>, of: Guid): number {
  const question = questions.get(of);
  if (question !== undefined) return question.index;
  const isPage = findPage(form, of) !== undefined;
  const at = isPage ? runOfPage(form, of).start : form.layout.findIndex(({ guid }) => guid === of);
  if (at < 0) return Infinity;
  const earlier = new Set(form.layout.slice(0, at).map(({ guid }) => guid));
  return [...questions.values()].filter(({ field, group }) => earlier.has(group?.guid ?? field.guid)).length;
}

/** Questions under one heading: a page, or in a form without pages a group; null: none. */
export interface ChoiceSection {
  readonly heading: FormPage | Group | null;
  readonly questions: readonly Question[];
}

/** Splits questions where the page changes, in a form without pages where the group changes. */
export function choiceSections(form: Form, choices: readonly Question[]): readonly ChoiceSection[] {
  const { pages = [] } = form;
  const pageOfEntry = new Map(
    form.layout.map((entry) => [entry.guid, pages.find(({ guid }) => guid === entry.page) ?? null]),
  );
  const headingOf = ({ field, group }: Question): FormPage | Group | null =>
    form.pages === undefined ? group : (pageOfEntry.get(group?.guid ?? field.guid) ?? null);
  const sections: { readonly heading: ChoiceSection['heading']; readonly questions: Question[] }[] = [];
  for (const question of choices) {
    const heading = headingOf(question);
    const last = sections.at(-1);
    if (last?.heading === heading) last.questions.push(question);
    else sections.push({ heading, questions: [question] });
  }
  return sections;
}
