import type { TextKey } from '../../text-parts.ts';
import { canvas } from './canvas.ts';
import { editor } from './editor.ts';
import { formParts } from './form-parts.ts';
import { formula } from './formula.ts';
import { frame } from './frame.ts';
import { logic } from './logic.ts';
import { opening } from './opening.ts';
import { panel } from './panel.ts';
import { privacy } from './privacy.ts';
import { publishing } from './publishing.ts';
import { sentence } from './sentence.ts';
import { logicOverview } from './logic-overview.ts';
import { trial } from './trial.ts';
import { vault } from './vault.ts';
import { account } from './account.ts';
import { vaultCheck } from './vault-check.ts';
import { audit } from './audit.ts';
import { submissionDetail } from './submission-detail.ts';
import { submissionList } from './submission-list.ts';
import { submissions } from './submissions.ts';
import { site } from './site.ts';

/** The portal's texts in British English. */
export const gb: Readonly<Record<TextKey, string>> = {
  ...canvas,
  ...editor,
  ...formParts,
  ...formula,
  ...frame,
  ...logic,
  ...opening,
  ...panel,
  ...privacy,
  ...publishing,
  ...sentence,
  ...logicOverview,
  ...trial,
  ...vault,
  ...account,
  ...vaultCheck,
  ...submissionDetail,
  ...submissionList,
  ...audit,
  ...submissions,
  ...site,

  // Every page: the shell
  skipToContent: 'Skip to content',
  back: 'Back',
  close: 'Close',
  ok: 'OK',
  cancel: 'Cancel',
  siteTools: 'Language, user and privacy',
  language: 'Language',
  languageChanged: 'Language: {name}',
  admin: 'Admin',
  login: 'Sign in',
  logout: 'Sign out',
  privacyPolicy: 'Privacy policy',
  accessibilityStatement: 'Accessibility statement',
  giveFeedback: 'Give feedback',
  version: 'Version {version}',
  copyright: '© {year} {siteName}',
  opensInNewTab: '(opens in a new tab)',
  needHelp: 'Need help?',
  yes: 'Yes',
  no: 'No',
  show: 'Show',
  hide: 'Hide',
  loading: 'Loading…',
  loadingFailed: 'The page could not be loaded.',
  languageFailed: 'The page could not be shown in this language: {name}',
  tryAgain: 'Try again',
  error: 'Error',
  renderError: 'Something went wrong. Check the console for more information.',
  confirmNavigation: 'You have changes that are not saved. Leave this page?',
  unsavedChanges:
    'Your form has not been sent yet. Your answers stay in this tab until you close it, so you can come back and continue. Attachments must be chosen again.',
  leaveUnsentTitle: 'Leave without sending?',
  leaveTitle: 'Leave without saving?',
  leave: 'Leave the page',
  stay: 'Stay on the page',

  // The list of forms
  portalTitle: 'Electronic forms',
  noForms: 'There are no forms to fill in at the moment. When one is published, it appears here.',
  portalIntro: 'Choose a form, fill it in and send it.',
  suomifiBadge: 'Suomi.fi identification',
  suomifiTooltip: 'This form asks you to identify yourself with Suomi.fi',
  searchForms: 'Search the forms',
  'formCount.one': '{n} form',
  'formCount.other': '{n} forms',
  formsShown: '{n} of {all} forms',
  noFormFound: 'No form matches your search. Try another word.',
  opensAt: 'Opens {at}',
  closesAt: 'Closes {at}',
  closedAt: 'Closed {at}',
  full: 'All places are taken',
  formOpens: 'The form opens {at}',
  formCloses: 'The form closes {at}',
  formClosed: 'The form closed {at}',
  notOpenYetHelp: 'You can fill in the form once it has opened. Its address stays the same.',
  closedHelp: 'This form no longer takes answers. Answers that were sent in time have arrived.',
  fullHelp: 'This form has already received as many answers as it can take.',
  allForms: 'All forms',
  closesIn: 'The form closes {at}. You have about {n} minutes left.',
  closedWhileFilling: 'The form has closed. Your answers stay in this tab, but they can no longer be sent.',
  maintenance:
    'The service is under maintenance until {at}. You can fill in the form and your answers are kept, but it can be sent only after that.',

  // The form
  mandatoryNote: 'Questions marked with * must be answered.',
  formParts: 'Parts of the form',
  partAnswered: '{n} of {all} answered',
  testTitle: 'Test submission.',
  testNotice:
    'What you send from this preview is not counted or exported, and stays in the portal. It is listed under Submissions, as a test, and removed after 30 days.',
  testVersion: 'You see version {version}, the one that visitors get.',
  testDelivery: 'Deliver it to the vault too',
  'problem.tooManyColumns':
    'The submissions have more questions than Excel has columns. Choose one form, or export them as CSV.',
  'problem.testRefused':
    'Only administrators send test submissions, from the preview of a form, and those that stay in the portal are not delivered.',
  draftPreviewNotice:
    'This is a preview of changes that are not published and cannot be sent. Visitors get version {version}.',
  previewNotice: 'This is a preview. The form is not open to visitors and cannot be sent.',
  draftRestored: 'Your earlier answers have been brought back.',
  draftFilesGone: 'Attachments are not kept: choose the files again.',
  startAgain: 'Start again',
  startAgainTitle: 'Clear all answers?',
  startAgainText: 'Everything you have filled in and attached on this form is removed.',
  clearAnswers: 'Clear the answers',
  keepAnswers: 'Keep the answers',
  answersCleared: 'The answers have been cleared.',
  robotTrap: 'Leave this field empty',
  sendPrivacy: 'Read how we use the information you send:',
  confirmationToField: 'You get a confirmation at the e-mail address that you give in {label}.',
  confirmationToIdentity: 'You get a confirmation at the e-mail address from your identification.',
  offline: 'No network connection. Your answers are kept.',

  // Answering
  enterValue: 'Enter {label}',
  selectValue: 'Select {label}',
  tickValue: 'Tick {label}',
  charactersUsed: '{n} of {max} characters',
  dateHint: 'For example, 31 12 2027',
  timeHint: 'For example, 14:30',
  dateInvalid: 'Enter a date like 31 12 2027',
  dateNotReal: '{value} is not a real date. Check the day and month.',
  openCalendar: 'Choose a date',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  numberChanged: 'The number was changed to {n}',
  sliderHint: 'Move the slider or type a number.',
  ratingValue: '{n} out of {max}',
  clearAnswer: 'Clear answer',
  filterOptions: 'Search the options',
  optionsShown: '{n} of {all} options',

  // Attachments
  attachments: 'Attachments',
  chooseFiles: 'Choose files',
  dropFiles: 'or drag and drop files here',
  dropHere: 'Drop the files anywhere on the page',
  attachmentRules: 'Allowed files: {types}. Largest size of one file: {n} MB.',
  attachmentTotal: 'At most {n} files, {max} MB in all.',
  attachedFiles: 'Attached files',
  removeFile: 'Remove {name}',
  remove: 'Remove',
  replaceFile: 'Replace {name}',
  replace: 'Replace',
  fileRemoved: '{name} was removed',
  fileRestored: '{name} was put back',
  undo: 'Undo',
  fileReady: 'Ready to send',
  fileChecking: 'Being checked',
  fileUploading: 'Sending, {n} %',
  fileSent: 'Sent',
  'filesAdded.one': '{n} file added',
  'filesAdded.other': '{n} files added',
  'filesRejected.one': '{n} file not added',
  'filesRejected.other': '{n} files not added',
  filesChooseAgain: 'Choose these files again: {names}',
  stagedFiles: 'Files attached already',
  stagedFilesHelp: 'You need not choose them again: they are kept for an hour. Tick a file to remove it.',
  pastedPicture: 'Pasted picture',
  errorFileSize: 'The file is too large. The largest allowed size is',
  errorFileType: 'This type of file cannot be attached.',
  errorNoFileTypes: 'This form does not accept attachments.',
  megabytes: '{n} MB',
  images: 'Images',
  documents: 'Documents',
  videos: 'Videos',
  audio: 'Audio',
  archives: 'Archives',
  code: 'Code',

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

  // Sent: popup, page and acknowledgement
  formSent: 'The form has been sent',
  reference: 'Reference',
  saveReference: 'Keep the reference. You need it if you contact us about this form.',
  confirmationTo: 'A confirmation is sent to {address}.',
  copy: 'Copy',
  copied: 'Copied',
  sentAt: 'Sent',
  'attachmentsSent.one': '{n} attachment was sent',
  'attachmentsSent.other': '{n} attachments were sent',
  downloadReceipt: 'Download the acknowledgement (PDF)',
  print: 'Print',
  receiptText: 'We have received your form.',
  summaryTitle: 'Sent form',
  receivedAt: 'Received',
  filledInLanguage: 'Language of the form',
  'confirmation.subject': 'Form received: {form}, {reference}',
  'confirmation.body': 'We have received your form {form}.\n\nReference: {reference}\nReceived: {receivedAt}',
  'confirmation.receipt': 'Receipt (PDF): {address}',
  'confirmation.attached': 'Your answers are attached to this message.',
  correctsSubmission: 'Corrects submission',
  verifiedAnswer: '{question} (verified with Suomi.fi)',
  computedAnswer: '{question} (computed)',
  verifiedIdentity: 'Details verified with Suomi.fi',
  notAnswered: 'Not answered',
  noAttachments: 'No attachments',
  'requestedFile.attached': 'Attached',
  'requestedFile.later': 'Comes later',
  'requestedFile.otherFile': 'In another file',
  'requestedFile.missing': 'Not attached',
  pageOf: 'Page {n} of {all}',

  // Identification
  authNeeded: 'This form asks you to identify yourself with Suomi.fi.',
  attributeStored: 'Stored with this form',
  authenticate: 'Identify yourself',
  authLeaving: 'You are leaving for suomi.fi',
  authAttributes: 'These details are stored with the form:',
  vaultUserMustLogout:
    'You are signed in as a vault user. Sign out before you identify yourself with Suomi.fi.',
  samlNoAdmin:
    "Suomi.fi identification gives no administrator rights. Sign in with an administrator's account.",
  noAdminRight:
    'You are signed in as {name}, without the right to administer this site. Ask an administrator for the right, or sign in with another account.',
  sessionEnded: 'Your identification has ended. Your answers are kept.',
  'sessionEndsSoon.one': 'Your identification ends in {n} minute. Your answers are kept.',
  'sessionEndsSoon.other': 'Your identification ends in {n} minutes. Your answers are kept.',
  verifiedField: 'Verified with Suomi.fi',
  newQuestion: 'New question: {label}',
  newQuestions: '{n} new questions: {labels}',
  askedBecause: 'Asked because of your answer',
  formPages: 'Pages of the form',
  allPages: 'All pages',
  formPageOf: 'Page {n} of {all}',
  formPageTitle: '{page}, page {n} of {all} – {form}',
  nextPage: 'Next: {page}',
  checkAndSend: 'Check and send',
  stayIdentified: 'Continue',
  identificationEnds: 'Your identification ends soon',
  identificationEnded: 'Your identification has ended',
  signInEnds: 'Your sign-in ends soon',
  'signInEndsSoon.one': 'You will be signed out in {n} minute.',
  'signInEndsSoon.other': 'You will be signed out in {n} minutes.',
  signInEnded: 'You have been signed out',
  sessionEndedHelp: 'What you have filled in is still on this page.',
  loginAgain: 'Sign in again',
  loginAfterEnd: 'You have been signed out. Sign in again to continue where you left off.',
  identifyAgain: 'Identify yourself again',
  endedNotSent:
    'Your answers were not sent, but they are all still here. Identify yourself again in a new tab, then come back to this page and choose {send}.',
  otherPerson: 'Somebody else has identified themselves',
  otherPersonHelp: 'What was filled in here before that is not shown to them and is not sent in their name.',
  otherPersonWays:
    'If you filled it in, identify yourself again: everything is still here. Otherwise start again: what was filled in is then removed.',
  openedBefore:
    'This form was opened before you identified yourself. Open it again, check your answers and send them: they are kept.',
  openAgain: 'Open the form again',
  identificationRefused: 'You could not be identified.',
  identificationRefusedHelp:
    'The response of the identification service was not accepted, and none of it was kept. Try again.',
  identificationCancelled: 'Identification was cancelled.',
  identificationCancelledHelp: 'Return to the form and identify yourself again when you want to continue.',
  suomifiPopupTitle: 'Details received from Suomi.fi',
  'identity.personalIdentityCode': 'Personal identity code',
  'identity.firstNames': 'First names',
  'identity.lastName': 'Last name',
  'identity.birthDate': 'Date of birth',
  'identity.homeMunicipality': 'Home municipality',
  'identity.email': 'Email',
  'identity.finnishCitizenship': 'Finnish citizenship',
  'identity.domesticStreetAddress': 'Street address in Finland',
  'identity.domesticPostalCode': 'Postal code in Finland',
  'identity.domesticTown': 'Town in Finland',
  'identity.foreignStreetAddress': 'Street address abroad',
  'identity.foreignTownAndCountry': 'Town and country abroad',

  // Signing in and out
  loginHelp: 'For staff who build and manage forms.',
  username: 'Username',
  password: 'Password',
  wrongCredentials: 'Invalid username or password',
  loginFailed: 'Error logging in',
  or: 'or',
  sso: 'Single sign-on',
  ssoNeedsHttps: 'Single sign-on needs a secure connection. Open this page over https.',
  authenticating: 'Authenticating...',
  backToLogin: 'Back to sign-in',
  notStaff: 'Filling in a form? You do not need to sign in here.',
  loggedOutTitle: 'You have signed out',
  loggedOutHelp: 'On a shared computer, close the browser as well.',
  returnHome: 'Go to the form list',

  // Pages that went wrong
  notFoundCode: '404 Not Found',
  notFound: 'This page was not found.',
  notFoundHelp: 'The address may be wrong, or the form is no longer in use.',
  failureHelp: 'The fault is in the service, not in what you did. Try again in a moment.',
  failureReference: 'Quote this reference if you contact us: {id}',

  // Accessibility statement (Act 306/2019)
  'statement.organisation': 'Who is responsible for the service',
  'statement.compliance': 'How accessible the service is',
  'statement.knownGaps': 'Content that is not accessible',
  'statement.method': 'How accessibility was assessed',
  'statement.feedback': 'Did you notice a barrier?',
  'statement.feedbackAnswer': 'Tell us about it. We answer within 14 days.',
  'statement.supervisor': 'Supervision',
  'statement.date': 'This statement was drawn up on {date}.',

  // Problems: requests
  'problem.requestMalformed': 'The request could not be read.',
  'problem.requestInvalid': 'Something is wrong in the request: {path}',
  'problem.requestTooLarge': 'The request is too large.',
  'problem.requestMediaType': 'The request is of a type that is not supported here.',
  'problem.requestCrossSite': 'The request came from another site. Open the page again on this site.',
  'problem.requestInterrupted': 'The connection was cut before everything had arrived. Try again.',
  'problem.tooMany': 'Too many attempts. Wait a moment and try again.',
  'problem.robot':
    'The form looked as if a program had filled it in. Check that the hidden field is empty, wait a moment and send again.',
  'problem.signInRequired': 'Sign in first.',
  'problem.permissionDenied': 'Your account does not have the right to do this.',
  'problem.revisionConflict': 'Somebody else has saved meanwhile. Load the newest version, or save over it.',
  'problem.unexpected': 'The service could not do this right now. Try again in a moment.',
  'problem.storageFull':
    'The portal has no storage space left and cannot receive anything right now. Nothing was sent. Please try again later.',
  'problem.storageUnavailable': 'The portal cannot store anything right now. Please try again later.',
  'problem.vaultUnavailable': 'The document vault is not responding. Try again in a moment.',
  'problem.singleSignOnOff': 'Error: OAuth config not found',
  'problem.singleSignOnUnavailable': 'Single sign-on does not work right now. Try again in a moment.',
  'problem.identityUnavailable': 'Identification does not work right now. Try again in a moment.',
  'problem.identitySessionUnknown': 'Error checking SAML session',

  // Problems: forms
  'problem.formNoFields': 'Please add at least one field to the form',
  'problem.formClassMissing': 'Please select a class for the form',
  'problem.formLayoutBroken': 'The layout of the form does not match its fields and groups.',
  'problem.formTooLarge': 'The form is too large. It may have at most {max} fields.',
  'problem.formRulesBroken':
    'Some rules of the form do not work, or a check has no message in the default language.',
  'problem.formLabelMissing':
    'Every field of a published form needs a label. Write the missing label, or turn Enabled off in the settings.',
  'problem.formIdentityNotMapped':
    'Map at least one Suomi.fi detail to a property in the site settings first.',
  'problem.formIdentityUnavailable':
    'Suomi.fi identification is not configured on this server, so the form cannot be published. Remove identification in the form’s settings, or ask the operator of the service to configure it.',

  // Problems: settings and translations
  'problem.siteNameTooLong': 'The site name may have at most {max} characters.',
  'problem.privacyUrlInvalid': 'Invalid URL',
  'problem.privacyUrlTooLong': 'The privacy policy URL may have at most {max} characters.',
  'problem.logoUnknown': 'The logo was not found. Choose the file again.',
  'problem.logoNotAnImage': 'The logo must be an SVG or PNG file.',
  'problem.logoActiveContent':
    'The SVG file contains “{name}”, which is not allowed in a logo. Save the picture as plain SVG or PNG.',
  'problem.logoTooLarge':
    'The logo may be at most {kilobytes} kB, and a PNG at most {pixels} × {pixels} pixels.',
  'problem.colourInvalid': '“{value}” is not a colour. Write # and six characters, for example #0A6C74.',
  'problem.languageUnknown': 'The default language {language} is not among the languages of the portal.',
  'problem.statementUrlInvalid':
    'Give the address of the accessibility statement in full, starting with https://',
  'problem.statementBlank':
    'Write at least one part of the accessibility statement, or choose that there is none.',
  'problem.statementDateInvalid': 'Give the date of the accessibility statement in the form 2027-12-31.',
  'problem.feedbackInvalid':
    'Give an e-mail address or a web address that starts with https:// for feedback.',
  'problem.settingTooLong': 'The text {path} may have at most {max} characters.',
  'problem.identityPropertyInvalid':
    'The property chosen for {path} cannot hold it. Choose a text property with the number 1000 or more.',
  'problem.codeInUse': 'Country code is already in use',
  'problem.codeInvalid': 'Write a country code in letters, for example se.',
  'problem.languageProtected':
    'English and Finnish belong to the portal: they cannot be deleted, and the code gb cannot be changed.',
  'problem.languageNameMissing': 'Give the language {code} a name.',
  'problem.languageTagInvalid': 'Write a language tag as in sv or sv-FI.',
  'problem.translationTooLong': 'The text {path} may have at most {max} characters.',

  // Problems: submissions and answers
  'problem.checkFailed': 'Some answers do not fit together.',
  'problem.tooManyRows': 'There may be at most {max} rows.',
  'problem.unknownField': 'The form has changed: it no longer has one of the questions. Load the page again.',
  'problem.formUnknown': 'It is not clear which form was sent.',
  'problem.formClosed': 'This form no longer takes answers.',
  'problem.formNotOpenYet': 'This form has not opened yet.',
  'problem.formClosedNow': 'This form has closed and no longer takes answers.',
  'problem.formFull': 'All places of this form are taken.',
  'problem.maintenance':
    'The service is under maintenance until {at}. The form was not sent. Send it again after that.',
  'problem.formClosesBeforeOpening': 'The form must close after it has opened.',
  'problem.maintenanceInvalid': 'Enter a date and time like 31.12.2027 14:30',
  'problem.addressBusy':
    'Too many connections come from your network at the moment. Wait a few seconds and try again.',
  'problem.addressUploads':
    'A lot is being sent from your network at the moment. Wait a minute and send again.',
  'problem.draftNotInitialised': 'Submission is not initialized',
  'problem.otherPerson': 'These answers were filled in under another identification. They were not sent.',
  'problem.submissionChanged':
    'A different version was already received under this ID, with the reference {reference}. This version was not stored.',
  'problem.alreadyDelivered': 'This submission is in the vault already.',
  'problem.deliveriesHeld':
    'Deliveries are held: this portal was started with PORTAL_DELIVERY=hold. Nothing is sent to the vault until it is started without it.',
  'problem.stillWaiting': 'This submission is still on its way to the vault and cannot be removed yet.',
  'problem.receiptBusy':
    'Many receipts are being made right now. Try again in a moment; your submission is safe.',
  'problem.textTooLong': 'Shorten the text to {max} characters.',
  'problem.textInvalid': 'The text has characters that cannot be stored. Type it again.',
  'problem.numberInvalid': 'Enter a number in digits',
  'problem.numberNotWhole': 'Enter a whole number',
  'problem.outOfRange': 'Enter a number between {min} and {max}',
  'problem.timeInvalid': 'Enter a time like 14:30',
  'problem.optionUnknown': 'Choose one of the options shown',
  'problem.oneOptionOnly': 'Choose only one option',
  'problem.booleanInvalid': 'Tick the box or leave it empty',
  'problem.answerRefused': 'Check your answer',

  // Problems: attachments
  'problem.contentDiffers':
    'The content of {name} does not match the ending of its name. Save the file again in the right format.',
  'problem.fileInfected': 'A virus was found in the file {name}. Remove the file, or choose another one.',
  'problem.fileNameInvalid':
    'The file name cannot be used. Give the file a shorter name without special characters.',
  'problem.fileEmpty': 'The file {name} is empty. Choose another file.',
  'problem.fileUnreadable': 'The file {name} could not be read. Choose it again.',
  'problem.fileGone': 'The file {name} is no longer kept. Choose it again.',
  'problem.requestedFileUnknown':
    'The file {name} belongs to nothing that this form asks for. Attach it again.',
  'problem.requestedFileMissing': '{label}: attach the file.',
  'problem.requestedFileOrState': '{label}: attach the file, or say how you provide it.',
  'problem.tooManyRequestedFiles': '{label}: attach at most {max} files.',
  'problem.tooManyFiles': 'Attach at most {max} files.',
  'problem.filesTooLarge': 'The files are too large together. The largest allowed total is',
};
