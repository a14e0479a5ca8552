import { defineTexts } from '../shared/define-texts.ts';

/** Texts of the long text type. */
export const longtextTexts = defineTexts({
  'fieldType.longtext.label': { gb: 'Long text', fi: 'Pitkä teksti', se: 'Lång text' },
});
