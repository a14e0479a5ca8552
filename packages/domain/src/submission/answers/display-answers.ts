import type { Answers, DisplayLocale, FieldTypes } from '../../field-type/field-type.ts';
import type { Field, Form } from '../../form/form.ts';
import { textIn } from '../../text/localized-text.ts';
import type { AnswerKey } from './answer-key.ts';
import { answerTo } from './answer-to.ts';
import { storedSections, type StoredSection } from './stored-sections.ts';
import type { AppliedLogic } from '../submission.ts';

/** One question and its answer, formatted for display. */
export interface DisplayedAnswer {
  readonly key: AnswerKey;
  readonly question: string;
  /** Empty when not answered. May contain line breaks. */
  readonly answer: string;
  readonly required: boolean;
  /** Whether the form computed it and visitors do not see it. */
  readonly hidden: boolean;
}

/** A section of the form, or a row of a repeatable group. */
export interface DisplayedSection extends Pick<StoredSection, 'level'> {
  /** Null for none. */
  readonly heading: string | null;
  /** Empty only where the heading is that of a page. */
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
 * Returns a complete submission in form order, by page, section and row, including questions that were asked and
 * left unanswered: for the receipt as the visitor saw it, and for the object's summary (specification D12).
 * Pages and sections without questions are omitted.
 */
export function displayAnswers(
  form: Form,
  { answers, logic }: SubmissionToDisplay,
  { fieldTypes, locale, reader }: AnswerDisplayOptions,
): readonly DisplayedSection[] {
  const { language, defaultLanguage } = locale;
  const display = (field: Field): DisplayedAnswer => ({
    key: field.guid,
    question: textIn(field.label, language, defaultLanguage),
    answer: fieldTypes.get(field.type).display(field, answerTo(answers, field.guid), locale),
    required: field.required,
    hidden: field.shown === false,
  });
  const asked = logic === null ? undefined : new Set(logic.asked);
  const isShown = ({ guid, shown }: Field): boolean =>
    (reader === 'staff' || shown !== false) && (asked?.has(guid) ?? true);
  return storedSections(form, { answers, logic }, isShown).map(({ heading, level, fields }) => ({
    heading: heading && textIn(heading, language, defaultLanguage),
    level,
    answers: fields.map(display),
  }));
}
