import { vaultTextKeys } from './vault-text-keys.ts';

/** Text keys of the frame of every page. */
export const everyPageTextKeys = [
  'skipToContent',
  'back',
  'close',
  'ok',
  'cancel',
  'siteTools',
  'language',
  'languageChanged',
  'admin',
  'login',
  'logout',
  'privacyPolicy',
  'accessibilityStatement',
  'giveFeedback',
  'version',
  'copyright',
  'opensInNewTab',
  'needHelp',
  'yes',
  'no',
  'show',
  'hide',
  'loading',
  'loadingFailed',
  'tryAgain',
  'error',
  'renderError',
  'confirmNavigation',
  'unsavedChanges',
  'leaveTitle',
  'leave',
  'stay',
] as const;

/** Text keys of the list of forms. */
export const formListTextKeys = [
  'portalTitle',
  'portalIntro',
  'suomifiBadge',
  'suomifiTooltip',
  'searchForms',
  'formCount.one',
  'formCount.other',
  'formsShown',
  'noFormFound',
] as const;

/** Text keys of filling in a form. */
export const answeringTextKeys = [
  // Form
  'mandatoryNote',
  'formParts',
  'partAnswered',
  'previewNotice',
  'draftRestored',
  'draftFilesGone',
  'startAgain',
  'startAgainTitle',
  'startAgainText',
  'clearAnswers',
  'keepAnswers',
  'answersCleared',
  'robotTrap',
  'sendPrivacy',
  'offline',

  // Answering
  'enterValue',
  'selectValue',
  'tickValue',
  'charactersUsed',
  'dateHint',
  'timeHint',
  'dateInvalid',
  'dateNotReal',
  'openCalendar',
  'previousMonth',
  'nextMonth',
  'numberChanged',
  'sliderHint',
  'ratingValue',
  'clearAnswer',
  'filterOptions',
  'optionsShown',
] as const;

/** Text keys of attachments. */
export const attachmentTextKeys = [
  // Attachments
  'attachments',
  'chooseFiles',
  'dropFiles',
  'dropHere',
  'attachmentRules',
  'attachmentTotal',
  'attachedFiles',
  'removeFile',
  'remove',
  'replaceFile',
  'replace',
  'fileRemoved',
  'fileRestored',
  'undo',
  'fileReady',
  'fileChecking',
  'fileUploading',
  'fileSent',
  'filesAdded.one',
  'filesAdded.other',
  'filesRejected.one',
  'filesRejected.other',
  'filesChooseAgain',
  'pastedPicture',
  'errorFileSize',
  'errorFileType',
  'errorNoFileTypes',
  'megabytes',
  'images',
  'documents',
  'videos',
  'audio',
  'archives',
  'code',

  // Problems of attachments
  'problem.contentDiffers',
  'problem.fileInfected',
  'problem.fileNameInvalid',
  'problem.fileEmpty',
  'problem.fileUnreadable',
  'problem.tooManyFiles',
  'problem.filesTooLarge',
] as const;

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
  'errorMessage',
  'requestFailed',
  'sendingUncertain',
  'arrivedTitle',
  'arrivedAt',
  'arrivedDiffers',
  'arrivedChoice',
  'sendCorrected',
  'keepFirstVersion',

  // Sent: popup, page and acknowledgement
  'formSent',
  'reference',
  'saveReference',
  'copy',
  'copied',
  'sentAt',
  'attachmentsSent.one',
  'attachmentsSent.other',
  'downloadReceipt',
  'print',
  'receiptText',
  'receivedAt',
  'notAnswered',
  'noAttachments',
] as const;

