import type { Form } from '@form-portal/domain';
import { demoClasses, demoObjectTypes } from '@form-portal/vault';
import { defineSample, guidsFrom, type SampleGroup, texts } from './define-sample.ts';

const [narrow, required] = [{ width: 'narrow' }, { required: true }] as const;

const applicant: SampleGroup = {
  name: ['Hakijan tiedot', 'Uppgifter om sökanden', 'Applicant'],
  fields: [
    {
      type: 'text',
      property: 1046,
      label: ['Yhdistyksen nimi', 'Föreningens namn', 'Name of the association'],
      description: [
        'Kirjoita nimi samassa muodossa kuin yhdistysrekisterissä.',
        'Skriv namnet i samma form som i föreningsregistret.',
        'Write the name as it stands in the register of associations.',
      ],
      changes: required,
    },
    {
      type: 'text',
      property: 1053,
      label: ['Y-tunnus', 'FO-nummer', 'Business ID'],
      description: ['Esimerkiksi 1234567-8', 'Till exempel 1234567-8', 'For example 1234567-8'],
      changes: { ...narrow, ...required },
    },
    {
      type: 'number',
      property: 1054,
      label: ['Jäsenmäärä', 'Antal medlemmar', 'Number of members'],
      description: ['Edellisen vuoden lopussa', 'I slutet av förra året', 'At the end of last year'],
      changes: { ...narrow, settings: { minValue: 0 } },
    },
    {
      type: 'text',
      property: 1036,
      label: ['Sähköpostiosoite', 'E-postadress', 'Email address'],
      description: [
        'Lähetämme päätöksen tähän osoitteeseen.',
        'Vi skickar beslutet till den här adressen.',
        'We will send the decision to this address.',
      ],
      changes: required,
    },
    {
      type: 'text',
      property: 1012,
      label: ['Yhteyshenkilö', 'Kontaktperson', 'Contact person'],
      changes: narrow,
    },
    {
      type: 'text',
      property: 1002,
      label: ['Puhelinnumero', 'Telefonnummer', 'Phone number'],
      changes: narrow,
    },
    {
      type: 'time',
      property: 1011,
      label: ['Paras soittoaika', 'Bästa tid att ringa', 'Best time to call'],
      changes: narrow,
    },
    {
      type: 'dropdown',
      property: 1004,
      label: ['Toiminta-alue', 'Verksamhetsområde', 'Area of activity'],
    },
  ],
};

const grant: SampleGroup = {
  name: ['Avustus', 'Bidrag', 'Grant'],
  fields: [
    {
      type: 'select',
      property: 1047,
      label: ['Avustuksen tyyppi', 'Typ av bidrag', 'Type of grant'],
      changes: required,
    },
    {
      type: 'select',
      property: 1051,
      label: ['Kenelle toiminta on suunnattu?', 'För vem är verksamheten?', 'Who is the activity for?'],
      description: ['Voit valita useita.', 'Du kan välja flera.', 'You can choose several.'],
    },
    {
      type: 'date',
      property: 1049,
      label: ['Toiminta alkaa', 'Verksamheten börjar', 'Activity begins'],
      changes: { ...narrow, ...required },
    },
    {
      type: 'date',
      property: 1050,
      label: ['Toiminta päättyy', 'Verksamheten slutar', 'Activity ends'],
      changes: narrow,
    },
    {
      type: 'longtext',
      property: 1052,
      label: ['Kuvaus toiminnasta', 'Beskrivning av verksamheten', 'Description of the activity'],
      description: [
        'Kerro, mitä teette, kuinka usein ja kuinka monta ihmistä toiminta tavoittaa.',
        'Berätta vad ni gör, hur ofta och hur många människor verksamheten når.',
        'Tell us what you do, how often, and how many people it reaches.',
      ],
      changes: required,
    },
    {
      type: 'number',
      property: 1048,
      label: ['Haettava summa', 'Sökt belopp', 'Amount applied for'],
      description: ['Euroina, esimerkiksi 4500', 'I euro, till exempel 4500', 'In euros, for example 4500'],
      changes: { ...narrow, ...required, settings: { minValue: 0 } },
    },
    {
      type: 'number',
      property: 1058,
      label: ['Kokonaiskustannukset', 'Totala kostnader', 'Total costs'],
      description: ['Euroina, sentit mukaan', 'I euro, med cent', 'In euros and cents'],
      changes: { ...narrow, settings: { minValue: 0 } },
    },
    {
      type: 'slider',
      property: 1059,
      label: ['Oman rahoituksen osuus', 'Andel egen finansiering', 'Share of own funding'],
      description: [
        'Prosentteina kokonaiskustannuksista',
        'I procent av de totala kostnaderna',
        'As a percentage of the total costs',
      ],
      changes: { settings: { minValue: 0, maxValue: 100 } },
    },
    {
      type: 'datetime',
      property: 1061,
      label: ['Avoimen tilaisuuden ajankohta', 'Tidpunkt för öppet evenemang', 'Time of an open event'],
      description: [
        'Täytä, jos järjestätte tilaisuuden, johon kaikki ovat tervetulleita.',
        'Fyll i om ni ordnar ett evenemang dit alla är välkomna.',
        'Fill in if you arrange an event where everybody is welcome.',
      ],
    },
  ],
};

