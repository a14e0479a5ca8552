/** Text keys of the submission as a PDF; public pages never show them. */
export const receiptTextKeys = [
  'summaryTitle',
  'filledInLanguage',
  'confirmation.subject',
  'confirmation.body',
  'confirmation.receipt',
  'confirmation.attached',
  'correctsSubmission',
  'verifiedAnswer',
  'computedAnswer',
  'verifiedIdentity',
  'pageOf',
] as const;

/** A key of this list. */
export type ReceiptTextKey = (typeof receiptTextKeys)[number];
