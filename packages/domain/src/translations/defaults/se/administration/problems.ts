import type { AdministrationProblemTextKey } from '../../../keys/administration/problem-text-keys.ts';

/** Texts of refused requests of administrators and programs in Swedish. */
export const problems: Readonly<Record<AdministrationProblemTextKey, string>> = {
  'problem.requestInvalid': 'Begäran innehåller ett fel: {path}',
  'problem.conditionTooLarge': 'Ett villkor har fler än 50 tester eller 6 nivåer: {path}',
  'problem.tooDeep': 'För många nivåer inuti varandra: {path}',
  'problem.requestMediaType': 'Begäran har ett format som inte kan användas här.',
  'problem.signInRequired': 'Logga in först.',
  'problem.permissionDenied': 'Ditt konto har inte rätt att göra det här.',
  'problem.revisionConflict':
    'Någon annan har sparat under tiden. Hämta den nyaste versionen eller spara över den.',
  'problem.formNoFields': 'Lägg till minst ett fält i blanketten',
  'problem.formClassMissing': 'Välj en klass för blanketten',
  'problem.formLayoutBroken': 'Blankettens struktur motsvarar inte dess fält och grupper.',
  'problem.formTooLarge': 'Blanketten är för stor. Den får ha högst {max} fält.',
  'problem.formTooManyQuestions':
    'Blanketten börjar med {count} frågor när varje rad räknas. En inskickad blankett får ha högst {max}. Minska gruppernas minsta antal rader.',
  'problem.formTooManySteps':
    'Blanketten har för många villkor och formler när varje rad räknas. Använd färre eller tillåt färre rader.',
  'problem.formLabelMissing':
    'Varje fält i en publicerad blankett behöver en rubrik. Skriv den rubrik som saknas eller inaktivera blanketten i inställningarna.',
  'problem.formRulesBroken':
    'Någon av blankettens regler fungerar inte, eller en kontroll saknar meddelande på standardspråket.',
  'problem.formIdentityNotMapped':
    'Koppla först minst en Suomi.fi-uppgift till en egenskap i webbplatsens inställningar.',
  'problem.formIdentityUnavailable':
    'Suomi.fi-identifikation är inte konfigurerad på den här servern, så blanketten kan inte publiceras. Ta bort identifikationen i blankettens inställningar eller be tjänstens administratör konfigurera den.',
  'problem.formClosesBeforeOpening': 'Blanketten måste stänga efter att den har öppnat.',
  'problem.confirmationField':
    'Blanketten har inget sådant fält för en e-postadress. Om du nyss lade till det, spara blanketten först.',
  'problem.maintenanceInvalid': 'Ange datum och klockslag i formen 31.12.2027 14.30',
  'problem.siteNameTooLong': 'Webbplatsens namn får ha högst {max} tecken.',
  'problem.privacyUrlInvalid': 'Ange en adress som börjar med https://',
  'problem.privacyUrlTooLong': 'Dataskyddsbeskrivningens adress får ha högst {max} tecken.',
  'problem.logoUnknown': 'Logotypen hittades inte. Välj filen på nytt.',
  'problem.logoNotAnImage': 'Logotypen ska vara en SVG- eller PNG-fil.',
  'problem.logoHasEntities':
    'SVG-filen har entitetsdeklarationer och kan därför inte läsas säkert. Spara bilden som vanlig SVG eller PNG.',
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
  'problem.draftNotInitialised': 'Blanketten har inte börjat fyllas i',
  'problem.alreadyDelivered': 'Den inskickade blanketten finns redan i arkivet.',
  'problem.deliveriesHeld':
    'Leveranserna hålls kvar: portalen har startats med PORTAL_DELIVERY=hold. Inget skickas till arkivet förrän den startas utan den inställningen.',
  'problem.stillWaiting': 'Den inskickade blanketten är ännu på väg till arkivet och kan inte tas bort än.',
  'problem.receiptBusy':
    'Många kvitton görs just nu. Försök igen om en stund; det du skickade är i tryggt förvar.',
};
