import type { FieldType } from '@form-portal/domain';

/** Texts of the long text type. */
export const longtextTexts: FieldType['texts'] = {
  'fieldType.longtext.label': { gb: 'Long text', fi: 'Pitkä teksti', se: 'Lång text' },
};
