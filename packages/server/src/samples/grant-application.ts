import { dataTypes, alwaysOpen, type Form, type FormOpening } from '@form-portal/domain';
import { demoClasses, demoObjectTypes } from '@form-portal/vault';
import { defineSample, texts } from './define-sample.ts';
import { applicantPage } from './grant-application/applicant.ts';
import { balance, budgetPage } from './grant-application/budget.ts';
import { closingPage, requests } from './grant-application/closing.ts';
import { grantPage } from './grant-application/grant.ts';
import { guidOf } from './grant-application/parts.ts';

/**
 * A grant application for associations, foundations and companies: every field type, pages, groups, rows, pairs of narrow fields,
 * requested files, conditions, sums, a check, formats and units.
 */
export const grantApplication: Form = defineSample({
  guidOf,
  form: {
    name: texts([
      'Avustushakemus yhteisöille 2027',
      'Bidragsansökan för sammanslutningar 2027',
      'Grant application for organisations 2027',
    ]),
    description: texts([
      'Kunnassa toimiva yhdistys, säätiö tai yritys voi hakea avustusta vuodelle 2027. Varaa valmiiksi **toimintasuunnitelma**, **tilinpäätös** ja **tilinumero** (IBAN).',
      'En förening, stiftelse eller ett företag som är verksamt i kommunen kan söka bidrag för år 2027. Ha **verksamhetsplanen**, **bokslutet** och **kontonumret** (IBAN) till hands.',
      'An association, foundation or company that works in the municipality may apply for a grant for 2027. Have the **action plan**, the **financial statements** and the **account number** (IBAN) at hand.',
    ]),
    listDescription: texts([
      'Vuoden 2027 toimintaan, hankkeisiin ja tilavuokriin',
      'För verksamhet, projekt och lokalhyror år 2027',
      'For activities, projects and rents of premises in 2027',
    ]),
    objectType: demoObjectTypes.case,
    class: demoClasses.grantApplication,
    attachments: { maxFileSizeMb: 10, categories: ['doc', 'img'], customExtensions: [], requests },
    checks: [balance],
    checkAnswers: true,
  },
  content: { pages: [applicantPage, grantPage, budgetPage, closingPage] },
  // The year applied for, and received through an online form.
  predefined: [
    [1057, { dataType: dataTypes.integer, value: 2027 }],
    [1069, { dataType: dataTypes.lookup, value: 1 }],
  ],
});

/** Open from the day it is published to the end of the month after next. */
export function grantOpening(today: string): FormOpening {
  return {
    ...alwaysOpen,
    opensAt: `${today} 00:00`,
    closesAt: `${endOfMonthAfterNext(today)} 16:00`,
    texts: {
      before: texts([
        'Varaa valmiiksi toimintasuunnitelma, tilinpäätös ja tilinumero (IBAN).',
        'Ha verksamhetsplanen, bokslutet och kontonumret (IBAN) till hands.',
        'Have the action plan, the financial statements and the account number (IBAN) at hand.',
      ]),
      after: texts([
        'Hakemuksia ei enää oteta vastaan. Seuraavasta hausta ilmoitetaan kunnan verkkosivuilla.',
        'Ansökningar tas inte längre emot. Om nästa ansökningstid meddelas på kommunens webbplats.',
        'Applications are no longer accepted. The next round will be announced on the municipality’s website.',
      ]),
      full: {},
    },
  };
}

function endOfMonthAfterNext(today: string): string {
  const [year = 0, month = 0] = today.split('-').map(Number);
  return new Date(Date.UTC(year, month + 2, 0)).toISOString().slice(0, 10);
}
