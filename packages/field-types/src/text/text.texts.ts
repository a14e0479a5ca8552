import { defineTexts } from '../shared/define-texts.ts';

/** Texts of the text type; `cut` also serves long text: `n` is the number of characters dropped. */
export const textTexts = defineTexts({
  'fieldType.text.label': { gb: 'Text', fi: 'Teksti', se: 'Text' },
  'fieldType.text.cut': {
    gb: '{n} characters did not fit and were left out',
    fi: '{n} merkkiä ei mahtunut mukaan, ja ne jäivät pois',
    se: '{n} tecken fick inte plats och lämnades bort',
  },
});
