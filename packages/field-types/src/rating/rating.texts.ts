import { defineTexts } from '../shared/define-texts.ts';

/** Texts of the rating type. */
export const ratingTexts = defineTexts({
  'fieldType.rating.label': { gb: 'Rating', fi: 'Arvio', se: 'Betyg' },
  'fieldType.rating.clear': { gb: 'Clear rating', fi: 'Poista arvio', se: 'Ta bort betyget' },
});
