import type { AnsweringTextKey } from '../../../keys/visitors/answering-text-keys.ts';

/** Texts of filling in a form in British English. */
export const answering: Readonly<Record<AnsweringTextKey, string>> = {
  newQuestion: 'New question: {label}',
  newQuestions: '{n} new questions: {labels}',
  newRequestedFiles: 'New requested files: {names}',
  askedBecause: 'Asked because of your answer',
  checkAgain: 'Check again',
  computedFromAnswers: 'Calculated from your answers',

  // Form with pages
  formPages: 'Pages of the form',
  allPages: 'All pages',
  formPageOf: 'Page {n} of {all}',
  formPageTitle: '{page}, page {n} of {all} – {form}',
  nextPage: 'Next: {page}',
  checkAndSend: 'Check and send',

  // Form
  mandatoryNote: 'Questions marked with * must be answered.',
  requiredQuestion: 'required',
  formParts: 'Parts of the form',
  partAnswered: '{n} of {all} answered',
  previewNotice: 'This is a preview. The form is not open to visitors and cannot be sent.',
  draftPreviewNotice:
    'This is a preview of changes that are not published and cannot be sent. Visitors get version {version}.',
  testTitle: 'Test submission.',
  testNotice:
    'What you send from this preview is not counted or exported, and stays in the portal. It is listed under Submissions, as a test, and removed after 30 days.',
  testVersion: 'You see version {version}, the one that visitors get.',
  testDelivery: 'Deliver it to the vault too',
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
};
