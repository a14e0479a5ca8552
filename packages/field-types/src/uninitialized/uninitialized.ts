import { noSettings } from '@form-portal/domain';
import type { FieldType } from '@form-portal/domain';
import { uninitializedTexts } from './uninitialized.texts.ts';

/**
 * The type used for unregistered types: a box without a control (specification §8, Unknown field type). It
 * cannot be answered, so nothing is stored; and it never counts as missing, because otherwise a required
 * field of an unknown type would prevent everybody from sending the form.
 */
export const uninitialized: FieldType = {
  name: 'uninitialized',
  labelKey: 'fieldType.uninitialized.label',
  offered: false,
  texts: uninitializedTexts,
  defaults: { required: false },
  settings: noSettings,
  samples: [{ answer: null }],
  offeredDataTypes: [],
  usesOptions: false,
  requiredTextKey: 'enterValue',
  comparesAs: () => null,
  parts: [],
  isEmpty: () => false,
  normalise: () => null,
  check: () => [],
  toPropertyValue: () => undefined,
  display: () => '',
  controlValue: () => '',
};
