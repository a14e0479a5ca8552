import type { ReceiptTextKey } from '../../../keys/visitors/receipt-text-keys.ts';

/** Texts of the submission as a PDF and of its confirmation in Swedish. */
export const receipt: Readonly<Record<ReceiptTextKey, string>> = {
  summaryTitle: 'Skickad blankett',
  filledInLanguage: 'Blankettens språk',
  'confirmation.subject': 'Blanketten har tagits emot: {form}, {reference}',
  'confirmation.body':
    'Vi har tagit emot din blankett {form}.\n\nReferens: {reference}\nMottagen: {receivedAt}',
  'confirmation.receipt': 'Mottagningskvitto (PDF): {address}',
  'confirmation.attached': 'Dina svar är bifogade till detta meddelande.',
  correctsSubmission: 'Rättar tidigare blankett',
  verifiedAnswer: '{question} (bekräftat genom Suomi.fi-identifikation)',
  computedAnswer: '{question} (beräknat)',
  verifiedIdentity: 'Uppgifter som bekräftats genom Suomi.fi-identifikation',
  pageOf: 'Sida {n} av {all}',
};
