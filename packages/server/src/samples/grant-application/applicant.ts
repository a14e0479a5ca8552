import { noProperty } from '@form-portal/domain';
import { narrow, required, type SamplePage } from '../define-sample.ts';
import { isAssociation, isRegistered, parts } from './parts.ts';

/** Who applies. */
export const applicantPage: SamplePage = {
  part: 30,
  name: ['Hakijan tiedot', 'Uppgifter om sökanden', 'Applicant'],
  content: [
    {
      part: 1,
      name: ['Hakija', 'Sökande', 'Applicant'],
      fields: [
        {
          type: 'select',
          property: 1071,
          part: parts.applicantType,
          label: ['Hakijan tyyppi', 'Typ av sökande', 'Type of applicant'],
          changes: required,
        },
        {
          type: 'text',
          property: 1046,
          label: ['Hakijan nimi', 'Sökandens namn', 'Name of the applicant'],
          description: [
            'Kirjoita nimi samassa muodossa kuin rekisterissä.',
            'Skriv namnet i samma form som i registret.',
            'Write the name as it is in the register.',
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
          changes: { ...narrow, settings: { minValue: 0 }, showWhen: isAssociation },
        },
        {
          type: 'boolean',
          property: noProperty,
          part: parts.isRegistered,
          label: ['Yhdistys on rekisteröity', 'Föreningen är registrerad', 'The association is registered'],
          changes: { showWhen: isAssociation },
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
            showWhen: isRegistered,
            requireWhen: 'shown',
          },
        },
      ],
    },
    {
      part: 10,
      name: ['Yhteystiedot', 'Kontaktuppgifter', 'Contact details'],
      fields: [
        {
          type: 'text',
          property: 1036,
          label: ['Sähköpostiosoite', 'E-postadress', 'E-mail address'],
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
    },
  ],
};
