import type { Page } from '@playwright/test';
import { parseGuid } from '@form-portal/domain';
import { contactForm } from '../../packages/server/src/samples/contact-form.ts';
import type { Administrator } from '../support/portal/administrator.ts';
import { askingForContact, contact, fillContact, question } from '../support/forms/contact-form.ts';
import { copyOf } from '../support/forms/forms.ts';
import { expect, test } from '../support/journey.ts';
import { screenFaults } from '../support/pages/screen-faults.ts';
import type { PortalTexts } from '../support/texts.ts';

const message = 'Sillan kaide on irti.';

interface Visit {
  readonly page: Page;
  readonly administrator: Administrator;
  readonly texts: PortalTexts;
}

/** Fills in a new form, and sends it after it was disabled; returns its GUID. */
async function sendDisabled({ page, administrator, texts }: Visit): Promise<string> {
  const form = await administrator.publish(copyOf(contactForm));
  await page.goto(`/form/${form}`);
  await fillContact(page, texts, message);
  await administrator.publish({
    ...copyOf(contactForm),
    guid: parseGuid(form) ?? null,
    revision: 1,
    enabled: false,
  });
  await askingForContact(page, texts).send.click();
  return form;
}

/** The answers are in the form that was refused, and nothing was accepted. */
async function expectKept({ page, administrator, texts }: Visit, form: string): Promise<void> {
  const ask = askingForContact(page, texts);
  await expect(ask.box(contact.message)).toHaveValue(message);
  await expect(ask.option(contact.kind, question[texts.language])).toBeChecked();
  expect(await administrator.submissionsOf(form)).toHaveLength(0);
}

test.describe('in English', () => {
  test.use({ language: 'gb' });

  test('a form that was disabled in the meantime reports it when it is sent, and keeps the answers', async ({
    page,
    administrator,
    texts,
    guard,
  }) => {
    guard.expectMessage(/404/);
    const form = await sendDisabled({ page, administrator, texts });
    const popup = page.getByRole('alertdialog', { name: texts.text('error') });
    for (const text of ['errorSendingForm', 'errorMessage', 'problem.formClosed'])
      await expect(popup).toContainText(texts.text(text));
    expect(await screenFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expectKept({ page, administrator, texts }, form);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a form that was disabled in the meantime is returned with the answers and reports it', async ({
    page,
    administrator,
    texts,
    guard,
  }) => {
    guard.expectMessage(/404/);
    const form = await sendDisabled({ page, administrator, texts });
    const summary = page.getByRole('group', { name: texts.text('errorSendingForm') });
    await expect(summary).toContainText(texts.text('problem.formClosed'));
    await expectKept({ page, administrator, texts }, form);
  });
});
