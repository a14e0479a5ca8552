import type { FormPageContent } from './form-page-content.ts';
import type { LoadedForm } from './interactive-module.ts';
import type { ResolveForm } from './logic/resolve-form.ts';
import type { Form, PageLogic } from '@form-portal/domain';

/** Loads everything that a form does once somebody touches it, and the rules of forms for a form that has any. */
export async function loadInteractive({ form, logic }: FormPageContent): Promise<LoadedForm> {
  const [module, resolveForm] = await Promise.all([
    import('./interactive-form.tsx'),
    logic === undefined ? null : loadResolveForm(form, logic),
  ]);
  return { ...module, resolveForm };
}

async function loadResolveForm(form: Form, { today }: PageLogic): Promise<ResolveForm> {
  const { createResolveForm } = await import('./logic/resolve-form.ts');
  return createResolveForm(form, today);
}
