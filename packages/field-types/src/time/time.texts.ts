import { defineTexts } from '../shared/define-texts.ts';

/** Texts of the time type. */
export const timeTexts = defineTexts({
  'fieldType.time.label': { gb: 'Time', fi: 'Kellonaika', se: 'Klockslag' },
});
