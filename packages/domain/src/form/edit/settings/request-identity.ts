import { identityAttributeNames, type IdentityAttribute } from '../../../identity/identity-attributes.ts';
import type { IdentityMapping } from '../../../settings/settings.ts';
import { mayRequestIdentity } from '../../check-form.ts';
import type { Form } from '../../form.ts';

/**
 * Makes a form ask visitors to identify themselves (specification §4, Form editor). The form itself when it does already,
 * or the site has mapped no attributes.
 */
export function requestIdentity(form: Form, mapping: IdentityMapping): Form {
  if (form.identity.enabled || !mayRequestIdentity(mapping)) return form;
  return { ...form, identity: { ...form.identity, enabled: true } };
}

/**
 * Makes a form open to anybody and clears all its attributes (specification §4, Form editor). The form itself when it is so
 * already.
 */
export function withdrawIdentity(form: Form): Form {
  if (!form.identity.enabled && form.identity.attributes.length === 0) return form;
  return { ...form, identity: { enabled: false, attributes: [] } };
}

/** Whether a form may take an attribute: it asks for identity, and the site maps the attribute. */
export function mayTakeAttribute(
  form: Form,
  attribute: IdentityAttribute,
  mapping: IdentityMapping,
): boolean {
  return form.identity.enabled && mapping.enabled && mapping.properties[attribute] !== undefined;
}

/** Takes an attribute of the person's identity into the form. The form itself when it does already, or may not. */
export function takeAttribute(form: Form, attribute: IdentityAttribute, mapping: IdentityMapping): Form {
  const { attributes } = form.identity;
  if (attributes.includes(attribute) || !mayTakeAttribute(form, attribute, mapping)) return form;
  const taken = identityAttributeNames.filter((name) => name === attribute || attributes.includes(name));
  return { ...form, identity: { ...form.identity, attributes: taken } };
}

/** Leaves an attribute out again, mapped or not. The form itself when it is not taken. */
export function leaveAttribute(form: Form, attribute: IdentityAttribute): Form {
  const attributes = form.identity.attributes.filter((name) => name !== attribute);
  if (attributes.length === form.identity.attributes.length) return form;
  return { ...form, identity: { ...form.identity, attributes } };
}
