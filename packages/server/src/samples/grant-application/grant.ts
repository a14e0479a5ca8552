import { noProperty } from '@form-portal/domain';
import { narrow, required, type SamplePage } from '../define-sample.ts';
import { guidOf } from './parts.ts';

/** Item of the vault's list of grant types. */
const projectGrant = 2;

/** What the grant is for. */
export const grantPage: SamplePage = {
  part: 31,
  name: ['Haettava avustus', 'Bidrag som söks', 'Grant'],
  content: [
    {
      part: 2,
      name: ['Mihin haette avustusta?', 'Vad söker ni bidrag för?', 'What is the grant for?'],
      fields: [
        {
          type: 'select',
          property: 1047,
          part: 108,
          label: ['Avustuksen tyyppi', 'Typ av bidrag', 'Type of grant'],
          changes: required,
        },
        {
          type: 'text',
          property: noProperty,
          part: 209,
          label: ['Hankkeen nimi', 'Projektets namn', 'Name of the project'],
          changes: {
            showWhen: {
              kind: 'field',
              field: guidOf(108),
              operator: 'any-of',
              operand: { kind: 'options', ids: [projectGrant] },
            },
            requireWhen: 'shown',
          },
        },
      ],
    },
    {
      part: 11,
      name: ['Toiminta', 'Verksamhet', 'Activity'],
      fields: [
        {
          type: 'select',
          property: 1051,
          part: 109,
          label: ['Kenelle toiminta on suunnattu?', 'För vem är verksamheten?', 'Who is the activity for?'],
          description: ['Voit valita useita.', 'Du kan välja flera.', 'You can choose several.'],
        },
        {
          type: 'date',
          property: 1049,
          part: 110,
          label: ['Toiminta alkaa', 'Verksamheten börjar', 'Activity begins'],
          changes: { ...narrow, ...required },
        },
        {
          type: 'date',
          property: 1050,
          part: 111,
          label: ['Toiminta päättyy', 'Verksamheten slutar', 'Activity ends'],
          changes: narrow,
        },
        {
          type: 'longtext',
          property: 1052,
          part: 112,
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
          part: 113,
          label: ['Avoimen tilaisuuden ajankohta', 'Tidpunkt för öppet evenemang', 'Time of an open event'],
          description: [
            'Täytä, jos järjestätte tilaisuuden, johon kaikki ovat tervetulleita.',
            'Fyll i om ni ordnar ett evenemang dit alla är välkomna.',
            'Fill in if you arrange an event where everybody is welcome.',
          ],
        },
      ],
    },
  ],
};
