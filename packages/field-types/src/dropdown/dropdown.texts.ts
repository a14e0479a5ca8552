import type { FieldType } from '@form-portal/domain';

/** Texts of the dropdown type; what its control says stands with the select type. */
export const dropdownTexts: FieldType['texts'] = {
  'fieldType.dropdown.label': { gb: 'Dropdown', fi: 'Pudotusvalikko', se: 'Rullgardinslista' },
};
