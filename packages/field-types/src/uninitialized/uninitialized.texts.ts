import type { FieldType } from '@form-portal/domain';

/** Texts of the type used for unregistered types. */
export const uninitializedTexts: FieldType['texts'] = {
  'fieldType.uninitialized.label': { gb: 'Uninitialized', fi: 'Määrittämätön', se: 'Ej definierad' },
};
