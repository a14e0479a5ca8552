import type { FieldType } from '@form-portal/domain';

/** Texts of the dropdown type; those of its control belong to the select type. */
export const dropdownTexts: FieldType['texts'] = {
  'fieldType.dropdown.label': { gb: 'Dropdown', fi: 'Pudotusvalikko', se: 'Rullgardinslista' },
};
