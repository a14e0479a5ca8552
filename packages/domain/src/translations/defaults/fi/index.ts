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

/** The portal's texts in Finnish. */
export const fi: Readonly<Record<TextKey, string>> = {
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
  skipToContent: 'Siirry sisältöön',
  back: 'Takaisin',
  close: 'Sulje',
  ok: 'OK',
  cancel: 'Peruuta',
  siteTools: 'Kieli, käyttäjä ja tietosuoja',
  language: 'Kieli',
  languageChanged: 'Kieli: {name}',
  admin: 'Ylläpito',
  login: 'Kirjaudu',
  logout: 'Kirjaudu ulos',
  privacyPolicy: 'Tietosuojaseloste',
  accessibilityStatement: 'Saavutettavuusseloste',
  giveFeedback: 'Anna palautetta',
  version: 'Versio {version}',
  copyright: '© {year} {siteName}',
  opensInNewTab: '(avautuu uuteen välilehteen)',
  needHelp: 'Tarvitsetko apua?',
  yes: 'Kyllä',
  no: 'Ei',
  show: 'Näytä',
  hide: 'Piilota',
  loading: 'Ladataan…',
  loadingFailed: 'Sivua ei voitu ladata.',
  languageFailed: 'Sivua ei voitu näyttää tällä kielellä: {name}',
  tryAgain: 'Yritä uudelleen',
  error: 'Virhe',
  renderError: 'Jokin meni vikaan. Katso lisätietoja selaimen konsolista.',
  confirmNavigation: 'Sinulla on tallentamattomia muutoksia. Poistutaanko sivulta?',
  unsavedChanges:
    'Lomaketta ei ole vielä lähetetty. Vastauksesi säilyvät tässä välilehdessä, kunnes suljet sen, joten voit palata ja jatkaa. Liitteet on valittava uudelleen.',
  leaveUnsentTitle: 'Poistutaanko lähettämättä?',
  leaveTitle: 'Poistutaanko tallentamatta?',
  leave: 'Poistu sivulta',
  stay: 'Pysy sivulla',

  // The list of forms
  portalTitle: 'Sähköiset lomakkeet',
  noForms: 'Täytettäviä lomakkeita ei ole juuri nyt. Kun lomake julkaistaan, se tulee näkyviin tähän.',
  portalIntro: 'Valitse lomake, täytä tiedot ja lähetä.',
  suomifiBadge: 'Suomi.fi-tunnistus',
  suomifiTooltip: 'Tämä lomake vaatii Suomi.fi-tunnistuksen',
  searchForms: 'Etsi lomakkeista',
  'formCount.one': '{n} lomake',
  'formCount.other': '{n} lomaketta',
  formsShown: '{n} / {all} lomaketta',
  noFormFound: 'Haulla ei löytynyt lomakkeita. Kokeile toista sanaa.',
  opensAt: 'Avautuu {at}',
  closesAt: 'Sulkeutuu {at}',
  closedAt: 'Sulkeutui {at}',
  full: 'Paikat ovat täynnä',
  formOpens: 'Lomake avautuu {at}',
  formCloses: 'Lomake sulkeutuu {at}',
  formClosed: 'Lomake sulkeutui {at}',
  notOpenYetHelp: 'Lomakkeen voi täyttää, kun se on avautunut. Tämä osoite pysyy samana.',
  closedHelp: 'Lomakkeella ei voi enää vastata. Ajoissa lähetetyt vastaukset ovat perillä.',
  closedDraft: 'Vastaukset, joita et lähettänyt',
  closedDraftHelp: 'Vastaukset säilyvät tässä välilehdessä, kunnes suljet sen.',
  fullHelp: 'Lomakkeella on jo niin monta vastausta kuin sillä voidaan ottaa vastaan.',
  allForms: 'Kaikki lomakkeet',
  closesIn: 'Lomake sulkeutuu {at}. Aikaa on jäljellä noin {n} minuuttia.',
  closedWhileFilling:
    'Lomake on sulkeutunut. Vastauksesi säilyvät tässä välilehdessä, mutta niitä ei voi enää lähettää.',
  maintenance:
    'Palvelussa on huoltokatko {at} asti. Voit täyttää lomakkeen, ja vastauksesi säilyvät, mutta sen voi lähettää vasta sen jälkeen.',

  // The form
  mandatoryNote: 'Tähdellä * merkityt kohdat ovat pakollisia.',
  formParts: 'Lomakkeen osat',
  partAnswered: 'Vastattu {n} / {all}',
  testTitle: 'Testilähetys.',
  testNotice:
    'Tästä esikatselusta lähetettyä ei lasketa eikä viedä tiedostoon, ja se jää portaaliin. Se näkyy lähetyksissä testinä ja poistetaan 30 päivän kuluttua.',
  testVersion: 'Näet version {version}, jonka kävijät saavat.',
  testDelivery: 'Toimita se myös varastoon',
  'problem.tooManyColumns':
    'Lähetyksissä on enemmän kysymyksiä kuin Excelissä sarakkeita. Valitse yksi lomake tai vie CSV-tiedostoon.',
  'problem.testRefused':
    'Vain ylläpitäjät lähettävät testilähetyksiä, lomakkeen esikatselusta, ja portaaliin jääviä ei toimiteta.',
  draftPreviewNotice:
    'Tämä on esikatselu muutoksista, joita ei ole julkaistu, eikä sitä voi lähettää. Kävijät saavat version {version}.',
  previewNotice: 'Tämä on esikatselu. Lomake ei ole käytössä, eikä sitä voi lähettää.',
  draftRestored: 'Aiemmat vastauksesi on palautettu.',
  draftFilesGone: 'Liitteitä ei säilytetä: valitse tiedostot uudelleen.',
  startAgain: 'Aloita alusta',
  startAgainTitle: 'Tyhjennetäänkö kaikki vastaukset?',
  startAgainText: 'Kaikki tähän lomakkeeseen täyttämäsi ja liittämäsi poistetaan.',
  clearAnswers: 'Tyhjennä vastaukset',
  keepAnswers: 'Säilytä vastaukset',
  answersCleared: 'Vastaukset on tyhjennetty.',
  robotTrap: 'Jätä tämä kenttä tyhjäksi',
  sendPrivacy: 'Lue, miten käytämme lähettämiäsi tietoja:',
  confirmationToField: 'Saat vahvistuksen sähköpostiosoitteeseen, jonka annat kohtaan {label}.',
  confirmationToIdentity: 'Saat vahvistuksen sähköpostiosoitteeseen, joka saatiin tunnistuksesta.',
  offline: 'Ei verkkoyhteyttä. Vastauksesi säilyvät.',

  // Answering
  enterValue: 'Täytä kohta {label}',
  selectValue: 'Valitse {label}',
  tickValue: 'Rastita kohta {label}',
  charactersUsed: '{n} / {max} merkkiä',
  dateHint: 'Esimerkiksi 31.12.2027',
  timeHint: 'Esimerkiksi 14.30',
  dateInvalid: 'Anna päivä muodossa 31.12.2027',
  dateNotReal: 'Päivää {value} ei ole. Tarkista päivä ja kuukausi.',
  openCalendar: 'Valitse päivä',
  previousMonth: 'Edellinen kuukausi',
  nextMonth: 'Seuraava kuukausi',
  numberChanged: 'Luku muutettiin arvoon {n}',
  sliderHint: 'Liikuta liukusäädintä tai kirjoita luku.',
  ratingValue: '{n} / {max}',
  clearAnswer: 'Tyhjennä vastaus',
  filterOptions: 'Etsi vaihtoehdoista',
  optionsShown: '{n} / {all} vaihtoehtoa',

  // Attachments
  attachments: 'Liitteet',
  otherAttachments: 'Muut liitteet',
  chooseFiles: 'Valitse tiedostot',
  dropFiles: 'tai vedä ja pudota tiedostot tähän',
  dropHere: 'Pudota tiedostot mihin tahansa kohtaan sivulla',
  attachmentRules: 'Sallitut tiedostot: {types}. Yhden tiedoston enimmäiskoko on {n} Mt.',
  attachmentTotal: 'Enintään {n} tiedostoa, yhteensä enintään {max} Mt.',
  attachedFiles: 'Liitetyt tiedostot',
  removeFile: 'Poista {name}',
  remove: 'Poista',
  replaceFile: 'Korvaa {name}',
  replace: 'Korvaa',
  fileRemoved: '{name} poistettiin',
  fileRestored: '{name} palautettiin',
  removeRow: 'Poista {row}',
  addRow: 'Lisää rivi',
  rowAdded: 'Lisätty: {row}',
  rowRemoved: 'Poistettu: {row}',
  rowsAtMost: 'Enintään {max} riviä',
  undo: 'Kumoa',
  fileReady: 'Valmis lähetettäväksi',
  fileChecking: 'Tarkistetaan',
  fileUploading: 'Lähetetään, {n} %',
  fileSent: 'Lähetetty',
  'filesAdded.one': '{n} tiedosto lisätty',
  'filesAdded.other': '{n} tiedostoa lisätty',
  'filesRejected.one': '{n} tiedosto hylätty',
  'filesRejected.other': '{n} tiedostoa hylätty',
  filesChooseAgain: 'Valitse nämä tiedostot uudelleen: {names}',
  filesNotAskedFor:
    'Näitä tiedostoja ei lähetetä, koska vastaustesi perusteella niitä ei enää pyydetä: {names}',
  stagedFiles: 'Jo liitetyt tiedostot',
  stagedFilesHelp:
    'Näitä ei tarvitse valita uudelleen: ne säilyvät tunnin. Rastita tiedosto, jos haluat poistaa sen.',
  pastedPicture: 'Liitetty kuva',
  errorFileSize: 'Tiedosto on liian suuri. Enimmäiskoko on',
  errorFileType: 'Tämän tyyppistä tiedostoa ei voi liittää.',
  errorNoFileTypes: 'Tähän lomakkeeseen ei voi liittää tiedostoja.',
  megabytes: '{n} Mt',
  images: 'Kuvat',
  documents: 'Asiakirjat',
  videos: 'Videot',
  audio: 'Ääni',
  archives: 'Pakatut tiedostot',
  code: 'Ohjelmakoodi',

  // Sending
  send: 'Lähetä',
  missingMandatory: 'Lomakkeesta puuttuu tietoja',
  fillAllMandatory: 'Vastaa kaikkiin tähdellä * merkittyihin kohtiin.',
  'errorSummary.one': 'Lomakkeessa on {n} korjattava kohta',
  'errorSummary.other': 'Lomakkeessa on {n} korjattavaa kohtaa',
  checkAnswers: 'Tarkista vastauksesi',
  checkAnswersText: 'Lomaketta ei ole vielä lähetetty. Kun kaikki on oikein, valitse {send}.',
  changeAnswer: 'Muuta',
  backToForm: 'Takaisin lomakkeeseen',
  sendingForm: 'Lähetetään lomaketta',
  sendingWait: 'Älä sulje tätä sivua.',
  sendingProgress: 'Lähetetty {n} %',
  sendingSlow: 'Tämä kestää tavallista pidempään. Älä sulje sivua.',
  errorSendingForm: 'Lomaketta ei voitu lähettää. Vastauksesi ovat tallella tällä sivulla.',
  errorMessage: 'Virheilmoitus:',
  requestFailed: 'Palvelu ei vastannut odotetusti',
  sendingUncertain:
    'Ei ole varmaa, että lomake tuli perille. Vastauksesi ovat tallella tällä sivulla. Yritä uudelleen: lomaketta ei oteta vastaan kahteen kertaan.',
  arrivedTitle: 'Ensimmäinen versiosi on perillä',
  arrivedAt: 'Se vastaanotettiin {at}.',
  arrivedDiffers: 'Tällä sivulla oleva versio eroaa siitä, eikä sitä ole lähetetty.',
  arrivedChoice:
    'Voit lähettää sen uutena lomakkeena, joka korjaa ensimmäistä, tai jättää ensimmäisen version voimaan.',
  sendCorrected: 'Lähetä korjattu versio',
  keepFirstVersion: 'Jätä ensimmäinen voimaan',

  // Sent: popup, page and acknowledgement
  formSent: 'Lomake on lähetetty',
  reference: 'Viitetunnus',
  saveReference: 'Ota viitetunnus talteen. Tarvitset sitä, jos otat meihin yhteyttä lomakkeesta.',
  confirmationTo: 'Vahvistus lähetetään osoitteeseen {address}.',
  copy: 'Kopioi',
  copied: 'Kopioitu',
  sentAt: 'Lähetetty',
  'attachmentsSent.one': '{n} liite lähetettiin',
  'attachmentsSent.other': '{n} liitettä lähetettiin',
  downloadReceipt: 'Lataa vastaanottokuittaus (PDF)',
  print: 'Tulosta',
  receiptText: 'Olemme vastaanottaneet lomakkeesi.',
  summaryTitle: 'Lähetetty lomake',
  receivedAt: 'Vastaanotettu',
  filledInLanguage: 'Lomakkeen kieli',
  'confirmation.subject': 'Lomake vastaanotettu: {form}, {reference}',
  'confirmation.body':
    'Olemme vastaanottaneet lomakkeesi {form}.\n\nViitetunnus: {reference}\nVastaanotettu: {receivedAt}',
  'confirmation.receipt': 'Vastaanottokuittaus (PDF): {address}',
  'confirmation.attached': 'Vastauksesi ovat tämän viestin liitteenä.',
  correctsSubmission: 'Korjaa lähetyksen',
  verifiedAnswer: '{question} (vahvistettu Suomi.fi-tunnistuksessa)',
  computedAnswer: '{question} (laskettu)',
  verifiedIdentity: 'Suomi.fi-tunnistuksessa vahvistetut tiedot',
  notAnswered: 'Ei vastausta',
  noAttachments: 'Ei liitteitä',
  'requestedFile.attached': 'Liitetty',
  'requestedFile.later': 'Toimitetaan myöhemmin',
  'requestedFile.otherFile': 'Toisessa tiedostossa',
  'requestedFile.inOtherFile': 'Toisessa tiedostossa: {name}',
  'requestedFile.whichFile': 'Missä tiedostossa?',
  'requestedFile.noFileNamed': 'Ei valittu',
  'requestedFile.missing': 'Ei liitetty',
  'requestedFile.refused': 'Ei voitu liittää',
  requestedFiles: 'Pyydetyt liitteet',
  'requestedFile.sayHere': 'Liitän tiedoston tähän',
  'requestedFile.required': 'pakollinen',
  'requestedFile.sayLater': 'Toimitan sen myöhemmin',
  'requestedFile.sayOtherFile': 'Se on toisessa tiedostossa',
  pageOf: 'Sivu {n} / {all}',

  // Identification
  authNeeded: 'Tämä lomake vaatii Suomi.fi-tunnistuksen.',
  attributeStored: 'Tallennetaan tämän lomakkeen mukana',
  authenticate: 'Tunnistaudu',
  authLeaving: 'Siirryt palveluun suomi.fi',
  authAttributes: 'Nämä tiedot tallennetaan lomakkeen mukana:',
  vaultUserMustLogout:
    'Olet kirjautunut varaston käyttäjänä. Kirjaudu ulos, ennen kuin tunnistaudut Suomi.fi-palvelussa.',
  samlNoAdmin: 'Suomi.fi-tunnistuksella ei ole ylläpito-oikeuksia. Kirjaudu ylläpitäjän tunnuksilla.',
  noAdminRight:
    'Olet kirjautunut sisään nimellä {name}, mutta sinulla ei ole oikeutta ylläpitää tätä sivustoa. Pyydä oikeus ylläpitäjältä tai kirjaudu toisilla tunnuksilla.',
  sessionEnded: 'Tunnistautumisesi on päättynyt. Vastauksesi säilyvät.',
  'sessionEndsSoon.one': 'Tunnistautumisesi päättyy {n} minuutin kuluttua. Vastauksesi säilyvät.',
  'sessionEndsSoon.other': 'Tunnistautumisesi päättyy {n} minuutin kuluttua. Vastauksesi säilyvät.',
  verifiedField: 'Vahvistettu Suomi.fi-tunnistuksessa',
  newQuestion: 'Uusi kysymys: {label}',
  newQuestions: '{n} uutta kysymystä: {labels}',
  askedBecause: 'Lisäkysymys vastauksesi perusteella',
  computedFromAnswers: 'Lasketaan vastauksistasi',
  formPages: 'Lomakkeen sivut',
  allPages: 'Kaikki sivut',
  formPageOf: 'Sivu {n}/{all}',
  formPageTitle: '{page}, sivu {n}/{all} – {form}',
  nextPage: 'Seuraava: {page}',
  checkAndSend: 'Tarkista ja lähetä',
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

  // Pages that went wrong
  notFoundCode: '404 Not Found',
  notFound: 'Sivua ei löytynyt.',
  notFoundHelp: 'Osoite voi olla väärin, tai lomake on poistettu käytöstä.',
  failureHelp: 'Vika on palvelussa, ei siinä, mitä teit. Yritä hetken kuluttua uudelleen.',
  failureReference: 'Kerro tämä tunniste, jos otat meihin yhteyttä: {id}',

  // Accessibility statement (Act 306/2019)
  'statement.organisation': 'Kuka vastaa palvelusta',
  'statement.compliance': 'Miten saavutettava palvelu on',
  'statement.knownGaps': 'Sisältö, joka ei ole saavutettavaa',
  'statement.method': 'Miten saavutettavuus on arvioitu',
  'statement.feedback': 'Huomasitko puutteen saavutettavuudessa?',
  'statement.feedbackAnswer': 'Kerro siitä meille. Vastaamme 14 päivän kuluessa.',
  'statement.supervisor': 'Saavutettavuuden valvonta',
  'statement.date': 'Seloste on laadittu {date}.',

  // Problems: requests
  'problem.requestMalformed': 'Pyyntöä ei voitu lukea.',
  'problem.requestInvalid': 'Pyynnössä on virheellinen kohta: {path}',
  'problem.requestTooLarge': 'Pyyntö on liian suuri.',
  'problem.requestMediaType': 'Pyyntö on muodossa, jota tässä ei voi käyttää.',
  'problem.requestCrossSite': 'Pyyntö tuli toiselta sivustolta. Avaa sivu uudelleen tällä sivustolla.',
  'problem.requestInterrupted': 'Yhteys katkesi ennen kuin kaikki oli perillä. Yritä uudelleen.',
  'problem.tooMany': 'Liian monta yritystä. Odota hetki ja yritä uudelleen.',
  'problem.robot':
    'Lomake näytti ohjelman täyttämältä. Tarkista, että piilotettu kenttä on tyhjä, odota hetki ja lähetä uudelleen.',
  'problem.signInRequired': 'Kirjaudu ensin.',
  'problem.permissionDenied': 'Tunnuksellasi ei ole oikeutta tähän.',
  'problem.revisionConflict':
    'Joku muu on tallentanut tällä välin. Lataa uusin versio tai tallenna sen päälle.',
  'problem.unexpected': 'Palvelu ei voinut tehdä tätä nyt. Yritä hetken kuluttua uudelleen.',
  'problem.storageFull':
    'Palvelun tallennustila on lopussa, eikä mitään voida ottaa vastaan juuri nyt. Mitään ei lähetetty. Yritä myöhemmin uudelleen.',
  'problem.storageUnavailable': 'Palvelu ei pysty tallentamaan mitään juuri nyt. Yritä myöhemmin uudelleen.',
  'problem.vaultUnavailable': 'Asiakirjavarasto ei vastaa juuri nyt. Yritä hetken kuluttua uudelleen.',
  'problem.singleSignOnOff': 'Virhe: OAuth-asetuksia ei löydy',
  'problem.singleSignOnUnavailable':
    'Kertakirjautuminen ei toimi juuri nyt. Yritä hetken kuluttua uudelleen.',
  'problem.identityUnavailable': 'Tunnistautuminen ei toimi juuri nyt. Yritä hetken kuluttua uudelleen.',
  'problem.identitySessionUnknown': 'Tunnistautumisen tarkistaminen ei onnistunut',

  // Problems: forms
  'problem.formNoFields': 'Lisää lomakkeeseen vähintään yksi kenttä',
  'problem.formClassMissing': 'Valitse lomakkeelle luokka',
  'problem.formLayoutBroken': 'Lomakkeen rakenne ei vastaa sen kenttiä ja ryhmiä.',
  'problem.formTooLarge': 'Lomake on liian suuri. Siinä voi olla enintään {max} kenttää.',
  'problem.formRulesBroken':
    'Jokin lomakkeen säännöistä ei toimi, tai tarkistukselta puuttuu viesti oletuskielellä.',
  'problem.formLabelMissing':
    'Julkaistun lomakkeen jokaisella kentällä on oltava otsikko. Kirjoita puuttuva otsikko tai poista lomake käytöstä asetuksissa.',
  'problem.formIdentityNotMapped':
    'Yhdistä ensin vähintään yksi Suomi.fi-tieto ominaisuuteen sivuston asetuksissa.',
  'problem.formIdentityUnavailable':
    'Suomi.fi-tunnistusta ei ole määritetty tälle palvelimelle, joten lomaketta ei voi julkaista. Poista tunnistus lomakkeen asetuksista tai pyydä palvelun ylläpitoa määrittämään se.',

  // Problems: settings and translations
  'problem.siteNameTooLong': 'Sivuston nimessä voi olla enintään {max} merkkiä.',
  'problem.privacyUrlInvalid': 'Anna osoite, joka alkaa https://',
  'problem.privacyUrlTooLong': 'Tietosuojaselosteen osoitteessa voi olla enintään {max} merkkiä.',
  'problem.logoUnknown': 'Logoa ei löytynyt. Valitse tiedosto uudelleen.',
  'problem.logoNotAnImage': 'Logon on oltava SVG- tai PNG-tiedosto.',
  'problem.logoActiveContent':
    'SVG-tiedostossa on ”{name}”, jota logossa ei sallita. Tallenna kuva tavallisena SVG- tai PNG-tiedostona.',
  'problem.logoTooLarge':
    'Logo saa olla enintään {kilobytes} kt ja PNG-kuva enintään {pixels} × {pixels} pikseliä.',
  'problem.colourInvalid': '”{value}” ei ole väri. Kirjoita # ja kuusi merkkiä, esimerkiksi #0A6C74.',
  'problem.languageUnknown': 'Oletuskieli {language} ei ole portaalin kielten joukossa.',
  'problem.statementUrlInvalid': 'Anna saavutettavuusselosteen koko osoite, joka alkaa https://',
  'problem.statementBlank':
    'Kirjoita saavutettavuusselosteeseen vähintään yksi osa, tai valitse, ettei selostetta ole.',
  'problem.statementDateInvalid': 'Anna saavutettavuusselosteen päiväys muodossa 2027-12-31.',
  'problem.feedbackInvalid': 'Anna palautetta varten sähköpostiosoite tai verkko-osoite, joka alkaa https://',
  'problem.settingTooLong': 'Tekstissä {path} voi olla enintään {max} merkkiä.',
  'problem.identityPropertyInvalid':
    'Kohtaan {path} valittu ominaisuus ei sovi siihen. Valitse tekstiominaisuus, jonka numero on vähintään 1000.',
  'problem.codeInUse': 'Maakoodi on jo käytössä',
  'problem.codeInvalid': 'Kirjoita maakoodi kirjaimin, esimerkiksi se.',
  'problem.languageProtected':
    'Englanti ja suomi kuuluvat portaaliin: niitä ei voi poistaa, eikä koodia gb voi muuttaa.',
  'problem.languageNameMissing': 'Anna kielelle {code} nimi.',
  'problem.languageTagInvalid': 'Kirjoita kielitunniste muodossa sv tai sv-FI.',
  'problem.translationTooLong': 'Tekstissä {path} voi olla enintään {max} merkkiä.',

  // Problems: submissions and answers
  'problem.checkFailed': 'Osa vastauksista ei sovi yhteen.',
  'problem.tooManyRows': 'Rivejä saa olla enintään {max}.',
  'problem.unknownField': 'Lomake on muuttunut: yhtä kysymyksistä ei enää ole. Lataa sivu uudelleen.',
  'problem.formUnknown': 'Lähetyksestä ei selviä, mistä lomakkeesta on kyse.',
  'problem.formClosed': 'Lomakkeella ei voi enää vastata.',
  'problem.formNotOpenYet': 'Lomake ei ole vielä avautunut.',
  'problem.formClosedNow': 'Lomake on sulkeutunut, eikä sillä voi enää vastata.',
  'problem.formFull': 'Lomakkeen paikat ovat täynnä.',
  'problem.maintenance':
    'Palvelussa on huoltokatko {at} asti. Lomaketta ei lähetetty. Lähetä se sen jälkeen uudelleen.',
  'problem.formClosesBeforeOpening': 'Lomakkeen on sulkeuduttava vasta avautumisen jälkeen.',
  'problem.maintenanceInvalid': 'Anna päivä ja kellonaika muodossa 31.12.2027 14.30',
  'problem.addressBusy':
    'Verkostasi on juuri nyt liian monta yhteyttä palveluun. Odota muutama sekunti ja yritä uudelleen.',
  'problem.addressUploads':
    'Verkostasi lähetetään juuri nyt paljon tietoa. Odota minuutti ja lähetä uudelleen.',
  'problem.draftNotInitialised': 'Lomakkeen täyttämistä ei ole aloitettu',
  'problem.otherPerson': 'Nämä vastaukset on täytetty toisella tunnistautumisella. Niitä ei lähetetty.',
  'problem.submissionChanged':
    'Samalla tunnisteella on jo vastaanotettu toisenlainen versio, jonka viitetunnus on {reference}. Tätä versiota ei tallennettu.',
  'problem.alreadyDelivered': 'Tämä lähetys on jo varastossa.',
  'problem.deliveriesHeld':
    'Toimitukset on pysäytetty: tämä portaali on käynnistetty asetuksella PORTAL_DELIVERY=hold. Varastoon ei lähetetä mitään, ennen kuin portaali käynnistetään ilman sitä.',
  'problem.stillWaiting': 'Tämä lähetys on vielä matkalla varastoon, eikä sitä voi vielä poistaa.',
  'problem.receiptBusy':
    'Kuitteja tehdään juuri nyt paljon. Yritä hetken kuluttua uudelleen; lähetyksesi on tallessa.',
  'problem.textTooLong': 'Lyhennä teksti {max} merkkiin.',
  'problem.textInvalid': 'Tekstissä on merkkejä, joita ei voi tallentaa. Kirjoita teksti uudelleen.',
  'problem.numberInvalid': 'Kirjoita luku numeroilla',
  'problem.numberNotWhole': 'Kirjoita kokonaisluku',
  'problem.outOfRange': 'Anna luku väliltä {min}–{max}',
  'problem.timeInvalid': 'Anna kellonaika muodossa 14.30',
  'problem.optionUnknown': 'Valitse jokin näytetyistä vaihtoehdoista',
  'problem.oneOptionOnly': 'Valitse vain yksi vaihtoehto',
  'problem.booleanInvalid': 'Rastita ruutu tai jätä se tyhjäksi',
  'problem.answerRefused': 'Tarkista vastauksesi',

  // Problems: attachments
  'problem.contentDiffers':
    'Tiedoston {name} sisältö ei vastaa sen nimen päätettä. Tallenna tiedosto uudelleen oikeassa muodossa.',
  'problem.fileInfected': 'Tiedostosta {name} löytyi virus. Poista tiedosto tai valitse toinen.',
  'problem.fileNameInvalid':
    'Tiedoston nimeä ei voi käyttää. Anna tiedostolle lyhyempi nimi ilman erikoismerkkejä.',
  'problem.fileEmpty': 'Tiedosto {name} on tyhjä. Valitse toinen tiedosto.',
  'problem.fileUnreadable': 'Tiedostoa {name} ei voitu lukea. Valitse se uudelleen.',
  'problem.fileGone': 'Tiedosto {name} ei ole enää tallessa. Valitse se uudelleen.',
  'problem.requestedFileUnknown':
    'Tiedosto {name} ei kuulu mihinkään, mitä lomakkeella pyydetään. Liitä se uudelleen.',
  'problem.requestedFileMissing': '{label}: liitä tiedosto.',
  'problem.requestedFileOrState': '{label}: liitä tiedosto tai kerro, miten toimitat sen.',
  'problem.tooManyRequestedFiles': '{label}: liitä enintään {max} tiedostoa.',
  'problem.tooManyFiles': 'Liitä enintään {max} tiedostoa.',
  'problem.filesTooLarge': 'Tiedostot ovat yhteensä liian suuret. Enimmäiskoko yhteensä on',
};
