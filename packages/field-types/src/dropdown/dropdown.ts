import type { FieldType } from '@form-portal/domain';
import { choiceRules } from '../shared/choices/choice-rules.ts';
import { dropdownTexts } from './dropdown.texts.ts';

/**
 * A choice among the items of a value list, rendered as radio buttons or checkboxes (specification §2,
 * Public form page).
 */
export const dropdown: FieldType = {
  name: 'dropdown',
  labelKey: 'fieldType.dropdown.label',
  texts: dropdownTexts,
  ...choiceRules,
};
