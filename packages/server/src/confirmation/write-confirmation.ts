import {
  displayAnswers,
  displayMoment,
  textIn,
  type ConfirmationRules,
  type DisplayLocale,
  type FieldTypes,
  type SavedForm,
  type StoredSubmission,
} from '@form-portal/domain';

/** What the text of a confirmation depends on. */
export interface ConfirmationSource {
  /** With identity codes and sensitive answers masked. */
  readonly submission: StoredSubmission;
  /** The revision that was sent. */
  readonly form: SavedForm;
  readonly rules: ConfirmationRules;
  readonly fieldTypes: FieldTypes;
  /** In the language of the sender. */
  readonly locale: DisplayLocale;
  readonly timeZone: string;
  /** The address of the receipt, with the token that opens it. */
  readonly receiptAddress: string;
}

/** The subject, on one line, and the plain text of a confirmation. */
export function writeConfirmation(source: ConfirmationSource): {
  readonly subject: string;
  readonly body: string;
} {
  const { submission, form, rules, locale, timeZone } = source;
  const { language, defaultLanguage, text } = locale;
  const facts: Readonly<Record<string, string>> = {
    reference: submission.reference,
    receivedAt: displayMoment(Date.parse(submission.receivedAt), locale, timeZone),
    form: textIn(form.name, language, defaultLanguage).replace(/\s+/g, ' ').trim(),
  };
  const customText = textIn(rules.text, language, defaultLanguage);
  const opening = customText === '' ? text('confirmation.body', facts) : fillPlaceholders(customText, facts);
  return {
    subject: text('confirmation.subject', facts).replace(/\s+/g, ' ').trim(),
    body: [opening, ...paragraphsAfterOpening(source)].join('\n\n').concat('\n'),
  };
}

/** Unknown placeholders are left unchanged. */
function fillPlaceholders(template: string, facts: Readonly<Record<string, string>>): string {
  return template.replace(/\{(reference|receivedAt|form)\}/g, (_, name: string) => facts[name] ?? '');
}

/** The link, the note on the PDF or the answers, as the rules of the form say. */
function paragraphsAfterOpening(source: ConfirmationSource): readonly string[] {
  const { submission, form, rules, fieldTypes, locale, receiptAddress } = source;
  switch (rules.carries) {
    case 'receipt-link':
      return [locale.text('confirmation.receipt', { address: receiptAddress })];
    case 'pdf':
      return [locale.text('confirmation.attached')];
    case 'answers':
      return displayAnswers(form, submission, { fieldTypes, locale, reader: 'visitor' }).map(
        ({ heading, level, answers }) =>
          [
            ...(heading === null ? [] : [level === 1 ? heading.toUpperCase() : heading]),
            ...answers.map(({ question, answer }) => `${question}: ${answer || locale.text('notAnswered')}`),
          ].join('\n'),
      );
  }
}
