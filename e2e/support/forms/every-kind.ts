import type { Field, Form, Option } from '@form-portal/domain';
import { fieldTypes, isFieldTypeName, type FieldTypeName } from '@form-portal/field-types';
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

const finnish: Readonly<Record<keyof typeof questions, string>> = {
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

type Question = readonly [name: keyof typeof questions, changes?: Partial<Omit<Field, 'type' | 'label'>>];

const several = { dataType: 10, multiSelect: true } as const;
const needs = optionsOf(['Tulkki', 'Induktiosilmukka', 'Esteetön tila']);

/** The questions that journeys name. Any other type has one for each of its samples, labelled with its name and the sample's number. */
const questionsByType: Readonly<Partial<Record<FieldTypeName, readonly Question[]>>> = {
  text: [['text']],
  longtext: [['longtext']],
  number: [
    ['whole', { dataType: 2, settings: { minValue: 0, maxValue: 500 }, width: 'narrow' }],
    ['decimal', { decimals: 2, width: 'narrow' }],
  ],
  boolean: [['boolean']],
  rating: [
    ['rating', { settings: { minValue: 1, maxValue: 5 } }],
    ['marks', { settings: { minValue: 0, maxValue: 10 } }],
  ],
  slider: [['slider', { settings: { minValue: 0, maxValue: 200 } }]],
  // Its options are those of the vault, which alone makes it a single choice.
  dropdown: [['single', { property: 1004, dataType: 9 }]],
  select: [
    ['several', { ...several, options: needs }],
    ['longSeveral', { ...several, options: optionsOf(streets) }],
  ],
  date: [['date', { width: 'narrow' }]],
  time: [['time', { width: 'narrow' }]],
  datetime: [['datetime']],
};

/** A form with every kind of question in all variants, none of them required; new for each caller. */
export function everyKind(changes: Partial<Form> = {}): Form {
  const own = Object.keys(questionsByType) as FieldTypeName[];
  const offered = fieldTypes.all.filter((type) => type.offered).map(({ name }) => name);
  const fields = [...new Set([...own, ...offered.filter(isFieldTypeName)])].flatMap(questionsOf);
  return aForm({ fi: 'Kaikki kysymystyypit', gb: 'Every kind of question' }, { fields, ...changes });
}

function questionsOf(type: FieldTypeName): readonly Field[] {
  const own = questionsByType[type];
  if (own === undefined)
    return fieldTypes.get(type).samples.map(({ field }, index) => {
      const label = index === 0 ? type : `${type} ${String(index + 1)}`;
      return aQuestion({ type, ...field, required: false, label: { gb: label, fi: label } });
    });
  return own.map(([name, others]) =>
    aQuestion({ type, label: { gb: questions[name], fi: finnish[name] }, ...others }),
  );
}
