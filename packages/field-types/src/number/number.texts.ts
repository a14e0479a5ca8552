import type { FieldType } from '@form-portal/domain';

/** Texts of the number type. */
export const numberTexts: FieldType['texts'] = {
  'fieldType.number.label': { gb: 'Number', fi: 'Luku', se: 'Tal' },
};
