import type { SendingTextKey } from '../../../keys/visitors/sending-text-keys.ts';

/** Texts of checking, sending and what follows in Swedish. */
export const sending: Readonly<Record<SendingTextKey, string>> = {
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
  pageOutdated:
    'Sidan är inaktuell: blanketten frågar inte längre efter samma saker som när du öppnade den. Öppna blanketten på nytt, kontrollera dina svar och skicka dem: svaren finns kvar.',
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

  // Sent: popup, page and receipt
  formSent: 'Blanketten har skickats',
  reference: 'Referens',
  saveReference: 'Spara referensen. Du behöver den om du kontaktar oss om blanketten.',
  copy: 'Kopiera',
  copied: 'Kopierad',
  sentAt: 'Skickad',
  confirmationTo: 'En bekräftelse skickas till {address}.',
  'attachmentsSent.one': '{n} bilaga skickades',
  'attachmentsSent.other': '{n} bilagor skickades',
  downloadReceipt: 'Ladda ner mottagningskvittot (PDF)',
  print: 'Skriv ut',
  receiptText: 'Vi har tagit emot din blankett.',
  receivedAt: 'Mottagen',
  notAnswered: 'Inget svar',
  noAttachments: 'Inga bilagor',
};
