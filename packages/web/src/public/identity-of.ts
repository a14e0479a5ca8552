import type { IdentityRequest, PublicPage } from '@form-portal/domain';

/** What the form of a page asks of identification; undefined where no form is open. */
export function identityOf(page: PublicPage): IdentityRequest | undefined {
  return page.kind === 'form' ? page.form.identity : undefined;
}
