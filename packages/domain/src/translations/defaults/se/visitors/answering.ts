import type { AnsweringTextKey } from '../../../keys/visitors/answering-text-keys.ts';

/** Texts of filling in a form in Swedish. */
export const answering: Readonly<Record<AnsweringTextKey, string>> = {
  newQuestion: 'Ny fråga: {label}',
  newQuestions: '{n} nya frågor: {labels}',
  newRequestedFiles: 'Nya begärda bilagor: {names}',
  askedBecause: 'Följdfråga utifrån ditt svar',
  checkAgain: 'Kontrollera igen',
  computedFromAnswers: 'Räknas ut från dina svar',

  // Form with pages
  formPages: 'Blankettens sidor',
  allPages: 'Alla sidor',
  formPageOf: 'Sida {n}/{all}',
  formPageTitle: '{page}, sida {n}/{all} – {form}',
  nextPage: 'Nästa: {page}',
  checkAndSend: 'Kontrollera och skicka',

  // Form
  mandatoryNote: 'Frågor som är märkta med * måste besvaras.',
  requiredQuestion: 'obligatorisk',
  formParts: 'Blankettens delar',
  partAnswered: '{n} av {all} besvarade',
  previewNotice: 'Det här är en förhandsgranskning. Blanketten är inte i bruk och kan inte skickas.',
  draftPreviewNotice:
    'Det här är en förhandsgranskning av ändringar som inte har publicerats, och den kan inte skickas. Besökarna får version {version}.',
  testTitle: 'Testblankett.',
  testNotice:
    'Det som skickas från den här förhandsgranskningen räknas och exporteras inte, och stannar i portalen. Det visas som test bland inskickade blanketter och tas bort efter 30 dagar.',
  testVersion: 'Du ser version {version}, som besökarna får.',
  testDelivery: 'Leverera den också till arkivet',
  draftRestored: 'Dina tidigare svar har återställts.',
  draftFilesGone: 'Bilagor sparas inte: välj filerna på nytt.',
  startAgain: 'Börja om',
  startAgainTitle: 'Vill du tömma alla svar?',
  startAgainText: 'Allt du har fyllt i och bifogat på den här blanketten tas bort.',
  clearAnswers: 'Töm svaren',
  keepAnswers: 'Behåll svaren',
  answersCleared: 'Svaren har tömts.',
  robotTrap: 'Lämna det här fältet tomt',
  sendPrivacy: 'Läs hur vi använder de uppgifter du skickar:',
  confirmationToField: 'Du får en bekräftelse till e-postadressen som du anger i {label}.',
  confirmationToIdentity: 'Du får en bekräftelse till e-postadressen från din identifiering.',
  offline: 'Ingen nätanslutning. Dina svar finns kvar.',

  // Answering
  enterValue: 'Fyll i {label}',
  selectValue: 'Välj {label}',
  tickValue: 'Kryssa i {label}',
  charactersUsed: '{n} av {max} tecken',
  dateHint: 'Till exempel 31.12.2027',
  timeHint: 'Till exempel 14.30',
  dateInvalid: 'Ange datumet i formen 31.12.2027',
  dateNotReal: 'Datumet {value} finns inte. Kontrollera dag och månad.',
  openCalendar: 'Välj datum',
  previousMonth: 'Föregående månad',
  nextMonth: 'Nästa månad',
  numberChanged: 'Talet ändrades till {n}',
  sliderHint: 'Flytta skjutreglaget eller skriv ett tal.',
  ratingValue: '{n} av {max}',
  clearAnswer: 'Ta bort svaret',
  filterOptions: 'Sök bland alternativen',
  optionsShown: '{n} av {all} alternativ',
};
