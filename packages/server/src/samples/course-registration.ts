import {
  dataTypes,
  alwaysOpen,
  noProperty,
  type Condition,
  type Form,
  type FormOpening,
} from '@form-portal/domain';
import { demoClasses, demoObjectTypes } from '@form-portal/vault';
import { defineSample, guidsFrom, narrow, required, texts } from './define-sample.ts';

const guidOf = guidsFrom('c0025e00-f1a5-4a1d-9b20-');

/** Parts that rules refer to. */
const parts = { born: 200, isPaidByEmployer: 201, hasDiet: 202 } as const;

/** Whether the participant is younger than a number of years today. */
function isYoungerThan(years: number): Condition {
  return {
    kind: 'field',
    field: guidOf(parts.born),
    operator: 'more',
    operand: { kind: 'today', plus: { days: 0, months: 0, years: -years } },
  };
}

function isTicked(part: number): Condition {
  return {
    kind: 'field',
    field: guidOf(part),
    operator: 'equals',
    operand: { kind: 'literal', value: true },
  };
}

/** Registration to a course: groups and questions under conditions, a stop by age, and a number of places. */
export const courseRegistration: Form = defineSample({
  guidOf,
  form: {
    name: texts([
      'Ilmoittautuminen ensiapukurssille',
      'Anmälan till kurs i första hjälpen',
      'Registration to a first-aid course',
    ]),
    description: texts([
      'Ensiapukurssi 1 on **16 tuntia**, kaksi lauantaita kello 9–17. Paikkoja on 20, ja ne täytetään ilmoittautumisjärjestyksessä. Kurssimaksu on 60 euroa.',
      'Första hjälpen 1 omfattar **16 timmar**, två lördagar klockan 9–17. Det finns 20 platser, och de fylls i den ordning som anmälningarna kommer in. Kursavgiften är 60 euro.',
      'First Aid 1 takes **16 hours**, two Saturdays from 9 to 17. There are 20 places, which are filled in the order of registration. The fee is 60 euros.',
    ]),
    listDescription: texts([
      'Kansalaisopiston kurssi 15 vuotta täyttäneille, 20 paikkaa',
      'Medborgarinstitutets kurs för dem som har fyllt 15 år, 20 platser',
      'A course of the adult education centre for ages 15 and over, 20 places',
    ]),
    objectType: demoObjectTypes.case,
    class: demoClasses.courseRegistration,
    checks: [
      {
        guid: guidOf(600),
        must: { kind: 'not', of: isYoungerThan(15) },
        message: texts([
          'Kurssi on tarkoitettu 15 vuotta täyttäneille. Nuoremmille järjestetään oma kurssi: kysy siitä kansalaisopistosta.',
          'Kursen är för dem som har fyllt 15 år. För yngre ordnas en egen kurs: fråga medborgarinstitutet.',
          'The course is for people aged 15 and over. There is another course for younger ones: ask the adult education centre.',
        ]),
        at: guidOf(parts.born),
        kind: 'stop',
      },
    ],
  },
  content: [
    {
      part: 1,
      name: ['Osallistuja', 'Deltagare', 'Participant'],
      fields: [
        {
          type: 'text',
          property: 1000,
          label: ['Etunimet', 'Förnamn', 'First names'],
          changes: { ...narrow, ...required },
        },
        {
          type: 'text',
          property: 1010,
          label: ['Sukunimi', 'Efternamn', 'Last name'],
          changes: { ...narrow, ...required },
        },
        {
          type: 'date',
          property: 1070,
          part: parts.born,
          label: ['Syntymäpäivä', 'Födelsedatum', 'Date of birth'],
          changes: { ...narrow, ...required },
        },
        {
          type: 'text',
          property: 1002,
          label: ['Puhelinnumero', 'Telefonnummer', 'Phone number'],
          changes: { ...narrow, settings: { format: 'phone' } },
        },
        {
          type: 'text',
          property: 1036,
          label: ['Sähköpostiosoite', 'E-postadress', 'E-mail address'],
          description: [
            'Lähetämme kurssikirjeen tähän osoitteeseen.',
            'Vi skickar kursbrevet till den här adressen.',
            'We will send the details of the course to this address.',
          ],
          changes: { ...required, settings: { format: 'email' } },
        },
      ],
    },
    {
      part: 2,
      name: ['Huoltaja', 'Vårdnadshavare', 'Guardian'],
      description: [
        'Alle 18-vuotias tarvitsee huoltajan suostumuksen.',
        'En deltagare under 18 år behöver vårdnadshavarens samtycke.',
        'A participant under 18 needs the consent of a guardian.',
      ],
      showWhen: isYoungerThan(18),
      fields: [
        {
          type: 'text',
          property: noProperty,
          label: ['Huoltajan nimi', 'Vårdnadshavarens namn', 'Name of the guardian'],
          changes: { ...narrow, requireWhen: 'shown' },
        },
        {
          type: 'text',
          property: noProperty,
          label: [
            'Huoltajan puhelinnumero',
            'Vårdnadshavarens telefonnummer',
            'Phone number of the guardian',
          ],
          changes: { ...narrow, requireWhen: 'shown', settings: { format: 'phone' } },
        },
        {
          type: 'boolean',
          property: noProperty,
          label: [
            'Huoltaja suostuu osallistumiseen',
            'Vårdnadshavaren samtycker till deltagandet',
            'The guardian consents to taking part',
          ],
          changes: { requireWhen: 'shown' },
        },
      ],
    },
    {
      part: 3,
      name: ['Kurssimaksu', 'Kursavgift', 'Fee'],
      fields: [
        {
          type: 'boolean',
          property: noProperty,
          part: parts.isPaidByEmployer,
          label: ['Työnantaja maksaa kurssin', 'Arbetsgivaren betalar kursen', 'My employer pays the fee'],
        },
        {
          type: 'text',
          property: noProperty,
          label: ['Työnantajan nimi', 'Arbetsgivarens namn', 'Name of the employer'],
          changes: { ...narrow, showWhen: isTicked(parts.isPaidByEmployer), requireWhen: 'shown' },
        },
        {
          type: 'text',
          property: noProperty,
          label: ['Työnantajan Y-tunnus', 'Arbetsgivarens FO-nummer', 'Business ID of the employer'],
          description: ['Esimerkiksi 1234567-1', 'Till exempel 1234567-1', 'For example 1234567-1'],
          changes: {
            ...narrow,
            showWhen: isTicked(parts.isPaidByEmployer),
            requireWhen: 'shown',
            settings: { format: 'y-tunnus' },
          },
        },
      ],
    },
    {
      part: 4,
      name: ['Toiveet', 'Önskemål', 'Wishes'],
      fields: [
        {
          type: 'boolean',
          property: noProperty,
          part: parts.hasDiet,
          label: ['Minulla on erityisruokavalio', 'Jag har specialkost', 'I have a special diet'],
          description: [
            'Kurssimaksuun kuuluu lounas.',
            'Lunch ingår i kursavgiften.',
            'Lunch is included in the fee.',
          ],
        },
        {
          type: 'text',
          property: noProperty,
          label: ['Millainen ruokavalio?', 'Hurdan kost?', 'Which diet?'],
          changes: { showWhen: isTicked(parts.hasDiet), requireWhen: 'shown' },
        },
        {
          type: 'longtext',
          property: 1005,
          label: [
            'Mitä muuta meidän olisi hyvä tietää?',
            'Finns det något annat som vi borde veta?',
            'What else should we know?',
          ],
          description: [
            'Esimerkiksi tulkkaus, avustaja tai esteetön kulku.',
            'Till exempel tolkning, assistent eller tillgänglighet.',
            'For example interpreting, an assistant or step-free access.',
          ],
        },
      ],
    },
  ],
  // Received through: an online form.
  predefined: [[1069, { dataType: dataTypes.lookup, value: 1 }]],
});

/** Twenty places, for as long as they last. */
export const courseOpening: FormOpening = {
  ...alwaysOpen,
  cap: 20,
  texts: {
    before: {},
    after: {},
    full: texts([
      'Voit kysyä peruutuspaikkoja kansalaisopiston toimistosta.',
      'Du kan fråga efter återbudsplatser på medborgarinstitutets kansli.',
      'You can ask the office of the adult education centre about cancellations.',
    ]),
  },
};
