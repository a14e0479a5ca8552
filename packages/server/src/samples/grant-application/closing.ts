import type { AttachmentRequest } from '@form-portal/domain';
import { required, texts, type SamplePage } from '../define-sample.ts';
import { guidOf, isRegistered } from './parts.ts';

/** What the applicant vouches for; the requested files follow it. */
export const closingPage: SamplePage = {
  part: 33,
  name: ['Vakuutus ja liitteet', 'Försäkran och bilagor', 'Declaration and attachments'],
  content: [
    {
      part: 4,
      name: ['Vakuutus', 'Försäkran', 'Declaration'],
      fields: [
        {
          type: 'boolean',
          property: 1055,
          part: 117,
          label: [
            'Tiedot ovat oikein ja ne saa tarkistaa rekistereistä',
            'Uppgifterna är riktiga och får kontrolleras i registren',
            'The information is correct and may be checked in the registers',
          ],
          changes: required,
        },
        {
          type: 'rating',
          property: 1015,
          part: 116,
          label: [
            'Kuinka helppoa hakemuksen täyttäminen oli?',
            'Hur lätt var det att fylla i ansökan?',
            'How easy was it to fill in the application?',
          ],
          description: ['1 = vaikeaa, 5 = helppoa', '1 = svårt, 5 = lätt', '1 = difficult, 5 = easy'],
          changes: { settings: { minValue: 1, maxValue: 5 } },
        },
      ],
    },
  ],
};

/** The files that the application is decided on. */
export const requests: readonly AttachmentRequest[] = [
  {
    guid: guidOf(700),
    name: texts(['Toimintasuunnitelma 2027', 'Verksamhetsplan 2027', 'Action plan 2027']),
    description: texts([
      'Toiminta, aikataulu ja kohderyhmät.',
      'Verksamhet, tidtabell och målgrupper.',
      'Activities, schedule and target groups.',
    ]),
    required: true,
    later: false,
  },
  {
    guid: guidOf(701),
    name: texts(['Tilinpäätös', 'Bokslut', 'Financial statements']),
    description: texts([
      'Tuloslaskelma, tase ja allekirjoitukset viimeksi päättyneeltä tilikaudelta.',
      'Resultaträkning, balansräkning och underskrifter för den senast avslutade räkenskapsperioden.',
      'Income statement, balance sheet and signatures for the last financial year.',
    ]),
    required: true,
    fileTypes: { categories: ['doc'], customExtensions: [] },
    later: true,
    laterText: texts([
      'Toimita tilinpäätös kuukauden kuluessa hakemuksen lähettämisestä ja mainitse viitetunnus.',
      'Lämna in bokslutet inom en månad efter att ansökan har skickats och ange referensnumret.',
      'Send the financial statements within a month of the application and mention its reference.',
    ]),
  },
  {
    guid: guidOf(702),
    name: texts(['Yhdistyksen säännöt', 'Föreningens stadgar', 'Rules of the association']),
    description: texts([
      'Vain, jos ne ovat muuttuneet edellisen hakemuksen jälkeen.',
      'Endast om de har ändrats efter den förra ansökan.',
      'Only if they have changed since the last application.',
    ]),
    showWhen: isRegistered,
    required: false,
    later: false,
  },
];
