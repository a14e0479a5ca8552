import type { FailureTextKey } from '../../../keys/visitors/failure-text-keys.ts';

/** Texts of error pages and refused requests in Swedish. */
export const failures: Readonly<Record<FailureTextKey, string>> = {
  // Error pages
  notFoundCode: '404 Not Found',
  notFound: 'Sidan hittades inte.',
  notFoundHelp: 'Adressen kan vara fel, eller så är blanketten inte längre i bruk.',
  failureHelp: 'Felet ligger i tjänsten, inte i det du gjorde. Försök igen om en stund.',
  failureReference: 'Uppge den här koden om du kontaktar oss: {id}',

  // Problems of requests
  'problem.requestMalformed': 'Begäran kunde inte läsas.',
  'problem.requestTooLarge': 'Begäran är för stor.',
  'problem.requestCrossSite':
    'Begäran kom från en annan webbplats. Öppna sidan på nytt på den här webbplatsen.',
  'problem.requestInterrupted': 'Anslutningen bröts innan allt hade kommit fram. Försök igen.',
  'problem.tooMany': 'För många försök. Vänta en stund och försök igen.',
  'problem.robot':
    'Blanketten såg ut att vara ifylld av ett program. Kontrollera att det dolda fältet är tomt, vänta en stund och skicka på nytt.',
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

  // Problems of submissions and answers
  'problem.otherPerson': 'De här svaren fylldes i under en annan identifiering. De skickades inte.',
  'problem.testRefused':
    'Bara administratörer skickar testblanketter, från förhandsgranskningen, och de som stannar i portalen levereras inte.',
  'problem.tooManyColumns':
    'Blanketterna har fler frågor än Excel har kolumner. Välj en blankett eller exportera som CSV.',
  'problem.submissionChanged':
    'En annan version med samma id har redan tagits emot, med referensen {reference}. Den här versionen sparades inte.',
  'problem.checkFailed': 'En del av svaren passar inte ihop.',
  'problem.unknownField': 'Blanketten har ändrats: en av frågorna finns inte längre. Ladda sidan på nytt.',
  'problem.tooManyRows': 'Antalet rader får vara högst {max}.',
  'problem.formUnknown': 'Det framgår inte vilken blankett som skickades.',
  'problem.formClosed': 'Blanketten tar inte längre emot svar.',
  'problem.formNotOpenYet': 'Blanketten har inte öppnat ännu.',
  'problem.formClosedNow': 'Blanketten har stängt och tar inte längre emot svar.',
  'problem.formFull': 'Alla platser på blanketten är upptagna.',
  'problem.maintenance':
    'Tjänsten har ett underhållsavbrott till {at}. Blanketten skickades inte. Skicka den på nytt därefter.',
  'problem.addressBusy':
    'Det finns just nu för många anslutningar från ditt nätverk. Vänta några sekunder och försök igen.',
  'problem.addressUploads': 'Det skickas mycket från ditt nätverk just nu. Vänta en minut och skicka igen.',
  'problem.textTooLong': 'Korta texten till {max} tecken.',
  'problem.textInvalid': 'Texten har tecken som inte kan sparas. Skriv texten på nytt.',
  'problem.numberInvalid': 'Skriv talet med siffror',
  'problem.numberNotWhole': 'Skriv ett heltal',
  'problem.outOfRange': 'Ange ett tal mellan {min} och {max}',
  'problem.numberTooSmall': 'Ange ett tal som är minst {min}',
  'problem.numberTooLarge': 'Ange ett tal som är högst {max}',
  'problem.timeInvalid': 'Ange klockslaget i formen 14.30',
  'problem.optionUnknown': 'Välj något av alternativen som visas',
  'problem.oneOptionOnly': 'Välj bara ett alternativ',
  'problem.booleanInvalid': 'Kryssa i rutan eller lämna den tom',
  'problem.answerRefused': 'Kontrollera ditt svar',
};
