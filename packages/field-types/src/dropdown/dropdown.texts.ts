import { defineTexts } from '../shared/define-texts.ts';

/** Texts of the dropdown type; those of its control belong to the select type. */
export const dropdownTexts = defineTexts({
  'fieldType.dropdown.label': { gb: 'Dropdown', fi: 'Pudotusvalikko', se: 'Rullgardinslista' },
});
