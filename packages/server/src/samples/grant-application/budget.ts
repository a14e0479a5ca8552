import { noProperty, type FormCheck } from '@form-portal/domain';
import { narrow, required, texts, type SamplePage } from '../define-sample.ts';
import { guidOf, parts } from './parts.ts';

const euros = { ...narrow, settings: { minValue: 0, unit: '€' } } as const;

function sumOf(...added: readonly (keyof typeof parts)[]): string {
  return `sum(${added.map((name) => `{field:${guidOf(parts[name])}}`).join('; ')})`;
}

/** What it costs, and who pays. */
export const budgetPage: SamplePage = {
  part: 32,
  name: ['Talousarvio', 'Budget', 'Budget'],
  description: [
    'Euroina vuonna 2027. Jätä tyhjäksi, jos kuluja tai tuloja ei ole.',
    'I euro år 2027. Lämna tomt om det inte finns några kostnader eller intäkter.',
    'In euros in 2027. Leave empty what does not apply.',
  ],
  content: [
    {
      part: 3,
      name: ['Kustannukset', 'Kostnader', 'Costs'],
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
          changes: { settings: euros.settings, formula: sumOf('rents', 'wages', 'otherCosts') },
        },
      ],
    },
    {
      part: 20,
      name: ['Muut haetut avustukset', 'Andra bidrag som har sökts', 'Other grants applied for'],
      description: [
        'Samaan toimintaan muualta haetut avustukset, enintään 10.',
        'Bidrag som har sökts från annat håll för samma verksamhet, högst 10.',
        'Grants applied for elsewhere for the same activity, at most 10.',
      ],
      repeat: {
        min: 0,
        max: 10,
        rowName: texts(['Avustus', 'Bidrag', 'Grant']),
        addText: texts(['Lisää avustus', 'Lägg till bidrag', 'Add grant']),
        linesProperty: 1005,
      },
      fields: [
        {
          type: 'text',
          property: noProperty,
          part: 212,
          label: ['Myöntäjä', 'Bidragsgivare', 'Granted by'],
          changes: { ...narrow, ...required },
        },
        {
          type: 'number',
          property: noProperty,
          part: parts.otherGrant,
          label: ['Haettu summa', 'Sökt belopp från annat håll', 'Amount'],
          changes: { ...euros, ...required },
        },
      ],
    },
    {
      type: 'number',
      property: noProperty,
      part: parts.otherGrants,
      label: ['Muut avustukset yhteensä', 'Andra bidrag totalt', 'Total of other grants'],
      changes: { settings: euros.settings, formula: sumOf('otherGrant') },
    },
    {
      part: 21,
      name: ['Rahoitus', 'Finansiering', 'Funding'],
      fields: [
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
          changes: { settings: euros.settings, formula: sumOf('ownFunding', 'otherGrants', 'applied') },
        },
        {
          type: 'slider',
          property: 1059,
          part: 114,
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
          part: 115,
          label: ['Tilinumero (IBAN)', 'Kontonummer (IBAN)', 'Account number (IBAN)'],
          description: [
            'Avustus maksetaan tälle tilille.',
            'Bidraget betalas ut till det här kontot.',
            'The grant will be paid into this account.',
          ],
          changes: { ...required, settings: { format: 'iban' } },
        },
      ],
    },
  ],
};

/** Refuses funding that differs from the total costs. */
export const balance: FormCheck = {
  guid: guidOf(600),
  must: {
    kind: 'field',
    field: guidOf(parts.funding),
    operator: 'equals',
    operand: { kind: 'field', field: guidOf(parts.total) },
  },
  message: texts([
    'Oman rahoituksen, muiden avustusten ja haettavan summan on yhdessä katettava tarkalleen kokonaiskustannukset.',
    'Den egna finansieringen, andra bidrag och det sökta beloppet ska tillsammans vara exakt lika med de totala kostnaderna.',
    'Own funding, other grants and the amount applied for must together equal the total costs.',
  ]),
  at: guidOf(parts.ownFunding),
  kind: 'error',
};
