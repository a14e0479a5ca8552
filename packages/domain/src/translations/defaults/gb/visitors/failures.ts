import type { FailureTextKey } from '../../../keys/visitors/failure-text-keys.ts';

/** Texts of error pages and refused requests in British English. */
export const failures: Readonly<Record<FailureTextKey, string>> = {
  // Error pages
  notFoundCode: '404 Not Found',
  notFound: 'This page was not found.',
  notFoundHelp: 'The address may be wrong, or the form is no longer in use.',
  failureHelp: 'The fault is in the service, not in what you did. Try again in a moment.',
  failureReference: 'Quote this reference if you contact us: {id}',

  // Problems of requests
  'problem.requestMalformed': 'The request could not be read.',
  'problem.requestTooLarge': 'The request is too large.',
  'problem.requestCrossSite': 'The request came from another site. Open the page again on this site.',
  'problem.requestInterrupted': 'The connection was cut before everything had arrived. Try again.',
  'problem.tooMany': 'Too many attempts. Wait a moment and try again.',
  'problem.robot':
    'The form looked as if a program had filled it in. Check that the hidden field is empty, wait a moment and send again.',
  'problem.unexpected': 'The service could not do this right now. Try again in a moment.',
  'problem.storageFull':
    'The portal has no storage space left and cannot receive anything right now. Nothing was sent. Please try again later.',
  'problem.storageUnavailable': 'The portal cannot store anything right now. Please try again later.',
  'problem.vaultUnavailable': 'The document vault is not responding. Try again in a moment.',
  'problem.singleSignOnOff': 'Error: OAuth config not found',
  'problem.singleSignOnUnavailable': 'Single sign-on does not work right now. Try again in a moment.',
  'problem.identityUnavailable': 'Identification does not work right now. Try again in a moment.',
  'problem.identitySessionUnknown': 'Error checking SAML session',

  // Problems of submissions and answers
  'problem.otherPerson': 'These answers were filled in under another identification. They were not sent.',
  'problem.testRefused':
    'Only administrators send test submissions, from the preview of a form, and those that stay in the portal are not delivered.',
  'problem.tooManyColumns':
    'The submissions have more questions than Excel has columns. Choose one form, or export them as CSV.',
  'problem.submissionChanged':
    'A different version was already received under this ID, with the reference {reference}. This version was not stored.',
  'problem.checkFailed': 'Some answers do not fit together.',
  'problem.unknownField': 'The form has changed: it no longer has one of the questions. Load the page again.',
  'problem.tooManyRows': 'The number of rows may be at most {max}.',
  'problem.formUnknown': 'It is not clear which form was sent.',
  'problem.formClosed': 'This form no longer takes answers.',
  'problem.formNotOpenYet': 'This form has not opened yet.',
  'problem.formClosedNow': 'This form has closed and no longer takes answers.',
  'problem.formFull': 'All places of this form are taken.',
  'problem.maintenance':
    'The service is under maintenance until {at}. The form was not sent. Send it again after that.',
  'problem.addressBusy':
    'Too many connections come from your network at the moment. Wait a few seconds and try again.',
  'problem.addressUploads':
    'A lot is being sent from your network at the moment. Wait a minute and send again.',
  'problem.textTooLong': 'Shorten the text to {max} characters.',
  'problem.textInvalid': 'The text has characters that cannot be stored. Type it again.',
  'problem.numberInvalid': 'Enter a number in digits',
  'problem.numberNotWhole': 'Enter a whole number',
  'problem.outOfRange': 'Enter a number between {min} and {max}',
  'problem.numberTooSmall': 'Enter {min} or more',
  'problem.numberTooLarge': 'Enter {max} or less',
  'problem.timeInvalid': 'Enter a time like 14:30',
  'problem.optionUnknown': 'Choose one of the options shown',
  'problem.oneOptionOnly': 'Choose only one option',
  'problem.booleanInvalid': 'Tick the box or leave it empty',
  'problem.answerRefused': 'Check your answer',
};
