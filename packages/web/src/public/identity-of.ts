import type { IdentityRequest, PublicPage } from '@form-portal/domain';

/** The identification settings of a page's form; undefined when no form is open. */
export function identityOf(page: PublicPage): IdentityRequest | undefined {
  return page.kind === 'form' ? page.form.identity : undefined;
}
