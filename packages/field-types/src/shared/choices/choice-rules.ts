import { dataTypes, noSettings } from '@form-portal/domain';
import type { Answer, DisplayLocale, Field, FieldType, Problem, PropertyValue } from '@form-portal/domain';
import type { AnswerInput } from '../input-text.ts';
import { inputText, isBlank } from '../input-text.ts';
import { chosenIds, displayedOption, isSingleChoice } from './options.ts';

const idList = /^-?\d{1,10}(,-?\d{1,10})*$/;

function storedChoice(input: AnswerInput): Answer {
  const text = inputText(input)
    .split(',')
    .map((id) => id.trim())
    .filter((id) => id !== '')
    .join(',');
  if (text === '') return null;
  return idList.test(text) ? [...new Set(text.split(',').map((id) => Number(id) + 0))] : text;
}

function choiceProblems(field: Field, answer: Answer): readonly Problem[] {
  const path = field.guid;
  const ids = chosenIds(answer);
  const unknownId = ids.find((id) => !field.options.some((option) => option.id === id));
  if (ids.length === 0 || unknownId !== undefined) return [{ code: 'answer.option-unknown', path }];
  if (isSingleChoice(field) && ids.length > 1) return [{ code: 'answer.one-option-only', path }];
  return [];
}

function choicePropertyValue(field: Field, answer: Answer): PropertyValue | undefined {
  const ids = chosenIds(answer);
  const [first] = ids;
  if (first === undefined) return undefined;
  if (field.dataType === dataTypes.lookup) return { dataType: dataTypes.lookup, value: first };
  return field.dataType === dataTypes.multiSelectLookup
    ? { dataType: dataTypes.multiSelectLookup, value: ids }
    : undefined;
}

function displayChoice(field: Field, answer: Answer, locale: DisplayLocale): string {
  const names = new Map(field.options.map((option) => [option.id, displayedOption(option, locale).text]));
  return chosenIds(answer)
    .map((id) => names.get(id) ?? String(id))
    .join(', ');
}

/**
 * The rules of all types whose answer is a choice among the field's options: a list of option ids without
 * duplicates, also for a single choice (specification D13). Problems: `answer.option-unknown`,
 * `answer.one-option-only`.
 */
export const choiceRules = {
  offered: true,
  defaults: {},
  settings: noSettings,
  samples: [
    { answer: [2] },
    { field: { dataType: dataTypes.multiSelectLookup, required: true }, answer: [1, 3] },
  ],
  offeredDataTypes: [dataTypes.lookup, dataTypes.multiSelectLookup],
  usesOptions: true,
  requiredTextKey: 'selectValue',
  comparesAs: (field) => (isSingleChoice(field) ? 'choice' : 'choices'),
  parts: [],
  isEmpty: (_field, answer) => isBlank(answer),
  normalise: (_field, input) => storedChoice(input),
  check: choiceProblems,
  toPropertyValue: choicePropertyValue,
  display: displayChoice,
  controlValue: (_field, answer) => inputText(answer),
} as const satisfies Omit<FieldType, 'name' | 'labelKey' | 'texts'>;
