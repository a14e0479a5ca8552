import { isWritten, hasRows } from '@form-portal/domain';
import type { FormPageContent } from './form-page-content.ts';
import type { LoadedForm } from './interactive-module.ts';
import type { ResolveForm } from './logic/resolve-form.ts';
import type { Form, PageLogic } from '@form-portal/domain';

/** Loads everything that a form does once somebody touches it, and the rules of forms for a form that has any. */
export async function loadInteractive({ form, logic }: FormPageContent): Promise<LoadedForm> {
  const [module, resolveForm, markdown] = await Promise.all([
    import('./interactive-form.tsx'),
    logic === undefined ? null : loadResolveForm(form, logic),
    hasRows(form) && isDescribed(form) ? import('../../shared/markdown/markdown-to-html.ts') : null,
  ]);
  return { ...module, resolveForm, markdownToHtml: markdown && markdown.markdownToHtml };
}

async function loadResolveForm(form: Form, { today }: PageLogic): Promise<ResolveForm> {
  const { createResolveForm } = await import('./logic/resolve-form.ts');
  return createResolveForm(form, today);
}

function isDescribed({ fields }: Form): boolean {
  return fields.some(({ description }) => isWritten(description));
}
