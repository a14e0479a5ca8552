import { aForm, aQuestion } from './forms.ts';
import type { Form } from '@form-portal/domain';
import type { FormWire } from '@form-portal/domain/wire';
import type { Locator, Page } from '@playwright/test';

/** A form with one question, for the form builder. */
export function boatForm(): Form {
  const fields = [aQuestion({ type: 'text', label: { fi: 'Veneen nimi', gb: 'Name of the boat' } })];
  return aForm({ fi: 'Venepaikan haku', gb: 'Berth application' }, { fields });
}

/** The input of the form's title. */
export const title = (page: Page): Locator => page.getByRole('textbox', { name: 'Form title' });

/** The heading of the page. */
export const heading = (page: Page, name: string): Locator =>
  page.getByRole('heading', { level: 1, name, exact: true });

/** The GUID of the form that is open in the form builder. */
export function guidOf(page: Page): string {
  return new URL(page.url()).pathname.split('/')[3] ?? '';
}

/** The form as stored by the server: the published one, or the draft of an unpublished one. */
export async function stored(page: Page, guid: string): Promise<FormWire> {
  return (await page.request.get(`/api/admin/forms/${guid}`)).json();
}

/** The draft of a form as stored by the server. */
export async function draftOf(page: Page, guid: string): Promise<FormWire> {
  const response: { readonly form: FormWire } = await (
    await page.request.get(`/api/admin/forms/${guid}/draft`)
  ).json();
  return response.form;
}
