/** Text keys of error pages and refused requests. */
export const failureTextKeys = [
  // Error pages
  'notFoundCode',
  'notFound',
  'notFoundHelp',
  'failureHelp',
  'failureReference',

  // Problems of requests
  'problem.requestMalformed',
  'problem.requestTooLarge',
  'problem.requestCrossSite',
  'problem.requestInterrupted',
  'problem.tooMany',
  'problem.robot',
  'problem.unexpected',
  'problem.storageFull',
  'problem.storageUnavailable',
  'problem.vaultUnavailable',
  'problem.singleSignOnOff',
  'problem.singleSignOnUnavailable',
  'problem.identityUnavailable',
  'problem.identitySessionUnknown',

  // Problems of submissions and answers
  'problem.otherPerson',
  'problem.testRefused',
  'problem.tooManyColumns',
  'problem.submissionChanged',
  'problem.checkFailed',
  'problem.unknownField',
  'problem.tooManyRows',
  'problem.formUnknown',
  'problem.formClosed',
  'problem.formNotOpenYet',
  'problem.formClosedNow',
  'problem.formFull',
  'problem.maintenance',
  'problem.addressBusy',
  'problem.addressUploads',
  'problem.textTooLong',
  'problem.textInvalid',
  'problem.numberInvalid',
  'problem.numberNotWhole',
  'problem.outOfRange',
  'problem.numberTooSmall',
  'problem.numberTooLarge',
  'problem.timeInvalid',
  'problem.optionUnknown',
  'problem.oneOptionOnly',
  'problem.booleanInvalid',
  'problem.answerRefused',
] as const;

/** A key of this list. */
export type FailureTextKey = (typeof failureTextKeys)[number];
