import type { FormPlace } from '../form-place.ts';

/** How bad a finding is: an error costs a visitor an answer or keeps submissions out of the vault, a warning is worth a look. */
export type Severity = 'error' | 'warning';

/** Everything the mapping check can find, and how bad it is. The text of a code stands under `admin.finding.<code>`. */
export const findingSeverities = {
  'form-name-missing': 'error',
  'no-fields': 'error',
  'type-unknown': 'error',
  'label-missing': 'error',
  'label-duplicate': 'warning',
  'group-name-missing': 'warning',
  'group-empty': 'warning',
  'texts-missing': 'warning',
  'link-vague': 'warning',
  'property-gone': 'error',
  'property-not-offered': 'error',
  'property-type-changed': 'warning',
  'property-shared': 'warning',
  'property-overridden': 'warning',
  'answer-not-kept': 'error',
  'options-missing': 'error',
  'options-drift': 'warning',
  'object-type-gone': 'error',
  'class-missing': 'error',
  'class-gone': 'error',
  'class-property-missing': 'error',
  'class-property-optional': 'error',
  'predefined-not-chosen': 'warning',
  'predefined-gone': 'error',
  'predefined-type-changed': 'error',
  'predefined-empty': 'warning',
  'predefined-item-gone': 'error',
  'identity-not-mapped': 'error',
  'identity-attribute-not-mapped': 'warning',
  'title-field-gone': 'warning',
  'extension-refused': 'warning',
} as const satisfies Readonly<Record<string, Severity>>;

/** A code of the table. */
export type FindingCode = keyof typeof findingSeverities;

/** Something that would go wrong for a visitor or in the vault, and where in the editor it is put right. */
export interface Finding {
  readonly code: FindingCode;
  readonly severity: Severity;
  readonly at: FormPlace;
  /**
   * What fills the text: `name` of the field or group (empty when it has none), `property` of the vault or its `id`, `attribute` of
   * an identity, `fieldType`, `language` and so on.
   */
  readonly params: Readonly<Record<string, string | number>>;
}

/** Makes a finding, with the severity of its code. */
export function finding(code: FindingCode, at: FormPlace, params: Finding['params'] = {}): Finding {
  return { code, severity: findingSeverities[code], at, params };
}
