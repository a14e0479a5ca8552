import type { Form } from '../form.ts';
import { checkBindings } from './check-bindings.ts';
import { checkFormSettings } from './check-form-settings.ts';
import { checkLogic } from './check-logic.ts';
import { checkOwnSettings } from './check-own-settings.ts';
import { checkParts } from './check-parts.ts';
import { checkPredefined } from './check-predefined.ts';
import { checkTexts } from './check-texts.ts';
import { checkVaultTarget } from './check-vault-target.ts';
import { finding, type Finding } from './finding.ts';
import type { MappingContext } from './mapping-context.ts';

/**
 * Finds what would go wrong for a visitor or in the vault: compares the form's fields, texts and settings
 * with the vault structure, its value lists, the site's languages and the mapped identity attributes.
 * Errors come before warnings, then what only informs; each in page order, then settings. Findings never prevent
 * a save; the problems of `checkForm` do.
 */
export function checkMapping(form: Form, context: MappingContext): readonly Finding[] {
  const asksNothing = form.fields.length === 0 && !form.identity.enabled;
  const findings = [
    ...(asksNothing ? [finding('no-fields', { in: 'adding' })] : []),
    ...checkTexts(form, context),
    ...checkParts(form, context),
    ...checkOwnSettings(form, context),
    ...checkBindings(form, context),
    ...checkVaultTarget(form, context),
    ...checkPredefined(form, context),
    ...checkFormSettings(form, context),
    ...checkLogic(form, context),
  ];
  const ofSeverity = (severity: Finding['severity']): readonly Finding[] =>
    findings.filter((candidate) => candidate.severity === severity);
  return [...ofSeverity('error'), ...ofSeverity('warning'), ...ofSeverity('info')];
}
