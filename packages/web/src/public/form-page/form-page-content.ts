import type { PublicPage } from '@form-portal/domain';

/** What the server tells of a form's page. */
export type FormPageContent = Extract<PublicPage, { readonly kind: 'form' }>;
