import type { EditorLocation } from '../editor-location.ts';

/**
 * Severity of a finding: an error loses an answer, keeps submissions out of the vault, leaves a field
 * without a name, or means that a rule does not work; a warning should be reviewed; `info` says what will
 * happen.
 */
export type Severity = 'error' | 'warning' | 'info';

/** Findings about conditions, formulas or checks, or about what they keep from the vault. */
const ruleSeverities = {
  'class-property-not-asked': 'error',
  'class-property-no-rows': 'error',
  'rule-question-gone': 'error',
  'rule-question-later': 'error',
  'rule-question-kind': 'error',
  'rule-option-gone': 'error',
  'rule-row-outside-list': 'error',
  'rule-formula-invalid': 'error',
  'formula-type-wrong': 'error',
  'formula-property-wrong': 'error',
  'rule-never-holds': 'warning',
  'rule-always-holds': 'warning',
  'rule-free-text': 'warning',
  'rule-at-least-zero': 'warning',
  'check-message-missing': 'error',
} as const satisfies Readonly<Record<string, Severity>>;

/** Every finding of the mapping check and its severity. The text key of a code is `admin.finding.<code>`. */
export const findingSeverities = {
  'form-name-missing': 'error',
  'no-fields': 'error',
  'type-unknown': 'error',
  'label-missing': 'error',
  'label-duplicate': 'warning',
  'group-name-missing': 'warning',
  'group-empty': 'warning',
  'page-empty': 'warning',
  'page-name-missing': 'warning',
  'request-name-missing': 'warning',
  'request-no-types': 'warning',
  'rows-only-pdf': 'warning',
  'rows-property-gone': 'error',
  'rows-property-wrong': 'error',
  'texts-missing': 'warning',
  'link-vague': 'warning',
  'own-setting': 'warning',
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
  'class-property-in-lines': 'error',
  'class-property-sometimes': 'warning',
  'class-property-computed': 'warning',
  'predefined-not-chosen': 'warning',
  'predefined-gone': 'error',
  'predefined-type-changed': 'error',
  'predefined-empty': 'warning',
  'predefined-item-gone': 'error',
  'identity-not-mapped': 'error',
  'identity-attribute-not-mapped': 'warning',
  'title-field-gone': 'warning',
  'identity-unavailable': 'error',
  'extension-refused': 'warning',
  'file-size-zero': 'warning',
  'answers-only-pdf': 'info',
  ...ruleSeverities,
} as const satisfies Readonly<Record<string, Severity>>;

/** The code of a finding. */
export type FindingCode = keyof typeof findingSeverities;

/**
 * Something that would go wrong for a visitor or in the vault, and the location in the editor where it can be
 * fixed.
 */
export interface Finding {
  readonly code: FindingCode;
  readonly severity: Severity;
  readonly at: EditorLocation;
  /**
   * Parameters of the text: `name` of the field, group, page or requested file (empty when it has none), `property` of
   * the vault or its `id`, `attribute` of an identity, `fieldType`, `language`, the text key of a `reason` and so on.
   */
  readonly params: Readonly<Record<string, string | number>>;
}

/** Whether a finding keeps the builder from publishing the form, even if an administrator confirms it. */
export function blocksPublishing(problem: Finding): boolean {
  return problem.severity === 'error' && isAboutRules(problem);
}

/** Whether a finding is about conditions, formulas or checks, or about what they keep from the vault. */
export function isAboutRules({ code }: Finding): boolean {
  return Object.hasOwn(ruleSeverities, code);
}

/** Creates a finding with the severity of its code. */
export function finding(code: FindingCode, at: EditorLocation, params: Finding['params'] = {}): Finding {
  return { code, severity: findingSeverities[code], at, params };
}
