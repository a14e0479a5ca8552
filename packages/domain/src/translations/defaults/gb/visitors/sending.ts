import type { SendingTextKey } from '../../../keys/visitors/sending-text-keys.ts';

/** Texts of checking, sending and what follows in British English. */
export const sending: Readonly<Record<SendingTextKey, string>> = {
  // Sending
  send: 'Send',
  missingMandatory: 'Some answers are missing',
  fillAllMandatory: 'Answer every question marked with *.',
  'errorSummary.one': 'There is {n} thing to correct',
  'errorSummary.other': 'There are {n} things to correct',
  checkAnswers: 'Check your answers',
  checkAnswersText: 'The form has not been sent yet. When everything is right, choose {send}.',
  changeAnswer: 'Change',
  backToForm: 'Back to the form',
  sendingForm: 'Sending form',
  sendingWait: 'Do not close this page.',
  sendingProgress: '{n} % sent',
  sendingSlow: 'This is taking longer than usual. Do not close the page.',
  errorSendingForm: 'The form could not be sent. Your answers are still on this page.',
  pageOutdated:
    'This page is out of date: the form no longer asks what it did when you opened it. Open it again, check your answers and send them: they are kept.',
  errorMessage: 'Error message:',
  requestFailed: 'Error making API request',
  sendingUncertain:
    'It is not certain that the form arrived. Your answers are still on this page. Try again: the form will not be received twice.',
  arrivedTitle: 'Your first version arrived',
  arrivedAt: 'It was received on {at}.',
  arrivedDiffers: 'The version on this page differs from it and has not been sent.',
  arrivedChoice:
    'You can send it as a new form that corrects the first one, or leave it at the first version.',
  sendCorrected: 'Send the corrected version',
  keepFirstVersion: 'Keep the first version',

  // Sent: popup, page and receipt
  formSent: 'The form has been sent',
  reference: 'Reference',
  saveReference: 'Keep the reference. You need it if you contact us about this form.',
  copy: 'Copy',
  copied: 'Copied',
  sentAt: 'Sent',
  confirmationTo: 'A confirmation is sent to {address}.',
  'attachmentsSent.one': '{n} attachment was sent',
  'attachmentsSent.other': '{n} attachments were sent',
  downloadReceipt: 'Download the receipt (PDF)',
  print: 'Print',
  receiptText: 'We have received your form.',
  receivedAt: 'Received',
  notAnswered: 'Not answered',
  noAttachments: 'No attachments',
};
