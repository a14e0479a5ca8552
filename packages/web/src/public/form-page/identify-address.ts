import type { Guid } from '@form-portal/domain';

/** The address that starts identification and comes back to the form. */
export function identifyAddress(form: Guid): string {
  return `/saml/login?return=${encodeURIComponent(`/form/${form}`)}`;
}
