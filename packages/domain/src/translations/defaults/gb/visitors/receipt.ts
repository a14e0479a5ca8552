import type { ReceiptTextKey } from '../../../keys/visitors/receipt-text-keys.ts';

/** Texts of the submission as a PDF and of its confirmation in British English. */
export const receipt: Readonly<Record<ReceiptTextKey, string>> = {
  summaryTitle: 'Sent form',
  filledInLanguage: 'Language of the form',
  'confirmation.subject': 'Form received: {form}, {reference}',
  'confirmation.body': 'We have received your form {form}.\n\nReference: {reference}\nReceived: {receivedAt}',
  'confirmation.receipt': 'Receipt (PDF): {address}',
  'confirmation.attached': 'Your answers are attached to this message.',
  correctsSubmission: 'Corrects submission',
  verifiedAnswer: '{question} (verified with Suomi.fi)',
  computedAnswer: '{question} (computed)',
  verifiedIdentity: 'Details verified with Suomi.fi',
  pageOf: 'Page {n} of {all}',
};
