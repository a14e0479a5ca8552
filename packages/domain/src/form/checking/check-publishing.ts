import type { FieldTypes } from '../../field-type/field-type.ts';
import { isWritten } from '../../text/localized-text.ts';
import { prepareForm } from '../../logic/resolving/prepare.ts';
import type { Problem } from '../../problems/problem.ts';
import type { Form } from '../form.ts';
import { fieldsInOrder } from '../layout.ts';
import { formulaTargetFault } from './formula-target.ts';

/**
 * Checks whether a form may be shown to visitors: every field of an enabled form needs a label in some
 * language, because speech control and screen readers cannot identify a control without a name
 * (docs/design.md#accessibility, EN 301 549 11.8.2). The builder checks this before saving; the API that
 * saves forms does not, as specification §5 requires. Problem code: `form.label-missing` with the GUID of
 * the first field without a label.
 */
export function checkPublishing(form: Form): readonly Problem[] {
  if (!form.enabled) return [];
  const unlabelled = fieldsInOrder(form).find(({ label }) => !isWritten(label));
  return unlabelled === undefined ? [] : [{ code: 'form.label-missing', path: unlabelled.guid }];
}

/**
 * Checks whether all rules of a form work, results of formulas reach their properties, and all its checks
 * have a message in the default language (docs/form-logic.md#principles). The builder does not publish a form
 * with broken rules; one that is saved through the API is accepted, and its rules fail open. Problem code:
 * `form.rules-broken`.
 */
export function checkRules(form: Form, fieldTypes: FieldTypes, defaultLanguage: string): readonly Problem[] {
  const { faults } = prepareForm(form, fieldTypes);
  const lacksMessage = form.checks?.some(({ message }) => (message[defaultLanguage] ?? '').trim() === '');
  const isBroken = faults.length > 0 || form.fields.some((field) => formulaTargetFault(field) !== undefined);
  return isBroken || lacksMessage === true ? [{ code: 'form.rules-broken' }] : [];
}

/**
 * Checks whether visitors can identify themselves for a form: an enabled form that requests identity needs a
 * server with Suomi.fi identification configured. Problem code: `form.identity-unavailable`.
 */
export function checkIdentification(
  { enabled, identity }: Pick<Form, 'enabled' | 'identity'>,
  suomiFi: 'available' | 'unavailable',
): readonly Problem[] {
  const isMissing = enabled && identity.enabled && suomiFi === 'unavailable';
  return isMissing ? [{ code: 'form.identity-unavailable' }] : [];
}
