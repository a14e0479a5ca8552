import { defineTexts } from '../shared/define-texts.ts';

/** Texts of the select type and of the control it shares with the dropdown. */
export const selectTexts = defineTexts({
  'fieldType.select.label': { gb: 'Selection', fi: 'Valinta', se: 'Val' },
  'fieldType.select.remove': { gb: 'Remove {name}', fi: 'Poista {name}', se: 'Ta bort {name}' },
  'fieldType.select.chosen': { gb: 'Chosen', fi: 'Valitut', se: 'Valda' },
  'fieldType.select.none': {
    gb: 'No option matches your search',
    fi: 'Mikään vaihtoehto ei vastaa hakua',
    se: 'Inget alternativ motsvarar sökningen',
  },
});
