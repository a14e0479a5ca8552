import { fieldTypes } from '@form-portal/field-types';
import { problemText } from '@form-portal/domain';
import { untouched } from '../fill-view.ts';
import type { Field, Form, Problem } from '@form-portal/domain';
import type { I18n } from '../../../shared/i18n/i18n.ts';

/** What is wrong with an answer: found by a check of the domain, or told by the server in its own words. */
export type FieldError =
  { readonly kind: 'problem'; readonly problem: Problem } | { readonly kind: 'told'; readonly words: string };

/** Errors by the GUID of their field; a field that is not listed has none. */
export type FieldErrors = ReadonlyMap<string, FieldError>;

/** No errors. */
export const noErrors: FieldErrors = new Map();

/** An error in words, as it stands at its field and in the summary (docs/design.md#validation-and-sending). */
export function errorText(error: FieldError, field: Field, i18n: I18n): string {
  if (error.kind === 'told') return error.words;
  const label = i18n.textOf(field.label);
  return problemText(error.problem, i18n.text, {
    label,
    requiredTextKey: fieldTypes.get(field.type).requiredTextKey,
  });
}

/** All errors in words, by the GUID of their field; always the same map when there are none, so that nothing is drawn again. */
export function errorWords(form: Form, errors: FieldErrors, i18n: I18n): ReadonlyMap<string, string> {
  if (errors.size === 0) return untouched.errors;
  return new Map(
    form.fields.flatMap((field) => {
      const error = errors.get(field.guid);
      return error === undefined ? [] : [[field.guid, errorText(error, field, i18n)] as const];
    }),
  );
}
