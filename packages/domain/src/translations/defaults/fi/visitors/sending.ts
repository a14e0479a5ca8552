import type { SendingTextKey } from '../../../keys/visitors/sending-text-keys.ts';

/** Texts of checking, sending and what follows in Finnish. */
export const sending: Readonly<Record<SendingTextKey, string>> = {
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
  pageOutdated:
    'Tämä sivu on vanhentunut: lomakkeella ei enää kysytä samoja asioita kuin silloin, kun avasit sen. Avaa lomake uudelleen, tarkista vastauksesi ja lähetä ne: vastauksesi säilyvät.',
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

  // Sent: popup, page and receipt
  formSent: 'Lomake on lähetetty',
  reference: 'Viitetunnus',
  saveReference: 'Ota viitetunnus talteen. Tarvitset sitä, jos otat meihin yhteyttä lomakkeesta.',
  copy: 'Kopioi',
  copied: 'Kopioitu',
  sentAt: 'Lähetetty',
  confirmationTo: 'Vahvistus lähetetään osoitteeseen {address}.',
  'attachmentsSent.one': '{n} liite lähetettiin',
  'attachmentsSent.other': '{n} liitettä lähetettiin',
  downloadReceipt: 'Lataa vastaanottokuittaus (PDF)',
  print: 'Tulosta',
  receiptText: 'Olemme vastaanottaneet lomakkeesi.',
  receivedAt: 'Vastaanotettu',
  notAnswered: 'Ei vastausta',
  noAttachments: 'Ei liitteitä',
};
