import type { FieldType } from '@form-portal/domain';
import { choiceRules } from '../shared/choices/choice-rules.ts';
import { selectTexts } from './select.texts.ts';

/** The same choice as a dropdown under the name used by older forms (specification §3, Field types). */
export const select: FieldType = {
  name: 'select',
  labelKey: 'fieldType.select.label',
  texts: selectTexts,
  ...choiceRules,
};
