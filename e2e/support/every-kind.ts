import type { Form, Option } from '@form-portal/domain';
import { aForm, aQuestion } from './forms.ts';

const streets = [
  ...['Ahvenkuja', 'Haukikuja', 'Kuhakuja', 'Lahnakuja', 'Lohikuja', 'Madekuja', 'Muikkukuja'],
  ...['Nahkiaiskuja', 'Särkikuja', 'Säynekuja', 'Siikakuja', 'Silakkakuja', 'Taimenkuja', 'Toutainkuja'],
];

function optionsOf(names: readonly string[]): readonly Option[] {
  return names.map((name, index) => ({ id: index + 1, name: { fi: name, gb: name, se: name } }));
}

/** The questions of {@link everyKind}, in English as the journeys name them. */
export const questions = {
  text: 'Short answer',
  longtext: 'Long answer',
  whole: 'Number of members',
  decimal: 'Sum',
  boolean: 'I agree',
  rating: 'Satisfaction',
  marks: 'Marks',
  slider: 'Share',
  single: 'District',
  several: 'Needs',
  longSeveral: 'Streets of the round',
  date: 'Begins',
  datetime: 'Meeting',
  time: 'Call at',
} as const;

const finnish: Readonly<Record<string, string>> = {
  text: 'Lyhyt vastaus',
  longtext: 'Pitkä vastaus',
  whole: 'Jäsenmäärä',
  decimal: 'Summa',
  boolean: 'Hyväksyn ehdot',
  rating: 'Tyytyväisyys',
  marks: 'Arvosana',
  slider: 'Osuus',
  single: 'Alue',
  several: 'Tarpeet',
  longSeveral: 'Kierroksen kadut',
  date: 'Alkaa',
  datetime: 'Kokous',
  time: 'Soittoaika',
};

function label(name: keyof typeof questions): { fi: string; gb: string } {
  return { gb: questions[name], fi: finnish[name] ?? '' };
}

/** A form with every kind of question in all variants, none of them required; new for each caller. */
export function everyKind(changes: Partial<Form> = {}): Form {
  const several = { dataType: 10, multiSelect: true } as const;
  const needs = optionsOf(['Tulkki', 'Induktiosilmukka', 'Esteetön tila']);
  const fields = [
    aQuestion({ type: 'text', label: label('text') }),
    aQuestion({ type: 'longtext', label: label('longtext') }),
    aQuestion({
      type: 'number',
      label: label('whole'),
      dataType: 2,
      settings: { minValue: 0, maxValue: 500 },
      width: 'narrow',
    }),
    aQuestion({ type: 'number', label: label('decimal'), decimals: 2, width: 'narrow' }),
    aQuestion({ type: 'boolean', label: label('boolean') }),
    aQuestion({ type: 'rating', label: label('rating'), settings: { minValue: 1, maxValue: 5 } }),
    aQuestion({ type: 'rating', label: label('marks'), settings: { minValue: 0, maxValue: 10 } }),
    aQuestion({ type: 'slider', label: label('slider'), settings: { minValue: 0, maxValue: 200 } }),
    // Its options are those of the vault, which alone makes it a single choice.
    aQuestion({ type: 'dropdown', label: label('single'), property: 1004, dataType: 9 }),
    aQuestion({ type: 'select', label: label('several'), ...several, options: needs }),
    aQuestion({ type: 'select', label: label('longSeveral'), ...several, options: optionsOf(streets) }),
    aQuestion({ type: 'date', label: label('date'), width: 'narrow' }),
    aQuestion({ type: 'time', label: label('time'), width: 'narrow' }),
    aQuestion({ type: 'datetime', label: label('datetime') }),
  ];
  return aForm({ fi: 'Kaikki kysymystyypit', gb: 'Every kind of question' }, { fields, ...changes });
}
