import {
  describeFiles,
  displayAnswers,
  displayIdentityValue,
  displayMoment,
  displaySize,
  identityAttributes,
  identityDisplayOrder,
  requestOutcomeText,
  takesAttachments,
  textIn,
  type AnswerKey,
  type AnswerReader,
  type Catalogue,
  type DisplayedAnswer,
  type DisplayLocale,
  type FieldTypes,
  type SavedForm,
  type Settings,
  type StoredAttachment,
  type StoredSubmission,
} from '@form-portal/domain';
import { localeIn } from '../http/site-locale.ts';
import type { ReceiptAnswer, ReceiptDocument, ReceiptSection } from './receipt-document.ts';

/** A submission with everything that its receipt depends on. */
interface ReceiptSource {
  readonly submission: StoredSubmission;
  /** The revision that the visitor filled in. */
  readonly form: SavedForm;
  readonly settings: Settings;
  readonly catalogue: Catalogue;
  readonly fieldTypes: FieldTypes;
  /** IANA name of the site's time zone. */
  readonly timeZone: string;
  /** `staff`: with the values that the form computes for them, marked as computed. */
  readonly reader: AnswerReader;
}

/**
 * The content of a receipt, in the visitor's language: every question and answer as the visitor saw them, or with what is computed for
 * staff (specification D12).
 */
export function describeSubmission(source: ReceiptSource): ReceiptDocument {
  const { submission, form, settings, fieldTypes, reader } = source;
  const locale = localeOf(source);
  const { text, language, defaultLanguage, languageTag } = locale;
  const formName = textIn(form.name, language, defaultLanguage);
  const verified = new Set<AnswerKey>(submission.verified);
  const questionOf = ({ key, question, hidden }: DisplayedAnswer) => {
    if (hidden) return text('computedAnswer', { question });
    return verified.has(key) ? text('verifiedAnswer', { question }) : question;
  };
  const sections = displayAnswers(form, submission, { fieldTypes, locale, reader }).map(
    ({ heading, level, answers }): ReceiptSection => ({
      heading,
      level,
      answers: answers.map((displayed) => ({
        question: questionOf(displayed),
        answer: displayed.answer || text('notAnswered'),
      })),
    }),
  );
  return {
    languageTag,
    title: `${formName}, ${submission.reference}`,
    siteName: settings.siteName,
    formName,
    facts: factsOf(source, locale),
    sections: [...verifiedDetails(submission, locale), ...sections],
    attachmentsHeading: text('attachments'),
    attachments: attachmentLines(source, locale),
    pageFoot: `${text('reference')} ${submission.reference} · ${text('pageOf', { n: '{page}', all: '{pages}' })}`,
    createdAt: submission.receivedAt,
  };
}

/** The details of the identification, even if no field shows them; no section without identification. */
function verifiedDetails({ identity }: StoredSubmission, locale: DisplayLocale): readonly ReceiptSection[] {
  const answers = identityDisplayOrder.flatMap((attribute) => {
    const value = identity[attribute];
    const question = locale.text(identityAttributes[attribute].labelKey);
    return value === undefined ? [] : [{ question, answer: displayIdentityValue(attribute, value, locale) }];
  });
  return answers.length === 0 ? [] : [{ heading: locale.text('verifiedIdentity'), level: 1, answers }];
}

function localeOf({ submission, settings, catalogue }: ReceiptSource): DisplayLocale {
  const language = Object.hasOwn(catalogue, submission.language)
    ? submission.language
    : settings.defaultLanguage;
  return localeIn(catalogue, language, settings);
}

function factsOf(
  { submission, catalogue, timeZone }: ReceiptSource,
  locale: DisplayLocale,
): readonly ReceiptAnswer[] {
  const { text, language } = locale;
  return [
    { question: text('reference'), answer: submission.reference },
    ...(submission.corrects === null
      ? []
      : [{ question: text('correctsSubmission'), answer: submission.corrects }]),
    {
      question: text('receivedAt'),
      answer: displayMoment(Date.parse(submission.receivedAt), locale, timeZone),
    },
    { question: text('filledInLanguage'), answer: catalogue[language]?.name ?? language },
  ];
}

function attachmentLines({ submission, form }: ReceiptSource, locale: DisplayLocale): readonly string[] {
  const { text, language, defaultLanguage } = locale;
  const { requests, others } = describeFiles(form, submission);
  const lineOf = ({ name, size }: StoredAttachment) => `${name} (${displaySize(size, locale)})`;
  const lines = requests.flatMap(({ request, files, ...outcome }) => {
    const requestName = textIn(request.name, language, defaultLanguage);
    const outcomes = outcome.outcome === 'attached' ? files.map(lineOf) : [requestOutcomeText(outcome, text)];
    return outcomes.map((line) => `${requestName}: ${line}`);
  });
  if (lines.length + others.length > 0) return [...lines, ...others.map(lineOf)];
  return takesAttachments(form.attachments) ? [text('noAttachments')] : [];
}
