import type { PublicPage } from '@form-portal/domain';

/** The server's data for a form's page. */
export type FormPageContent = Extract<PublicPage, { readonly kind: 'form' }>;

/** Whether the form can be filled in and sent, by the mode of its page. */
export const canBeSent: Readonly<Record<FormPageContent['mode'], boolean>> = {
  fill: true,
  preview: false,
  identify: false,
};
