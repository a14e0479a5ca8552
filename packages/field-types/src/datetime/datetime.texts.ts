import type { FieldType } from '@form-portal/domain';

/** Texts of the date-time type: the names of its two controls. */
export const datetimeTexts: FieldType['texts'] = {
  'fieldType.datetime.label': { gb: 'Date and time', fi: 'Päivä ja kellonaika', se: 'Datum och klockslag' },
  'fieldType.datetime.date': { gb: 'Date', fi: 'Päivä', se: 'Datum' },
  'fieldType.datetime.time': { gb: 'Time', fi: 'Kellonaika', se: 'Klockslag' },
};
