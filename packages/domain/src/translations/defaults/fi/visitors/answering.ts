import type { AnsweringTextKey } from '../../../keys/visitors/answering-text-keys.ts';

/** Texts of filling in a form in Finnish. */
export const answering: Readonly<Record<AnsweringTextKey, string>> = {
  newQuestion: 'Uusi kysymys: {label}',
  newQuestions: '{n} uutta kysymystä: {labels}',
  newRequestedFiles: 'Uudet pyydetyt liitteet: {names}',
  askedBecause: 'Lisäkysymys vastauksesi perusteella',
  checkAgain: 'Tarkista uudelleen',
  computedFromAnswers: 'Lasketaan vastauksistasi',

  // Form with pages
  formPages: 'Lomakkeen sivut',
  allPages: 'Kaikki sivut',
  formPageOf: 'Sivu {n}/{all}',
  formPageTitle: '{page}, sivu {n}/{all} – {form}',
  nextPage: 'Seuraava: {page}',
  checkAndSend: 'Tarkista ja lähetä',

  // Form
  mandatoryNote: 'Tähdellä * merkityt kohdat ovat pakollisia.',
  requiredQuestion: 'pakollinen',
  formParts: 'Lomakkeen osat',
  partAnswered: '{n} / {all} vastattu',
  previewNotice: 'Tämä on esikatselu. Lomake ei ole käytössä, eikä sitä voi lähettää.',
  draftPreviewNotice:
    'Tämä on esikatselu muutoksista, joita ei ole julkaistu, eikä sitä voi lähettää. Kävijät saavat version {version}.',
  testTitle: 'Testilähetys.',
  testNotice:
    'Tästä esikatselusta lähetettyä ei lasketa eikä viedä tiedostoon, ja se jää portaaliin. Se näkyy lähetyksissä testinä ja poistetaan 30 päivän kuluttua.',
  testVersion: 'Näet version {version}, jonka kävijät saavat.',
  testDelivery: 'Toimita se myös varastoon',
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
};
