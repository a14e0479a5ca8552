import { expect, type Page } from '@playwright/test';
import { aQuestion } from './forms/forms.ts';
import type { Portal } from './portal/portal.ts';

/** The question of the forms that {@link sendAnswer} answers. */
export const question = aQuestion({ type: 'text', label: { fi: 'Hakija', gb: 'Applicant' } });

/** Sends a submission with one answer; returns its reference. */
export async function sendAnswer(page: Page, { url }: Portal, form: string, answer: string): Promise<string> {
  const submission = { FormGUID: form, Class: 0, Fields: [{ GUID: question.guid, Value: answer }] };
  const response = await page.request.post(`${url}/api/submissions`, {
    multipart: { submission: JSON.stringify(submission) },
    headers: { origin: url },
  });
  expect(response.status()).toBe(201);
  const { Reference: reference } = await response.json();
  return String(reference);
}

/** An answer with a personal identity code, which lists and exports mask. */
export const applicant = 'Aino Korhonen, 210281-9988';

/** The reference that a page shows in the popup after sending. */
export async function referenceOn(page: Page): Promise<string> {
  const reference = page.getByRole('dialog').getByText(/^[0-9A-Z]{2,}(-[0-9A-Z]+)+$/);
  return (await reference.textContent()) ?? '';
}
