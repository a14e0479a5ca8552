import type { Answers, DisplayLocale, FieldTypes } from '../field-type.ts';
import type { Field, Form } from '../form/form.ts';
import { sections } from '../form/layout.ts';
import type { Guid } from '../guid.ts';
import { textIn } from '../localized-text.ts';
import { answerTo } from './answers.ts';
import type { AppliedLogic } from './submission.ts';

/** One question and its answer, formatted for display. */
export interface DisplayedAnswer {
  readonly guid: Guid;
  readonly question: string;
  /** Empty when not answered. May contain line breaks. */
  readonly answer: string;
  readonly required: boolean;
  /** Whether the form computed it and visitors do not see it. */
  readonly hidden: boolean;
}

/** A section of the form with its heading (null for none) and its answers. */
export interface DisplayedSection {
  readonly heading: string | null;
  readonly answers: readonly DisplayedAnswer[];
}

/** What is displayed of a submission. */
export interface SubmissionToDisplay {
  readonly answers: Answers;
  /** How the form's rules were applied; null when they depend on no answers. */
  readonly logic: AppliedLogic | null;
}

/** How answers are displayed, and to whom. */
export interface AnswerDisplayOptions {
  readonly fieldTypes: FieldTypes;
  readonly locale: DisplayLocale;
  readonly reader: AnswerReader;
}

/** Who reads the answers: visitors do not see the values that the form computes for `staff` only. */
export type AnswerReader = 'visitor' | 'staff';

/**
 * Returns a complete submission in form order and by section, including questions that were asked and left
 * unanswered: for the receipt as the visitor saw it, and for the object's summary (specification D12).
 * Sections without questions are omitted.
 */
export function displayAnswers(
  form: Form,
  { answers, logic }: SubmissionToDisplay,
  { fieldTypes, locale, reader }: AnswerDisplayOptions,
): readonly DisplayedSection[] {
  const display = (field: Field): DisplayedAnswer => ({
    guid: field.guid,
    question: textIn(field.label, locale.language, locale.defaultLanguage),
    answer: fieldTypes.get(field.type).display(field, answerTo(answers, field.guid), locale),
    required: field.required,
    hidden: field.shown === false,
  });
  const asked = logic === null ? undefined : new Set(logic.asked);
  const isShown = ({ guid, shown }: Field): boolean =>
    (reader === 'staff' || shown !== false) && (asked?.has(guid) ?? true);
  return sections(form)
    .map(({ group, rows }) => ({
      heading: group === null ? null : textIn(group.name, locale.language, locale.defaultLanguage),
      answers: rows.flat().filter(isShown).map(display),
    }))
    .filter((section) => section.answers.length > 0);
}
