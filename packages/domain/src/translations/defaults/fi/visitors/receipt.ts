import type { ReceiptTextKey } from '../../../keys/visitors/receipt-text-keys.ts';

/** Texts of the submission as a PDF and of its confirmation in Finnish. */
export const receipt: Readonly<Record<ReceiptTextKey, string>> = {
  summaryTitle: 'Lähetetty lomake',
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
  pageOf: 'Sivu {n} / {all}',
};
