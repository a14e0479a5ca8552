import { noProperty, type Form, type FormCheck } from '@form-portal/domain';
import { demoClasses, demoObjectTypes } from '@form-portal/vault';
import { defineSample, guidsFrom, type SampleGroup, texts } from './define-sample.ts';

const guidOf = guidsFrom('a7057005-2027-4d1b-8e60-');
const [narrow, required] = [{ width: 'narrow' }, { required: true }] as const;
const euros = { width: 'narrow', settings: { minValue: 0, unit: '€' } } as const;

/** Parts of the fields that rules refer to. */
const parts = {
  isRegistered: 200,
  rents: 201,
  wages: 202,
  otherCosts: 203,
  total: 204,
  ownFunding: 205,
  applied: 206,
  funding: 207,
} as const;

function sumOf(...added: readonly (keyof typeof parts)[]): string {
  return `sum(${added.map((name) => `{field:${guidOf(parts[name])}}`).join('; ')})`;
}

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
      description: ['Esimerkiksi 1234567-1', 'Till exempel 1234567-1', 'For example 1234567-1'],
      changes: { ...narrow, ...required, settings: { format: 'y-tunnus' } },
    },
    {
      type: 'number',
      property: 1054,
      label: ['Jäsenmäärä', 'Antal medlemmar', 'Number of members'],
      description: ['Edellisen vuoden lopussa', 'I slutet av förra året', 'At the end of last year'],
      changes: { ...narrow, settings: { minValue: 0 } },
    },
    {
      type: 'boolean',
      property: noProperty,
      part: parts.isRegistered,
      label: ['Yhdistys on rekisteröity', 'Föreningen är registrerad', 'The association is registered'],
    },
    {
      type: 'text',
      property: noProperty,
      part: 208,
      label: ['Rekisterinumero', 'Registernummer', 'Registration number'],
      description: [
        'Numero yhdistysrekisterissä, esimerkiksi 123.456',
        'Numret i föreningsregistret, till exempel 123.456',
        'The number in the register of associations, for example 123.456',
      ],
      changes: {
        ...narrow,
        showWhen: {
          kind: 'field',
          field: guidOf(parts.isRegistered),
          operator: 'equals',
          operand: { kind: 'literal', value: true },
        },
        requireWhen: 'shown',
      },
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
      changes: { ...required, settings: { format: 'email' } },
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
      changes: { ...narrow, settings: { format: 'phone' } },
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

const costs: SampleGroup = {
  name: ['Kustannukset ja rahoitus', 'Kostnader och finansiering', 'Costs and funding'],
  fields: [
    {
      type: 'number',
      property: noProperty,
      part: parts.rents,
      label: ['Tilavuokrat', 'Lokalhyror', 'Rent of premises'],
      changes: euros,
    },
    {
      type: 'number',
      property: noProperty,
      part: parts.wages,
      label: ['Palkat ja palkkiot', 'Löner och arvoden', 'Wages and fees'],
      changes: euros,
    },
    {
      type: 'number',
      property: noProperty,
      part: parts.otherCosts,
      label: ['Muut kulut', 'Övriga kostnader', 'Other costs'],
      changes: euros,
    },
    {
      type: 'number',
      property: 1058,
      part: parts.total,
      label: ['Kokonaiskustannukset', 'Totala kostnader', 'Total costs'],
      changes: { ...euros, formula: sumOf('rents', 'wages', 'otherCosts') },
    },
    {
      type: 'number',
      property: noProperty,
      part: parts.ownFunding,
      label: ['Oma rahoitus', 'Egen finansiering', 'Own funding'],
      changes: euros,
    },
    {
      type: 'number',
      property: 1048,
      part: parts.applied,
      label: ['Haettava summa', 'Sökt belopp', 'Amount applied for'],
      changes: { ...euros, ...required },
    },
    {
      type: 'number',
      property: noProperty,
      part: parts.funding,
      label: ['Rahoitus yhteensä', 'Finansiering totalt', 'Total funding'],
      changes: { ...euros, formula: sumOf('ownFunding', 'applied') },
    },
    {
      type: 'slider',
      property: 1059,
      label: [
        'Talkootyön osuus omasta rahoituksesta',
        'Andel talkoarbete av den egna finansieringen',
        'Share of voluntary work in own funding',
      ],
      description: ['Prosentteina', 'I procent', 'As a percentage'],
      changes: { settings: { minValue: 0, maxValue: 100 } },
    },
    {
      type: 'text',
      property: 1062,
      label: ['Tilinumero (IBAN)', 'Kontonummer (IBAN)', 'Account number (IBAN)'],
      description: [
        'Avustus maksetaan tälle tilille.',
        'Bidraget betalas ut till det här kontot.',
        'The grant will be paid into this account.',
      ],
      changes: { ...required, settings: { format: 'iban' } },
    },
  ],
};

/** Somebody pays for every cost. */
const balance: FormCheck = {
  guid: guidOf(600),
  must: {
    kind: 'field',
    field: guidOf(parts.funding),
    operator: 'equals',
    operand: { kind: 'field', field: guidOf(parts.total) },
  },
  message: texts([
    'Oman rahoituksen ja haettavan summan on yhdessä katettava tarkalleen kokonaiskustannukset.',
    'Den egna finansieringen och det sökta beloppet ska tillsammans vara exakt lika med de totala kostnaderna.',
    'Own funding and the amount applied for must together equal the total costs.',
  ]),
  at: guidOf(parts.ownFunding),
  kind: 'error',
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

/**
 * A grant application for associations: every field type, groups, pairs of narrow fields, attachments, a
 * condition, sums, a check, formats and units.
 */
export const grantApplication: Form = defineSample({
  guidOf,
  form: {
    name: texts([
      'Avustushakemus yhdistyksille 2027',
      'Bidragsansökan för föreningar 2027',
      'Grant application for associations 2027',
    ]),
    description: texts([
      'Kunnassa toimiva yhdistys voi hakea avustusta vuodelle 2027. Hakuaika päättyy **31.1.2027 klo 16.00**.\n\nLiitä hakemukseen\n\n- toimintasuunnitelma\n- tilinpäätös.',
      'En förening som är verksam i kommunen kan söka bidrag för år 2027. Ansökningstiden går ut **31.1.2027 kl. 16.00**.\n\nBifoga\n\n- en verksamhetsplan\n- ett bokslut.',
      'An association that works in the municipality may apply for a grant for 2027. Applications close on **31 January 2027 at 16:00**.\n\nAttach\n\n- an action plan\n- the financial statements.',
    ]),
    listDescription: texts([
      'Kunnassa toimiville yhdistyksille, haku päättyy 31.1.2027',
      'För föreningar i kommunen, ansökningstiden går ut 31.1.2027',
      'For associations in the municipality, closes on 31 January 2027',
    ]),
    objectType: demoObjectTypes.case,
    class: demoClasses.grantApplication,
    attachments: { maxFileSizeMb: 10, categories: ['doc', 'img'], customExtensions: [] },
    checks: [balance],
  },
  content: [applicant, grant, costs, closing],
  // The year applied for, and received through an online form.
  predefined: [
    [1057, { dataType: 2, value: 2027 }],
    [1069, { dataType: 9, value: 1 }],
  ],
});
