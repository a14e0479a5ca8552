import { fieldOfKey, isAnswerKey, problemText, withFormTexts } from '@form-portal/domain';
import { fieldTypes } from '@form-portal/field-types';
import { noErrorTexts } from '../form-state.ts';
import type { I18n } from '../../../shared/i18n/i18n.ts';
import type { FieldError, FieldErrors } from './field-error.ts';
import type { Field, Form } from '@form-portal/domain';

/** The text of an error, as beside its field and in the summary (docs/design.md#validation-and-sending). */
export function errorText(error: FieldError, field: Field, form: Form, i18n: I18n): string {
  if (error.kind === 'message') return error.message;
  const label = i18n.textOf(field.label);
  return problemText(withFormTexts(error.problem, form, i18n), i18n.text, {
    label,
    requiredTextKey: fieldTypes.get(field.type).requiredTextKey,
  });
}

/** The texts of all errors, by the key of their answer; always the same map when there are none. */
export function errorTexts(form: Form, errors: FieldErrors, i18n: I18n): ReadonlyMap<string, string> {
  if (errors.size === 0) return noErrorTexts;
  return new Map(
    [...errors].flatMap(([key, error]) => {
      const field = isAnswerKey(key) ? fieldOfKey(form, key) : undefined;
      return field === undefined ? [] : [[key, errorText(error, field, form, i18n)] as const];
    }),
  );
}
