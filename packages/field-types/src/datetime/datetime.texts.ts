import { defineTexts } from '../shared/define-texts.ts';

/** Texts of the date-time type: the names of its two controls and their hint. */
export const datetimeTexts = defineTexts({
  'fieldType.datetime.label': { gb: 'Date and time', fi: 'Päivä ja kellonaika', se: 'Datum och klockslag' },
  'fieldType.datetime.date': { gb: 'Date', fi: 'Päivä', se: 'Datum' },
  'fieldType.datetime.time': { gb: 'Time', fi: 'Kellonaika', se: 'Klockslag' },
  'fieldType.datetime.hint': {
    gb: 'For example, 31 12 2027 and 14:30',
    fi: 'Esimerkiksi 31.12.2027 ja 14.30',
    se: 'Till exempel 31.12.2027 och 14.30',
  },
});
