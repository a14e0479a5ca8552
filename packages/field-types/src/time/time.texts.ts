import type { FieldType } from '@form-portal/domain';

/** Texts of the time type. */
export const timeTexts: FieldType['texts'] = {
  'fieldType.time.label': { gb: 'Time', fi: 'Kellonaika', se: 'Klockslag' },
};
