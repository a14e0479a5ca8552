import { dataTypes } from '../vault/data-type.ts';
import {
  defineSettings,
  noSettings,
  textSetting,
  type SettingDefinition,
} from '../field-type/field-settings.ts';
import type { Answer, DisplayLocale, FieldType, FieldTypes } from '../field-type/field-type.ts';
import type { Field } from '../form/form.ts';
import { textIn } from '../text/localized-text.ts';
import { parseVaultDate, parseVaultDateTime } from '../time/vault-date-time.ts';

/**
 * A few complete, small field types for testing the rules of the domain without the product's own types:
 * `text`, `number`, `boolean`, `rating`, `select`, `date`, `datetime`, and `uninitialized` for every other
 * name.
 */
export const testFieldTypes: FieldTypes = {
  get: (name) => types.find((type) => type.name === name) ?? uninitialized,
  get all() {
    return types;
  },
};

/** An English locale for the display functions. */
export const englishLocale: DisplayLocale = {
  languageTag: 'en',
  language: 'gb',
  defaultLanguage: 'gb',
  text: (key) => key,
};

const base: FieldType = {
  name: '',
  labelKey: 'fieldType.text.label',
  offered: true,
  texts: {},
  defaults: {},
  settings: noSettings,
  samples: [{ answer: 'a' }],
  offeredDataTypes: [],
  usesOptions: false,
  requiredTextKey: 'enterValue',
  comparesAs: () => 'text',
  parts: [],
  isEmpty: (_field, answer) => answer === null || answer === '',
  normalise: (_field, input) => textOf(input),
  check: () => [],
  toPropertyValue: () => undefined,
  display: (_field, answer) => (answer === null ? '' : String(answer)),
  controlValue: (_field, answer) => (answer === null ? '' : String(answer)),
};

const uninitialized: FieldType = {
  ...base,
  name: 'uninitialized',
  offered: false,
  comparesAs: () => null,
  normalise: () => null,
};

const text: FieldType = {
  ...base,
  name: 'text',
  offeredDataTypes: [1],
  check: (_field, answer) =>
    String(answer).length > 100 ? [{ code: 'answer.text-too-long', params: { max: 100 } }] : [],
  toPropertyValue: ({ dataType }, answer) =>
    (dataType === dataTypes.text || dataType === dataTypes.multiLineText) && answer !== null
      ? { dataType, value: String(answer) }
      : undefined,
};

const number: FieldType = {
  ...base,
  name: 'number',
  comparesAs: () => 'number',
  offeredDataTypes: [2, 3],
  normalise: (_field, input) => numberOf(input),
  check: (_field, answer) => (typeof answer === 'number' ? [] : [{ code: 'answer.number-invalid' }]),
  toPropertyValue: ({ dataType }, answer) =>
    (dataType === dataTypes.integer || dataType === dataTypes.floating) && typeof answer === 'number'
      ? { dataType, value: answer }
      : undefined,
};

/** Two bounds, and a unit in every language; equal bounds are a finding. */
const range = defineSettings(
  {
    minValue: boundSetting(-2_147_483_648),
    maxValue: boundSetting(2_147_483_647),
    unit: textSetting({ labelKey: 'fieldType.rating.unit', needed: false }),
  },
  { check: ({ minValue, maxValue }) => (minValue === maxValue ? ['fieldType.rating.oneChoice'] : []) },
);

function boundSetting(initial: number): SettingDefinition<number> {
  return { initial, read: (value) => (typeof value === 'number' ? value : undefined), text: null };
}

const rating: FieldType = {
  ...number,
  name: 'rating',
  offeredDataTypes: [1, 2, 3],
  defaults: { settings: { minValue: 0, maxValue: 10 } },
  settings: range,
  check: (field, answer) => {
    const { minValue, maxValue } = range.of(field);
    const isInside = typeof answer === 'number' && answer >= minValue && answer <= maxValue;
    return isInside ? [] : [{ code: 'answer.out-of-range' }];
  },
};

const boolean: FieldType = {
  ...base,
  name: 'boolean',
  comparesAs: () => 'boolean',
  offeredDataTypes: [8],
  requiredTextKey: 'tickValue',
  isEmpty: (_field, answer) => answer === null || answer === false,
  normalise: (_field, input) => textOf(input) === 'true',
  toPropertyValue: ({ dataType }, answer) =>
    dataType === dataTypes.boolean ? { dataType, value: answer === true } : undefined,
};

const select: FieldType = {
  ...base,
  name: 'select',
  comparesAs: ({ dataType }) => (dataType === dataTypes.lookup ? 'choice' : 'choices'),
  offeredDataTypes: [9, 10],
  usesOptions: true,
  requiredTextKey: 'selectValue',
  isEmpty: (_field, answer) => idsOf(answer).length === 0,
  normalise: (_field, input) => {
    const ids = idsOf(input);
    return ids.length === 0 ? null : ids;
  },
  check: ({ options }, answer) =>
    idsOf(answer).every((id) => options.some((option) => option.id === id))
      ? []
      : [{ code: 'answer.option-unknown' }],
  toPropertyValue: ({ dataType }, answer) => {
    const ids = idsOf(answer);
    const [first] = ids;
    if (first === undefined) return undefined;
    return dataType === dataTypes.lookup
      ? { dataType, value: first }
      : { dataType: dataTypes.multiSelectLookup, value: ids };
  },
  display: (field, answer, locale) =>
    idsOf(answer)
      .map((id) => optionText(field, id, locale))
      .join(', '),
};

const date: FieldType = {
  ...base,
  name: 'date',
  comparesAs: () => 'date',
  offeredDataTypes: [5],
  check: (_field, answer) =>
    parseVaultDate(String(answer)) === undefined ? [{ code: 'answer.date-invalid' }] : [],
  toPropertyValue: ({ dataType }, answer) =>
    dataType === dataTypes.date && answer !== null ? { dataType, value: String(answer) } : undefined,
};

const datetime: FieldType = {
  ...base,
  name: 'datetime',
  comparesAs: () => 'date-time',
  offeredDataTypes: [7],
  parts: ['time'],
  check: (_field, answer) =>
    parseVaultDateTime(String(answer)) === undefined ? [{ code: 'answer.date-invalid' }] : [],
  toPropertyValue: ({ dataType }, answer) =>
    dataType === dataTypes.timestamp && answer !== null ? { dataType, value: String(answer) } : undefined,
};

const types: readonly FieldType[] = [text, number, boolean, rating, select, date, datetime, uninitialized];

function textOf(input: Answer | readonly string[]): string | null {
  const [first] = Array.isArray(input) ? input : [input];
  const typed = first === null || first === undefined ? '' : String(first).trim().normalize('NFC');
  return typed === '' ? null : typed;
}

function numberOf(input: Answer | readonly string[]): Answer {
  const typed = textOf(input);
  const read = Number(typed?.replace(',', '.'));
  return typed === null || Number.isNaN(read) ? typed : read;
}

function idsOf(input: Answer | readonly string[]): readonly number[] {
  return [
    ...new Set(
      partsOf(input)
        .filter((part) => part !== null && part !== '')
        .map(Number),
    ),
  ];
}

function partsOf(input: Answer | readonly string[]): readonly unknown[] {
  if (typeof input === 'string') return input.split(',');
  return Array.isArray(input) ? input : [input];
}

function optionText({ options }: Field, id: number, locale: DisplayLocale): string {
  const option = options.find((candidate) => candidate.id === id);
  return option === undefined ? String(id) : textIn(option.name, locale.language, locale.defaultLanguage);
}