const closing: SampleGroup = {
  name: ['Lopuksi', 'Till sist', 'Finally'],
  fields: [
    {
      type: 'rating',
      property: 1015,
      label: [
        'Kuinka helppoa hakemuksen täyttäminen oli?',
        'Hur lätt var det att fylla i ansökan?',
        'How easy was it to fill in the application?',
      ],
      description: ['1 = vaikeaa, 5 = helppoa', '1 = svårt, 5 = lätt', '1 = difficult, 5 = easy'],
      changes: { settings: { minValue: 1, maxValue: 5 } },
    },
    {
      type: 'boolean',
      property: 1055,
      label: [
        'Tiedot ovat oikein ja ne saa tarkistaa yhdistysrekisteristä',
        'Uppgifterna är riktiga och får kontrolleras i föreningsregistret',
        'The information is correct and may be checked in the register of associations',
      ],
      changes: required,
    },
  ],
};

/** A grant application for associations: every field type, groups, pairs of narrow fields, attachments. */
export const grantApplication: Form = defineSample({
  guidOf: guidsFrom('a7057005-2027-4d1b-8e60-'),
  form: {
    name: texts([
      'Avustushakemus yhdistyksille 2027',
      'Bidragsansökan för föreningar 2027',
      'Grant application for associations 2027',
    ]),
    description: texts([
      'Kunnassa toimiva rekisteröity yhdistys voi hakea avustusta vuodelle 2027. Hakuaika päättyy **31.1.2027 klo 16.00**.\n\nLiitä hakemukseen\n\n- toimintasuunnitelma\n- tilinpäätös.',
      'En registrerad förening som är verksam i kommunen kan söka bidrag för år 2027. Ansökningstiden går ut **31.1.2027 kl. 16.00**.\n\nBifoga\n\n- en verksamhetsplan\n- ett bokslut.',
      'A registered association that works in the municipality may apply for a grant for 2027. Applications close on **31 January 2027 at 16:00**.\n\nAttach\n\n- an action plan\n- the financial statements.',
    ]),
    objectType: demoObjectTypes.case,
    class: demoClasses.grantApplication,
    attachments: { maxFileSizeMb: 10, categories: ['doc', 'img'], customExtensions: [] },
  },
  content: [applicant, grant, closing],
  // The year applied for, and received through an online form.
  predefined: [
    [1057, { dataType: 2, value: 2027 }],
    [1069, { dataType: 9, value: 1 }],
  ],
});
