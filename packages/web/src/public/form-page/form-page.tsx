import { useI18n } from '../../shared/i18n/i18n-context.tsx';
import { usePageTitle } from '../../shared/shell/page-title.ts';
import { FillPage } from './fill-page.tsx';
import { IdentifyGate } from './identify-gate.tsx';
import type { PublicPage } from '@form-portal/domain';
import type { ReactElement } from 'react';

/** The page of one form, or the gate before it (specification section 2, Public form page). */
export function FormPage({ page }: { readonly page: FormPageContent }): ReactElement {
  return page.mode === 'identify' ? <Gate page={page} /> : <FillPage page={page} />;
}

/** What the server hands over for a form's page. */
export type FormPageContent = Extract<PublicPage, { readonly kind: 'form' }>;

function Gate({ page }: { readonly page: FormPageContent }): ReactElement {
  const i18n = useI18n();
  usePageTitle(i18n.textOf(page.form.name));
  return <IdentifyGate form={page.form} />;
}
