import type { FieldType } from '@form-portal/domain';

/** Texts of the boolean type. */
export const booleanTexts: FieldType['texts'] = {
  'fieldType.boolean.label': { gb: 'Checkbox', fi: 'Valintaruutu', se: 'Kryssruta' },
};
