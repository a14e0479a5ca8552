import type { IdentificationTextKey } from '../../../keys/visitors/identification-text-keys.ts';

/** Texts of identification, signing in and signing out in Finnish. */
export const identification: Readonly<Record<IdentificationTextKey, string>> = {
  // Identification
  authNeeded: 'Tämä lomake vaatii Suomi.fi-tunnistuksen.',
  authenticate: 'Tunnistaudu',
  authLeaving: 'Siirryt palveluun suomi.fi',
  authAttributes: 'Nämä tiedot tallennetaan lomakkeen mukana:',
  attributeStored: 'Tallennetaan tämän lomakkeen mukana',
  vaultUserMustLogout:
    'Olet kirjautunut varaston käyttäjänä. Kirjaudu ulos, ennen kuin tunnistaudut Suomi.fi-palvelussa.',
  samlNoAdmin: 'Suomi.fi-tunnistuksella ei ole ylläpito-oikeuksia. Kirjaudu ylläpitäjän tunnuksilla.',
  noAdminRight:
    'Olet kirjautunut sisään nimellä {name}, mutta sinulla ei ole oikeutta ylläpitää tätä sivustoa. Pyydä oikeus ylläpitäjältä tai kirjaudu toisilla tunnuksilla.',
  sessionEnded: 'Tunnistautumisesi on päättynyt. Vastauksesi säilyvät.',
  'sessionEndsSoon.one': 'Tunnistautumisesi päättyy {n} minuutin kuluttua. Vastauksesi säilyvät.',
  'sessionEndsSoon.other': 'Tunnistautumisesi päättyy {n} minuutin kuluttua. Vastauksesi säilyvät.',
  verifiedField: 'Vahvistettu Suomi.fi-tunnistuksessa',
  stayIdentified: 'Jatka',
  identificationEnds: 'Tunnistautumisesi päättyy pian',
  identificationEnded: 'Tunnistautumisesi on päättynyt',
  signInEnds: 'Kirjautumisesi päättyy pian',
  'signInEndsSoon.one': 'Sinut kirjataan ulos {n} minuutin kuluttua.',
  'signInEndsSoon.other': 'Sinut kirjataan ulos {n} minuutin kuluttua.',
  signInEnded: 'Sinut on kirjattu ulos',
  sessionEndedHelp: 'Täyttämäsi tiedot ovat tallella tällä sivulla.',
  loginAgain: 'Kirjaudu uudelleen',
  loginAfterEnd: 'Sinut on kirjattu ulos. Kun kirjaudut uudelleen, pääset takaisin samalle sivulle.',
  identifyAgain: 'Tunnistaudu uudelleen',
  openFormPage: 'Avaa lomakkeen sivu',
  endedNotSent:
    'Vastauksiasi ei lähetetty, mutta ne ovat tallella tällä sivulla. Tunnistaudu uudelleen uudessa välilehdessä, palaa sitten tälle sivulle ja valitse {send}.',
  otherPerson: 'Joku toinen on tunnistautunut',
  otherPersonHelp:
    'Tällä sivulla aiemmin täytettyjä tietoja ei näytetä hänelle eikä lähetetä hänen nimissään.',
  otherPersonWays:
    'Jos täytit tiedot itse, tunnistaudu uudelleen: kaikki on tallella. Muussa tapauksessa aloita alusta: täytetyt tiedot poistetaan.',
  openedBefore:
    'Lomake avattiin ennen tunnistautumistasi. Avaa se uudelleen, tarkista vastauksesi ja lähetä ne: vastauksesi säilyvät.',
  openAgain: 'Avaa lomake uudelleen',
  identificationRefused: 'Tunnistautuminen ei onnistunut.',
  identificationRefusedHelp:
    'Tunnistuspalvelun vastausta ei hyväksytty, eikä siitä tallennettu mitään. Yritä uudelleen.',
  identificationCancelled: 'Tunnistautuminen keskeytyi.',
  identificationCancelledHelp: 'Palaa lomakkeelle ja tunnistaudu uudelleen, kun haluat jatkaa.',
  suomifiPopupTitle: 'Tunnistuksessa saadut tiedot',
  'identity.personalIdentityCode': 'Henkilötunnus',
  'identity.firstNames': 'Etunimet',
  'identity.lastName': 'Sukunimi',
  'identity.birthDate': 'Syntymäaika',
  'identity.homeMunicipality': 'Kotikunta',
  'identity.email': 'Sähköposti',
  'identity.finnishCitizenship': 'Suomen kansalaisuus',
  'identity.domesticStreetAddress': 'Kotimainen katuosoite',
  'identity.domesticPostalCode': 'Kotimainen postinumero',
  'identity.domesticTown': 'Kotimainen postitoimipaikka',
  'identity.foreignStreetAddress': 'Ulkomainen katuosoite',
  'identity.foreignTownAndCountry': 'Ulkomainen paikkakunta ja valtio',

  // Signing in and out
  loginHelp: 'Lomakkeita laativalle ja ylläpitävälle henkilöstölle.',
  username: 'Käyttäjätunnus',
  password: 'Salasana',
  wrongCredentials: 'Väärä käyttäjätunnus tai salasana',
  loginFailed: 'Kirjautuminen epäonnistui',
  or: 'tai',
  sso: 'Kertakirjautuminen',
  ssoNeedsHttps: 'Kertakirjautuminen vaatii suojatun yhteyden. Avaa sivu https-osoitteella.',
  authenticating: 'Kirjaudutaan...',
  backToLogin: 'Takaisin kirjautumiseen',
  notStaff: 'Täytätkö lomaketta? Silloin sinun ei tarvitse kirjautua tässä.',
  loggedOutTitle: 'Olet kirjautunut ulos',
  loggedOutHelp: 'Jos käytät yhteistä tietokonetta, sulje myös selain.',
  returnHome: 'Siirry lomakelistaan',
};
