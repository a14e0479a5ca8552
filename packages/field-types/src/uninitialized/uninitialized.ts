import type { FieldType } from '@form-portal/domain';
import { uninitializedTexts } from './uninitialized.texts.ts';

/**
 * What a type that is not registered behaves as: a box without a control (specification §8, Unknown field type). Nothing can
 * be answered, so nothing is stored; and nothing counts as missing, or a required field of an unknown type would keep everybody from
 * sending the form.
 */
export const uninitialized: FieldType = {
  name: 'uninitialized',
  labelKey: 'fieldType.uninitialized.label',
  offered: false,
  texts: uninitializedTexts,
  defaults: { required: false },
  offeredDataTypes: [],
  usesOptions: false,
  requiredTextKey: 'enterValue',
  parts: [],
  normaliseSettings: (field) => field,
  isEmpty: () => false,
  normalise: () => null,
  check: () => [],
  toPropertyValue: () => undefined,
  display: () => '',
  controlValue: () => '',
};
