import { defineTexts } from '../shared/define-texts.ts';

/** Texts of the type used for unregistered types. */
export const uninitializedTexts = defineTexts({
  'fieldType.uninitialized.label': { gb: 'Uninitialized', fi: 'Määrittämätön', se: 'Ej definierad' },
});
