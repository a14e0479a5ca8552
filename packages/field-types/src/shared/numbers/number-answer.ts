import type { FieldType } from '@form-portal/domain';
import { inputText, isBlank } from '../input-text.ts';
import { displayNumber, numberInControl } from './number.ts';
import { numberPropertyValue } from '../property-value.ts';

/** Rules common to all field types with numeric answers. */
export const numberAnswer = {
  isEmpty: (_field, answer) => isBlank(answer),
  toPropertyValue: (field, answer) =>
    typeof answer === 'number' ? numberPropertyValue(field.dataType, answer) : undefined,
  display: (_field, answer, locale) =>
    typeof answer === 'number' ? displayNumber(answer, locale.languageTag) : inputText(answer),
  controlValue: (_field, answer, _part, locale) => numberInControl(answer, locale.languageTag),
} as const satisfies Partial<FieldType>;
