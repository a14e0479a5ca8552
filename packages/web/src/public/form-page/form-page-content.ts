import type { PublicPage } from '@form-portal/domain';

/** The server's data for a form's page. */
export type FormPageContent = Extract<PublicPage, { readonly kind: 'form' }>;
