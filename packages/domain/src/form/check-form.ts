import type { Limits } from '../limits.ts';
import type { Problem } from '../problem.ts';
import type { IdentityMapping } from '../settings/settings.ts';
import { isOfferedProperty } from '../vault/offered.ts';
import { noProperty, type Form } from './form.ts';

/** Whether the site maps any identity attribute, which forms need to request identification. */
export function mayRequestIdentity(mapping: IdentityMapping): boolean {
  return mapping.enabled && Object.keys(mapping.properties).length > 0;
}

/**
 * Checks whether a form may be saved (specification §5, Form save; specification D34). Problem codes:
 * `form.no-fields` when it has no fields and does not request identity either; `form.class-missing`;
 * `form.too-large` with `max` and `count` for too many fields; `form.identity-not-mapped` when it requests
 * an identity that the site has not mapped; `request.invalid` with the GUID of a field or predefined field
 * whose property forms may not set.
 */
export function checkForm(
  form: Form,
  mapping: IdentityMapping,
  { maxFields }: Pick<Limits, 'maxFields'>,
): readonly Problem[] {
  const problems: Problem[] = [];
  if (form.fields.length === 0 && !form.identity.enabled) problems.push({ code: 'form.no-fields' });
  if (form.class === null) problems.push({ code: 'form.class-missing' });
  if (form.fields.length > maxFields) {
    problems.push({ code: 'form.too-large', params: { max: maxFields, count: form.fields.length } });
  }
  if (form.identity.enabled && !mayRequestIdentity(mapping)) {
    problems.push({ code: 'form.identity-not-mapped' });
  }
  for (const { guid, property } of [...form.fields, ...form.predefinedFields]) {
    if (property === noProperty || isOfferedProperty(property)) continue;
    problems.push({ code: 'request.invalid', path: guid, params: { property } });
  }
  return problems;
}
