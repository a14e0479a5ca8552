import { defineTexts } from '../shared/define-texts.ts';

/** Texts of the boolean type. */
export const booleanTexts = defineTexts({
  'fieldType.boolean.label': { gb: 'Checkbox', fi: 'Valintaruutu', se: 'Kryssruta' },
});
