import { dataTypes } from '@form-portal/domain';
import type { Form } from '@form-portal/domain';
import { demoClasses, demoObjectTypes } from '@form-portal/vault';
import { defineSample, guidsFrom, texts } from './define-sample.ts';

/** A short form for a question or feedback, with an optional reply. */
export const contactForm: Form = defineSample({
  guidOf: guidsFrom('c0a7ac70-f0b1-4c5e-9a1d-'),
  form: {
    name: texts([
      'Ota yhteyttä tai anna palautetta',
      'Kontakta oss eller ge respons',
      'Contact us or give feedback',
    ]),
    description: texts([
      'Kysy, kiitä, moiti tai ehdota parannusta. Jos haluat vastauksen, saat sen **viiden työpäivän** kuluessa.',
      'Ställ en fråga, ge beröm eller klagomål, eller föreslå en förbättring. Om du vill ha ett svar får du det inom **fem arbetsdagar**.',
      'Ask a question, thank us, complain or suggest an improvement. If you want a reply, you will get it within **five working days**.',
    ]),
    listDescription: texts([
      'Kysymykset, kiitokset, moitteet ja ehdotukset',
      'Frågor, beröm, klagomål och förslag',
      'Questions, thanks, complaints and suggestions',
    ]),
    objectType: demoObjectTypes.case,
    class: demoClasses.feedback,
    attachments: { maxFileSizeMb: 10, categories: ['img'], customExtensions: [] },
  },
  content: [
    {
      type: 'select',
      property: 1040,
      label: ['Palautteen laji', 'Typ av respons', 'Kind of feedback'],
      changes: { required: true },
    },
    {
      type: 'dropdown',
      property: 1041,
      label: ['Palvelu, jota asia koskee', 'Tjänst som ärendet gäller', 'Service it concerns'],
      description: [
        'Jätä tyhjäksi, jos et ole varma.',
        'Lämna tomt om du är osäker.',
        'Leave empty if you are not sure.',
      ],
    },
    {
      type: 'longtext',
      property: 1039,
      label: ['Viesti', 'Meddelande', 'Message'],
      description: [
        'Kerro, mitä on tapahtunut, missä ja milloin. **Älä kirjoita henkilötunnusta.**',
        'Berätta vad som har hänt, var och när. **Skriv inte din personbeteckning.**',
        'Tell us what happened, where and when. **Do not write your personal identity code.**',
      ],
      changes: { required: true },
    },
    {
      part: 1,
      name: ['Vastaus', 'Svar', 'Reply'],
      fields: [
        {
          type: 'boolean',
          property: 1042,
          label: ['Haluan vastauksen', 'Jag vill ha ett svar', 'I want a reply'],
          description: [
            'Kirjoita silloin sähköpostiosoite tai puhelinnumero.',
            'Skriv i så fall en e-postadress eller ett telefonnummer.',
            'If so, write an email address or a phone number.',
          ],
        },
        { type: 'text', property: 1012, label: ['Nimi', 'Namn', 'Name'] },
        {
          type: 'text',
          property: 1036,
          label: ['Sähköpostiosoite', 'E-postadress', 'E-mail address'],
          changes: { width: 'narrow' },
        },
        {
          type: 'text',
          property: 1002,
          label: ['Puhelinnumero', 'Telefonnummer', 'Phone number'],
          changes: { width: 'narrow' },
        },
      ],
    },
  ],
  // Received through: an online form.
  predefined: [[1069, { dataType: dataTypes.lookup, value: 1 }]],
});
