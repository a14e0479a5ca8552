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

/** The portal's texts in Swedish, as authorities in Finland write it. */
export const se: Readonly<Record<TextKey, string>> = {
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
  skipToContent: 'Gå till innehållet',
  back: 'Tillbaka',
  close: 'Stäng',
  ok: 'OK',
  cancel: 'Avbryt',
  siteTools: 'Språk, användare och dataskydd',
  language: 'Språk',
  languageChanged: 'Språk: {name}',
  admin: 'Administration',
  login: 'Logga in',
  logout: 'Logga ut',
  privacyPolicy: 'Dataskyddsbeskrivning',
  accessibilityStatement: 'Tillgänglighetsutlåtande',
  giveFeedback: 'Ge respons',
  version: 'Version {version}',
  copyright: '© {year} {siteName}',
  opensInNewTab: '(öppnas i en ny flik)',
  needHelp: 'Behöver du hjälp?',
  yes: 'Ja',
  no: 'Nej',
  show: 'Visa',
  hide: 'Dölj',
  loading: 'Laddar…',
  loadingFailed: 'Sidan kunde inte laddas.',
  languageFailed: 'Sidan kunde inte visas på det här språket: {name}',
  tryAgain: 'Försök igen',
  error: 'Fel',
  renderError: 'Något gick fel. Se mer information i webbläsarens konsol.',
  confirmNavigation: 'Du har ändringar som inte har sparats. Vill du lämna sidan?',
  unsavedChanges:
    'Blanketten har inte skickats ännu. Dina svar finns kvar i den här fliken tills du stänger den, så du kan komma tillbaka och fortsätta. Bilagorna måste väljas på nytt.',
  leaveUnsentTitle: 'Lämna utan att skicka?',
  leaveTitle: 'Lämna sidan utan att spara?',
  leave: 'Lämna sidan',
  stay: 'Stanna på sidan',

  // The list of forms
  portalTitle: 'Elektroniska blanketter',
  noForms: 'Det finns inga blanketter att fylla i just nu. När en blankett publiceras visas den här.',
  portalIntro: 'Välj en blankett, fyll i uppgifterna och skicka den.',
  suomifiBadge: 'Suomi.fi-identifikation',
  suomifiTooltip: 'Den här blanketten kräver Suomi.fi-identifikation',
  searchForms: 'Sök bland blanketterna',
  'formCount.one': '{n} blankett',
  'formCount.other': '{n} blanketter',
  formsShown: '{n} av {all} blanketter',
  noFormFound: 'Ingen blankett motsvarar sökningen. Prova ett annat ord.',
  opensAt: 'Öppnar {at}',
  closesAt: 'Stänger {at}',
  closedAt: 'Stängde {at}',
  full: 'Alla platser är upptagna',
  formOpens: 'Blanketten öppnar {at}',
  formCloses: 'Blanketten stänger {at}',
  formClosed: 'Blanketten stängde {at}',
  notOpenYetHelp: 'Du kan fylla i blanketten när den har öppnat. Adressen förblir densamma.',
  closedHelp: 'Blanketten tar inte längre emot svar. Svar som skickades i tid har kommit fram.',
  closedDraft: 'Svar som du inte skickade',
  closedDraftHelp: 'Svaren finns kvar på den här fliken tills du stänger den.',
  fullHelp: 'Blanketten har redan fått så många svar som den kan ta emot.',
  allForms: 'Alla blanketter',
  'closesIn.one': 'Blanketten stänger {at}. Du har ungefär en minut kvar.',
  'closesIn.other': 'Blanketten stänger {at}. Du har ungefär {n} minuter kvar.',
  closedWhileFilling:
    'Blanketten har stängt. Dina svar finns kvar på den här fliken, men de kan inte längre skickas.',
  maintenance:
    'Tjänsten har ett underhållsavbrott till {at}. Du kan fylla i blanketten och dina svar sparas, men den kan skickas först därefter.',

  // The form
  mandatoryNote: 'Frågor som är märkta med * måste besvaras.',
  formParts: 'Blankettens delar',
  partAnswered: '{n} av {all} besvarade',
  testTitle: 'Testblankett.',
  testNotice:
    'Det som skickas från den här förhandsvisningen räknas och exporteras inte, och stannar i portalen. Det visas som test bland inskickade blanketter och tas bort efter 30 dagar.',
  testVersion: 'Du ser version {version}, som besökarna får.',
  testDelivery: 'Leverera den också till arkivet',
  'problem.tooManyColumns':
    'Blanketterna har fler frågor än Excel har kolumner. Välj en blankett eller exportera som CSV.',
  'problem.testRefused':
    'Bara administratörer skickar testblanketter, från förhandsvisningen, och de som stannar i portalen levereras inte.',
  draftPreviewNotice:
    'Det här är en förhandsvisning av ändringar som inte har publicerats, och den kan inte skickas. Besökarna får version {version}.',
  previewNotice: 'Det här är en förhandsvisning. Blanketten är inte i bruk och kan inte skickas.',
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

  // Attachments
  attachments: 'Bilagor',
  otherAttachments: 'Övriga bilagor',
  chooseFiles: 'Välj filer',
  dropFiles: 'eller dra och släpp filerna här',
  dropHere: 'Släpp filerna var som helst på sidan',
  attachmentRules: 'Tillåtna filer: {types}. En fil får vara högst {n} MB.',
  attachmentTotal: 'Högst {n} filer, sammanlagt högst {max} MB.',
  attachedFiles: 'Bifogade filer',
  removeFile: 'Ta bort {name}',
  remove: 'Ta bort',
  replaceFile: 'Ersätt {name}',
  replace: 'Ersätt',
  fileRemoved: '{name} togs bort',
  fileRestored: '{name} lades tillbaka',
  removeRow: 'Ta bort {row}',
  addRow: 'Lägg till en rad',
  rowAdded: 'Tillagd: {row}',
  rowRemoved: 'Borttagen: {row}',
  rowsAtMost: 'Högst {max} rader',
  undo: 'Ångra',
  fileReady: 'Klar att skickas',
  fileChecking: 'Kontrolleras',
  fileUploading: 'Skickas, {n} %',
  fileSent: 'Skickad',
  'filesAdded.one': '{n} fil lades till',
  'filesAdded.other': '{n} filer lades till',
  'filesRejected.one': '{n} fil lades inte till',
  'filesRejected.other': '{n} filer lades inte till',
  filesChooseAgain: 'Välj de här filerna på nytt: {names}',
  filesNotAskedFor: 'De här filerna skickas inte, eftersom de inte längre behövs enligt dina svar: {names}',
  stagedFiles: 'Filer som redan är bifogade',
  stagedFilesHelp:
    'Du behöver inte välja dem på nytt: de sparas i en timme. Kryssa för en fil om du vill ta bort den.',
  pastedPicture: 'Inklistrad bild',
  errorFileSize: 'Filen är för stor. Den högsta tillåtna storleken är',
  errorFileType: 'Den här typen av fil kan inte bifogas.',
  errorNoFileTypes: 'Bilagor kan inte fogas till den här blanketten.',
  megabytes: '{n} MB',
  images: 'Bilder',
  documents: 'Dokument',
  videos: 'Videor',
  audio: 'Ljud',
  archives: 'Komprimerade filer',
  code: 'Programkod',

  // Sending
  send: 'Skicka',
  missingMandatory: 'Det saknas uppgifter i blanketten',
  fillAllMandatory: 'Svara på alla frågor som är märkta med *.',
  'errorSummary.one': 'Det finns {n} sak att rätta i blanketten',
  'errorSummary.other': 'Det finns {n} saker att rätta i blanketten',
  checkAnswers: 'Kontrollera dina svar',
  checkAnswersText: 'Blanketten har inte skickats ännu. När allt stämmer, välj {send}.',
  changeAnswer: 'Ändra',
  backToForm: 'Tillbaka till blanketten',
  sendingForm: 'Blanketten skickas',
  sendingWait: 'Stäng inte den här sidan.',
  sendingProgress: '{n} % har skickats',
  sendingSlow: 'Det här tar längre tid än vanligt. Stäng inte sidan.',
  errorSendingForm: 'Blanketten kunde inte skickas. Dina svar finns kvar på den här sidan.',
  errorMessage: 'Felmeddelande:',
  requestFailed: 'Tjänsten svarade inte som väntat',
  sendingUncertain:
    'Det är inte säkert att blanketten kom fram. Dina svar finns kvar på den här sidan. Försök igen: blanketten tas inte emot två gånger.',
  arrivedTitle: 'Din första version har kommit fram',
  arrivedAt: 'Den togs emot {at}.',
  arrivedDiffers: 'Versionen på den här sidan skiljer sig från den och har inte skickats.',
  arrivedChoice:
    'Du kan skicka den som en ny blankett som rättar den första, eller låta den första versionen gälla.',
  sendCorrected: 'Skicka den rättade versionen',
  keepFirstVersion: 'Behåll den första versionen',

  // Sent: popup, page and acknowledgement
  formSent: 'Blanketten har skickats',
  reference: 'Referens',
  saveReference: 'Spara referensen. Du behöver den om du kontaktar oss om blanketten.',
  confirmationTo: 'En bekräftelse skickas till {address}.',
  copy: 'Kopiera',
  copied: 'Kopierad',
  sentAt: 'Skickad',
  'attachmentsSent.one': '{n} bilaga skickades',
  'attachmentsSent.other': '{n} bilagor skickades',
  downloadReceipt: 'Ladda ner mottagningsbekräftelsen (PDF)',
  print: 'Skriv ut',
  receiptText: 'Vi har tagit emot din blankett.',
  summaryTitle: 'Skickad blankett',
  receivedAt: 'Mottagen',
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
  notAnswered: 'Inget svar',
  noAttachments: 'Inga bilagor',
  'requestedFile.attached': 'Bifogad',
  'requestedFile.later': 'Lämnas in senare',
  'requestedFile.otherFile': 'I en annan fil',
  'requestedFile.inOtherFile': 'I en annan fil: {name}',
  'requestedFile.whichFile': 'I vilken fil?',
  'requestedFile.noFileNamed': 'Inte vald',
  'requestedFile.missing': 'Inte bifogad',
  'requestedFile.refused': 'Kunde inte bifogas',
  'requestedFile.most.one': 'En fil.',
  'requestedFile.most.other': 'Högst {n} filer.',
  requestedFiles: 'Begärda bilagor',
  'requestedFile.sayHere': 'Jag bifogar filen här',
  'requestedFile.required': 'obligatorisk',
  'requestedFile.sayLater': 'Jag lämnar in den senare',
  'requestedFile.sayOtherFile': 'Den finns i en annan fil',
  pageOf: 'Sida {n} av {all}',

  // Identification
  authNeeded: 'Den här blanketten kräver Suomi.fi-identifikation.',
  attributeStored: 'Sparas med den här blanketten',
  authenticate: 'Identifiera dig',
  authLeaving: 'Du går till tjänsten suomi.fi',
  authAttributes: 'Följande uppgifter sparas med blanketten:',
  vaultUserMustLogout:
    'Du är inloggad med ett konto i dokumentarkivet. Logga ut innan du identifierar dig i Suomi.fi.',
  samlNoAdmin:
    'Suomi.fi-identifikationen ger inga administratörsrättigheter. Logga in med en administratörs konto.',
  noAdminRight:
    'Du är inloggad som {name}, men du har inte rätt att administrera den här webbplatsen. Be en administratör om rättigheten eller logga in med ett annat konto.',
  sessionEnded: 'Din identifiering har upphört. Dina svar finns kvar.',
  'sessionEndsSoon.one': 'Din identifiering upphör om {n} minut. Dina svar finns kvar.',
  'sessionEndsSoon.other': 'Din identifiering upphör om {n} minuter. Dina svar finns kvar.',
  verifiedField: 'Bekräftad genom Suomi.fi-identifikation',
  newQuestion: 'Ny fråga: {label}',
  newQuestions: '{n} nya frågor: {labels}',
  newRequestedFiles: 'Nya begärda bilagor: {names}',
  askedBecause: 'Följdfråga utifrån ditt svar',
  checkAgain: 'Kontrollera igen',
  computedFromAnswers: 'Räknas ut från dina svar',
  formPages: 'Blankettens sidor',
  allPages: 'Alla sidor',
  formPageOf: 'Sida {n}/{all}',
  formPageTitle: '{page}, sida {n}/{all} – {form}',
  nextPage: 'Nästa: {page}',
  checkAndSend: 'Kontrollera och skicka',
  stayIdentified: 'Fortsätt',
  identificationEnds: 'Din identifiering upphör snart',
  identificationEnded: 'Din identifiering har upphört',
  signInEnds: 'Din inloggning upphör snart',
  'signInEndsSoon.one': 'Du loggas ut om {n} minut.',
  'signInEndsSoon.other': 'Du loggas ut om {n} minuter.',
  signInEnded: 'Du har loggats ut',
  sessionEndedHelp: 'Det du har fyllt i finns kvar på den här sidan.',
  loginAgain: 'Logga in igen',
  loginAfterEnd: 'Du har loggats ut. Logga in igen så kommer du tillbaka till samma sida.',
  identifyAgain: 'Identifiera dig på nytt',
  openFormPage: 'Öppna blankettens sida',
  endedNotSent:
    'Dina svar skickades inte, men allt finns kvar på den här sidan. Identifiera dig på nytt i en ny flik, gå sedan tillbaka till den här sidan och välj {send}.',
  otherPerson: 'Någon annan har identifierat sig',
  otherPersonHelp:
    'Det som fylldes i här innan dess visas inte för den personen och skickas inte i dennes namn.',
  otherPersonWays:
    'Om det var du som fyllde i, identifiera dig på nytt: allt finns kvar. Börja annars om: då tas det ifyllda bort.',
  openedBefore:
    'Blanketten öppnades innan du identifierade dig. Öppna den på nytt, kontrollera dina svar och skicka dem: svaren finns kvar.',
  openAgain: 'Öppna blanketten på nytt',
  identificationRefused: 'Identifieringen misslyckades.',
  identificationRefusedHelp:
    'Svaret från identifieringstjänsten godkändes inte, och ingenting av det sparades. Försök igen.',
  identificationCancelled: 'Identifieringen avbröts.',
  identificationCancelledHelp:
    'Gå tillbaka till formuläret och identifiera dig på nytt när du vill fortsätta.',
  suomifiPopupTitle: 'Uppgifter som hämtats vid identifieringen',
  'identity.personalIdentityCode': 'Personbeteckning',
  'identity.firstNames': 'Förnamn',
  'identity.lastName': 'Efternamn',
  'identity.birthDate': 'Födelsetid',
  'identity.homeMunicipality': 'Hemkommun',
  'identity.email': 'E-post',
  'identity.finnishCitizenship': 'Finskt medborgarskap',
  'identity.domesticStreetAddress': 'Gatuadress i Finland',
  'identity.domesticPostalCode': 'Postnummer i Finland',
  'identity.domesticTown': 'Postanstalt i Finland',
  'identity.foreignStreetAddress': 'Gatuadress utomlands',
  'identity.foreignTownAndCountry': 'Ort och stat utomlands',

  // Signing in and out
  loginHelp: 'För personal som bygger och sköter blanketter.',
  username: 'Användarnamn',
  password: 'Lösenord',
  wrongCredentials: 'Fel användarnamn eller lösenord',
  loginFailed: 'Inloggningen misslyckades',
  or: 'eller',
  sso: 'Samlad inloggning',
  ssoNeedsHttps: 'Samlad inloggning kräver en skyddad anslutning. Öppna sidan med en https-adress.',
  authenticating: 'Loggar in...',
  backToLogin: 'Tillbaka till inloggningen',
  notStaff: 'Fyller du i en blankett? Då behöver du inte logga in här.',
  loggedOutTitle: 'Du har loggat ut',
  loggedOutHelp: 'Om du använder en gemensam dator, stäng också webbläsaren.',
  returnHome: 'Gå till blankettlistan',

  // Pages that went wrong
  notFoundCode: '404 Not Found',
  notFound: 'Sidan hittades inte.',
  notFoundHelp: 'Adressen kan vara fel, eller så är blanketten inte längre i bruk.',
  failureHelp: 'Felet ligger i tjänsten, inte i det du gjorde. Försök igen om en stund.',
  failureReference: 'Uppge den här koden om du kontaktar oss: {id}',

  // Accessibility statement (Act 306/2019)
  'statement.organisation': 'Vem ansvarar för tjänsten',
  'statement.compliance': 'Hur tillgänglig tjänsten är',
  'statement.knownGaps': 'Innehåll som inte är tillgängligt',
  'statement.method': 'Hur tillgängligheten har bedömts',
  'statement.feedback': 'Upptäckte du brister i tillgängligheten?',
  'statement.feedbackAnswer': 'Berätta för oss. Vi svarar inom 14 dagar.',
  'statement.supervisor': 'Tillsyn över tillgängligheten',
  'statement.date': 'Utlåtandet har upprättats {date}.',

  // Problems: requests
  'problem.requestMalformed': 'Begäran kunde inte läsas.',
  'problem.requestInvalid': 'Begäran innehåller ett fel: {path}',
  'problem.requestTooLarge': 'Begäran är för stor.',
  'problem.requestMediaType': 'Begäran har ett format som inte kan användas här.',
  'problem.requestCrossSite':
    'Begäran kom från en annan webbplats. Öppna sidan på nytt på den här webbplatsen.',
  'problem.requestInterrupted': 'Anslutningen bröts innan allt hade kommit fram. Försök igen.',
  'problem.tooMany': 'För många försök. Vänta en stund och försök igen.',
  'problem.robot':
    'Blanketten såg ut att vara ifylld av ett program. Kontrollera att det dolda fältet är tomt, vänta en stund och skicka på nytt.',
  'problem.signInRequired': 'Logga in först.',
  'problem.permissionDenied': 'Ditt konto har inte rätt att göra det här.',
  'problem.revisionConflict':
    'Någon annan har sparat under tiden. Hämta den nyaste versionen eller spara över den.',
  'problem.unexpected': 'Tjänsten kunde inte göra detta nu. Försök igen om en stund.',
  'problem.storageFull':
    'Tjänstens lagringsutrymme är slut och inget kan tas emot just nu. Ingenting skickades. Försök igen senare.',
  'problem.storageUnavailable': 'Tjänsten kan inte spara något just nu. Försök igen senare.',
  'problem.vaultUnavailable': 'Dokumentarkivet svarar inte just nu. Försök igen om en stund.',
  'problem.singleSignOnOff': 'Fel: OAuth-inställningarna hittades inte',
  'problem.singleSignOnUnavailable':
    'Den samlade inloggningen fungerar inte just nu. Försök igen om en stund.',
  'problem.identityUnavailable': 'Identifieringen fungerar inte just nu. Försök igen om en stund.',
  'problem.identitySessionUnknown': 'Identifieringen kunde inte kontrolleras',

  // Problems: forms
  'problem.formNoFields': 'Lägg till minst ett fält i blanketten',
  'problem.formClassMissing': 'Välj en klass för blanketten',
  'problem.formLayoutBroken': 'Blankettens struktur motsvarar inte dess fält och grupper.',
  'problem.formTooLarge': 'Blanketten är för stor. Den får ha högst {max} fält.',
  'problem.formRulesBroken':
    'Någon av blankettens regler fungerar inte, eller en kontroll saknar meddelande på standardspråket.',
  'problem.formLabelMissing':
    'Varje fält i en publicerad blankett behöver en rubrik. Skriv den rubrik som saknas eller inaktivera blanketten i inställningarna.',
  'problem.formIdentityNotMapped':
    'Koppla först minst en Suomi.fi-uppgift till en egenskap i webbplatsens inställningar.',
  'problem.formIdentityUnavailable':
    'Suomi.fi-identifikation är inte konfigurerad på den här servern, så blanketten kan inte publiceras. Ta bort identifikationen i blankettens inställningar eller be tjänstens administratör konfigurera den.',

  // Problems: settings and translations
  'problem.siteNameTooLong': 'Webbplatsens namn får ha högst {max} tecken.',
  'problem.privacyUrlInvalid': 'Ange en adress som börjar med https://',
  'problem.privacyUrlTooLong': 'Dataskyddsbeskrivningens adress får ha högst {max} tecken.',
  'problem.logoUnknown': 'Logotypen hittades inte. Välj filen på nytt.',
  'problem.logoNotAnImage': 'Logotypen ska vara en SVG- eller PNG-fil.',
  'problem.logoActiveContent':
    'SVG-filen innehåller ”{name}”, som inte är tillåtet i en logotyp. Spara bilden som vanlig SVG eller PNG.',
  'problem.logoTooLarge':
    'Logotypen får vara högst {kilobytes} kB och en PNG-bild högst {pixels} × {pixels} bildpunkter.',
  'problem.colourInvalid': '”{value}” är ingen färg. Skriv # och sex tecken, till exempel #0A6C74.',
  'problem.languageUnknown': 'Standardspråket {language} finns inte bland portalens språk.',
  'problem.statementUrlInvalid':
    'Ange tillgänglighetsutlåtandets fullständiga adress, som börjar med https://',
  'problem.statementBlank':
    'Skriv minst en del av tillgänglighetsutlåtandet, eller välj att det inte finns något.',
  'problem.statementDateInvalid': 'Ange tillgänglighetsutlåtandets datum i formen 2027-12-31.',
  'problem.feedbackInvalid': 'Ange en e-postadress eller en webbadress som börjar med https:// för respons.',
  'problem.settingTooLong': 'Texten {path} får ha högst {max} tecken.',
  'problem.identityPropertyInvalid':
    'Den egenskap som valts för {path} passar inte. Välj en textegenskap med nummer 1000 eller högre.',
  'problem.codeInUse': 'Landskoden används redan',
  'problem.codeInvalid': 'Skriv landskoden med bokstäver, till exempel se.',
  'problem.languageProtected':
    'Engelska och finska hör till portalen: de kan inte tas bort, och koden gb kan inte ändras.',
  'problem.languageNameMissing': 'Ange ett namn för språket {code}.',
  'problem.languageTagInvalid': 'Skriv språkkoden i formen sv eller sv-FI.',
  'problem.translationTooLong': 'Texten {path} får ha högst {max} tecken.',

  // Problems: submissions and answers
  'problem.checkFailed': 'En del av svaren passar inte ihop.',
  'problem.tooManyRows': 'Det får finnas högst {max} rader.',
  'problem.unknownField': 'Blanketten har ändrats: en av frågorna finns inte längre. Ladda sidan på nytt.',
  'problem.formUnknown': 'Det framgår inte vilken blankett som skickades.',
  'problem.formClosed': 'Blanketten tar inte längre emot svar.',
  'problem.formNotOpenYet': 'Blanketten har inte öppnat ännu.',
  'problem.formClosedNow': 'Blanketten har stängt och tar inte längre emot svar.',
  'problem.formFull': 'Alla platser på blanketten är upptagna.',
  'problem.maintenance':
    'Tjänsten har ett underhållsavbrott till {at}. Blanketten skickades inte. Skicka den på nytt därefter.',
  'problem.formClosesBeforeOpening': 'Blanketten måste stänga efter att den har öppnat.',
  'problem.confirmationField':
    'Blanketten har inget sådant fält för en e-postadress. Om du nyss lade till det, spara blanketten först.',
  'problem.maintenanceInvalid': 'Ange datum och klockslag i formen 31.12.2027 14.30',
  'problem.addressBusy':
    'Det finns just nu för många anslutningar från ditt nätverk. Vänta några sekunder och försök igen.',
  'problem.addressUploads': 'Det skickas mycket från ditt nätverk just nu. Vänta en minut och skicka igen.',
  'problem.draftNotInitialised': 'Blanketten har inte börjat fyllas i',
  'problem.otherPerson': 'De här svaren fylldes i under en annan identifiering. De skickades inte.',
  'problem.submissionChanged':
    'En annan version med samma id har redan tagits emot, med referensen {reference}. Den här versionen sparades inte.',
  'problem.alreadyDelivered': 'Den här sändningen finns redan i arkivet.',
  'problem.deliveriesHeld':
    'Leveranserna hålls kvar: portalen har startats med PORTAL_DELIVERY=hold. Inget skickas till arkivet förrän den startas utan den inställningen.',
  'problem.stillWaiting': 'Den här sändningen är ännu på väg till arkivet och kan inte tas bort än.',
  'problem.receiptBusy':
    'Många kvitton görs just nu. Försök igen om en stund; det du skickade är i tryggt förvar.',
  'problem.textTooLong': 'Korta texten till {max} tecken.',
  'problem.textInvalid': 'Texten har tecken som inte kan sparas. Skriv texten på nytt.',
  'problem.numberInvalid': 'Skriv talet med siffror',
  'problem.numberNotWhole': 'Skriv ett heltal',
  'problem.outOfRange': 'Ange ett tal mellan {min} och {max}',
  'problem.timeInvalid': 'Ange klockslaget i formen 14.30',
  'problem.optionUnknown': 'Välj något av alternativen som visas',
  'problem.oneOptionOnly': 'Välj bara ett alternativ',
  'problem.booleanInvalid': 'Kryssa i rutan eller lämna den tom',
  'problem.answerRefused': 'Kontrollera ditt svar',

  // Problems: attachments
  'problem.contentDiffers':
    'Innehållet i {name} motsvarar inte filnamnets ändelse. Spara filen på nytt i rätt format.',
  'problem.fileInfected': 'Ett virus hittades i filen {name}. Ta bort filen eller välj en annan.',
  'problem.fileNameInvalid': 'Filnamnet kan inte användas. Ge filen ett kortare namn utan specialtecken.',
  'problem.fileEmpty': 'Filen {name} är tom. Välj en annan fil.',
  'problem.fileUnreadable': 'Filen {name} kunde inte läsas. Välj den på nytt.',
  'problem.fileGone': 'Filen {name} är inte längre sparad. Välj den på nytt.',
  'problem.requestedFileUnknown':
    'Filen {name} hör inte till något som formuläret ber om. Bifoga den på nytt.',
  'problem.requestedFileMissing': '{label}: bifoga filen.',
  'problem.requestedFileOrState': '{label}: bifoga filen eller berätta hur du lämnar den.',
  'problem.tooManyRequestedFiles': '{label}: bifoga högst {max} filer.',
  'problem.tooManyFiles': 'Bifoga högst {max} filer.',
  'problem.filesTooLarge': 'Filerna är sammanlagt för stora. Den högsta tillåtna sammanlagda storleken är',
};