/** Text keys of identification, signing in and signing out. */
export const identificationTextKeys = [
  // Identification
  'authNeeded',
  'authenticate',
  'authLeaving',
  'authAttributes',
  'vaultUserMustLogout',
  'samlNoAdmin',
  'noAdminRight',
  'sessionEnded',
  'sessionEndsSoon.one',
  'sessionEndsSoon.other',
  'verifiedField',
  'stayIdentified',
  'identificationEnds',
  'identificationEnded',
  'signInEnds',
  'signInEndsSoon.one',
  'signInEndsSoon.other',
  'signInEnded',
  'sessionEndedHelp',
  'loginAgain',
  'loginAfterEnd',
  'identifyAgain',
  'endedNotSent',
  'otherPerson',
  'otherPersonHelp',
  'otherPersonWays',
  'openedBefore',
  'openAgain',
  'identificationRefused',
  'identificationRefusedHelp',
  'identificationCancelled',
  'identificationCancelledHelp',
  'suomifiPopupTitle',
  'identity.personalIdentityCode',
  'identity.firstNames',
  'identity.lastName',
  'identity.birthDate',
  'identity.homeMunicipality',
  'identity.email',
  'identity.finnishCitizenship',
  'identity.domesticStreetAddress',
  'identity.domesticPostalCode',
  'identity.domesticTown',
  'identity.foreignStreetAddress',
  'identity.foreignTownAndCountry',

  // Signing in and out
  'loginHelp',
  'username',
  'password',
  'wrongCredentials',
  'loginFailed',
  'or',
  'sso',
  'ssoNeedsHttps',
  'authenticating',
  'backToLogin',
  'notStaff',
  'loggedOutTitle',
  'loggedOutHelp',
  'returnHome',
] as const;

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
  'problem.submissionChanged',
  'problem.checkFailed',
  'problem.unknownField',
  'problem.formUnknown',
  'problem.formClosed',
  'problem.addressBusy',
  'problem.addressUploads',
  'problem.textTooLong',
  'problem.textInvalid',
  'problem.numberInvalid',
  'problem.numberNotWhole',
  'problem.outOfRange',
  'problem.timeInvalid',
  'problem.optionUnknown',
  'problem.oneOptionOnly',
  'problem.booleanInvalid',
  'problem.answerRefused',
] as const;

/** Text keys of the accessibility statement (Act 306/2019). */
export const statementTextKeys = [
  'statement.organisation',
  'statement.compliance',
  'statement.knownGaps',
  'statement.method',
  'statement.feedback',
  'statement.feedbackAnswer',
  'statement.supervisor',
  'statement.date',
] as const;

/**
 * Text keys that public pages may show (specification §2, §5 and §8; docs/design.md#words). Keys ending in
 * `.one` and `.other` are looked up without the suffix, by `n`.
 */
export const pageTextKeys = [
  ...everyPageTextKeys,
  ...formListTextKeys,
  ...answeringTextKeys,
  ...attachmentTextKeys,
  ...sendingTextKeys,
  ...identificationTextKeys,
  ...failureTextKeys,
  ...statementTextKeys,
] as const;

/** Text keys of the submission as a PDF; public pages never show them. */
export const receiptTextKeys = [
  'summaryTitle',
  'filledInLanguage',
  'correctsSubmission',
  'verifiedAnswer',
  'verifiedIdentity',
  'pageOf',
] as const;

/** Text keys of refused requests of administrators and programs; public pages never show them. */
export const administrationProblemTextKeys = [
  'problem.requestInvalid',
  'problem.requestMediaType',
  'problem.signInRequired',
  'problem.permissionDenied',
  'problem.revisionConflict',
  'problem.formNoFields',
  'problem.formClassMissing',
  'problem.formLayoutBroken',
  'problem.formTooLarge',
  'problem.formLabelMissing',
  'problem.formIdentityNotMapped',
  'problem.formIdentityUnavailable',
  'problem.siteNameTooLong',
  'problem.privacyUrlInvalid',
  'problem.privacyUrlTooLong',
  'problem.colourInvalid',
  'problem.languageUnknown',
  'problem.statementUrlInvalid',
  'problem.statementDateInvalid',
  'problem.feedbackInvalid',
  'problem.settingTooLong',
  'problem.identityPropertyInvalid',
  'problem.codeInUse',
  'problem.codeInvalid',
  'problem.languageProtected',
  'problem.languageNameMissing',
  'problem.languageTagInvalid',
  'problem.translationTooLong',
  'problem.draftNotInitialised',
  'problem.alreadyDelivered',
  'problem.deliveriesHeld',
  'problem.stillWaiting',
  'problem.receiptBusy',
] as const;

const others: ReadonlySet<string> = new Set<string>([
  ...receiptTextKeys,
  ...administrationProblemTextKeys,
  ...vaultTextKeys,
]);

/**
 * Whether a key's text is included in visitors' pages: the portal's page texts, those of field types, and
 * unlisted keys.
 */
export function isPageText(key: string): boolean {
  return !others.has(key) && !key.startsWith('admin.');
}
