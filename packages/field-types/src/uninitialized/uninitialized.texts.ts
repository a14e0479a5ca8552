import type { FieldType } from '@form-portal/domain';

/** Texts of the stand-in for types that are not registered. */
export const uninitializedTexts: FieldType['texts'] = {
  'fieldType.uninitialized.label': { gb: 'Uninitialized', fi: 'Määrittämätön', se: 'Ej definierad' },
};
