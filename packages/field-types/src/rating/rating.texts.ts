import type { FieldType } from '@form-portal/domain';

/** Texts of the rating type. */
export const ratingTexts: FieldType['texts'] = {
  'fieldType.rating.label': { gb: 'Rating', fi: 'Arvio', se: 'Betyg' },
  'fieldType.rating.clear': { gb: 'Clear rating', fi: 'Poista arvio', se: 'Ta bort betyget' },
};
