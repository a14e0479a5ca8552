import { identityAttributeNames, type IdentityAttribute } from '../../../identity/identity-attributes.ts';
import type { IdentityMapping } from '../../../settings/settings.ts';
import { mayRequestIdentity } from '../../checking/check-form.ts';
import type { Form } from '../../form.ts';

/**
 * Makes a form require identification (specification §4, Form editor). Returns the form itself when it does
 * already or the site maps no attributes.
 */
export function requestIdentity(form: Form, mapping: IdentityMapping): Form {
  if (form.identity.enabled || !mayRequestIdentity(mapping)) return form;
  return { ...form, identity: { ...form.identity, enabled: true } };
}

/**
 * Makes a form open to anybody and clears all its attributes (specification §4, Form editor). Returns the
 * form itself when nothing changes.
 */
export function withdrawIdentity(form: Form): Form {
  if (!form.identity.enabled && form.identity.attributes.length === 0) return form;
  return { ...form, identity: { enabled: false, attributes: [] } };
}

/**
 * Whether a form may request an attribute: the form requires identification and the site maps the
 * attribute.
 */
export function mayRequestAttribute(
  form: Form,
  attribute: IdentityAttribute,
  mapping: IdentityMapping,
): boolean {
  return form.identity.enabled && mapping.enabled && mapping.properties[attribute] !== undefined;
}

/**
 * Adds an identity attribute to the ones a form requests. Returns the form itself when it is requested
 * already or not available.
 */
export function requestAttribute(form: Form, attribute: IdentityAttribute, mapping: IdentityMapping): Form {
  const { attributes } = form.identity;
  if (attributes.includes(attribute) || !mayRequestAttribute(form, attribute, mapping)) return form;
  const requested = identityAttributeNames.filter((name) => name === attribute || attributes.includes(name));
  return { ...form, identity: { ...form.identity, attributes: requested } };
}

/** Removes an identity attribute, mapped or not. Returns the form itself when it is not requested. */
export function withdrawAttribute(form: Form, attribute: IdentityAttribute): Form {
  const attributes = form.identity.attributes.filter((name) => name !== attribute);
  if (attributes.length === form.identity.attributes.length) return form;
  return { ...form, identity: { ...form.identity, attributes } };
}
