import type { IdentificationTextKey } from '../../../keys/visitors/identification-text-keys.ts';

/** Texts of identification, signing in and signing out in Swedish. */
export const identification: Readonly<Record<IdentificationTextKey, string>> = {
  // Identification
  authNeeded: 'Den här blanketten kräver Suomi.fi-identifikation.',
  authenticate: 'Identifiera dig',
  authLeaving: 'Du går till tjänsten suomi.fi',
  authAttributes: 'Följande uppgifter sparas med blanketten:',
  attributeStored: 'Sparas med den här blanketten',
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
    'Gå tillbaka till blanketten och identifiera dig på nytt när du vill fortsätta.',
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
};
