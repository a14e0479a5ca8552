import { defineTexts } from '../shared/define-texts.ts';

/** Texts of the number type. */
export const numberTexts = defineTexts({
  'fieldType.number.label': { gb: 'Number', fi: 'Luku', se: 'Tal' },
});
