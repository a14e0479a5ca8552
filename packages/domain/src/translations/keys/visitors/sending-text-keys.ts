/** Text keys of checking answers, sending, and what follows. */
export const sendingTextKeys = [
  // Sending
  'send',
  'missingMandatory',
  'fillAllMandatory',
  'errorSummary.one',
  'errorSummary.other',
  'checkAnswers',
  'checkAnswersText',
  'changeAnswer',
  'backToForm',
  'sendingForm',
  'sendingWait',
  'sendingProgress',
  'sendingSlow',
  'errorSendingForm',
  'pageOutdated',
  'errorMessage',
  'requestFailed',
  'sendingUncertain',
  'arrivedTitle',
  'arrivedAt',
  'arrivedDiffers',
  'arrivedChoice',
  'sendCorrected',
  'keepFirstVersion',

  // Sent: popup, page and receipt
  'formSent',
  'reference',
  'saveReference',
  'copy',
  'copied',
  'sentAt',
  'confirmationTo',
  'attachmentsSent.one',
  'attachmentsSent.other',
  'downloadReceipt',
  'print',
  'receiptText',
  'receivedAt',
  'notAnswered',
  'noAttachments',
] as const;

/** A key of this list. */
export type SendingTextKey = (typeof sendingTextKeys)[number];
