import type { Page } from '@playwright/test';
import {
  decodedMail,
  startSmtpServer,
  type TestSmtpServer,
} from '../../packages/server/src/mail/testing/start-smtp-server.ts';
import type { Field, LocalizedText } from '@form-portal/domain';
import { signInOn } from '../support/editor.ts';
import { aForm, aQuestion } from '../support/forms/forms.ts';
import { inLanguages } from '../support/in-languages.ts';
import { inspect } from '../support/pages/inspect.ts';
import { expect, test as base } from '../support/journey.ts';
import { tabTo, typeInto } from '../support/controls/keyboard.ts';
import { open } from '../support/pages/open-page.ts';
import { startPortal, type Portal } from '../support/portal/portal.ts';
import { screenFaults } from '../support/pages/screen-faults.ts';
import { requiredText, type PortalTexts } from '../support/texts.ts';

interface Mailing {
  readonly mail: TestSmtpServer;
  readonly portal: Portal;
}

/** The worker's portal sends its mail to a server in a separate process. */
const test = base.extend<object, Mailing>({
  mail: [
    async ({}, use) => {
      const mail = await startSmtpServer();
      await use(mail);
      await mail.close();
    },
    { scope: 'worker' },
  ],
  portal: [
    async ({ mail }, use) => {
      const from = 'lomakkeet@kuusilahti.example';
      const portal = await startPortal({ PORTAL_SMTP_URL: mail.url, PORTAL_SMTP_FROM: from });
      await use(portal);
      await portal.stop();
    },
    { scope: 'worker' },
  ],
});

/** Confirmations go out every 15 seconds. */
const mailedWithinMs = 60_000;

const applicant = aQuestion({ type: 'text', label: { fi: 'Hakija', gb: 'Applicant' } });
const address = aQuestion({
  type: 'text',
  label: { fi: 'Sähköpostiosoite', gb: 'E-mail address' },
  settings: { format: 'email' },
});
const form = aForm({ fi: 'Venepaikan haku', gb: 'Berth application' }, { fields: [applicant, address] });

function asking(page: Page, texts: PortalTexts) {
  const written = (text: LocalizedText) => requiredText(text, texts.language);
  return {
    written,
    box: ({ label }: Field) => page.getByRole('textbox', { name: written(label) }),
    promise: page.getByText(texts.text('confirmationToField', { label: written(address.label) })),
    send: page.getByRole('button', { name: texts.text('send'), exact: true }),
    sentTo: page.getByText(texts.text('confirmationTo', { address: 'a…@kuusilahti.example' })),
    reference: page.getByText(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){2}$/),
  };
}

/** Fills in the form and sends it with the keyboard, after the page has promised a mail. */
async function sendFrom(page: Page, texts: PortalTexts, to: string): Promise<void> {
  const ask = asking(page, texts);
  await expect(ask.promise).toBeVisible();
  await typeInto(page, ask.box(applicant), 'Aino Korhonen');
  await typeInto(page, ask.box(address), to);
  await tabTo(page, ask.send);
  await page.keyboard.press('Enter');
}

/** Waits for the only mail to an address, and follows its link to the receipt. */
async function expectMail(page: Page, texts: PortalTexts, received: () => readonly string[]): Promise<void> {
  const ask = asking(page, texts);
  const reference = (await ask.reference.textContent()) ?? 'no reference';
  await expect.poll(() => received().length, { timeout: mailedWithinMs }).toBe(1);
  const content = decodedMail(received()[0] ?? '');
  const [opening = ''] = texts.text('confirmation.body', { form: ask.written(form.name) }).split('\n');
  for (const part of [opening, reference]) expect(content).toContain(part);
  expect(content).not.toContain('Korhonen');
  const [lead = ''] = texts.text('confirmation.receipt', { address: '\n' }).split('\n');
  const link = content.slice(content.indexOf(lead) + lead.length).split(/\s/)[0] ?? '';
  const receipt = await page.request.get(link);
  expect(receipt.headers()['content-type']).toContain('application/pdf');
}

/** What the mail server took for an address. */
const receivedBy = (mail: TestSmtpServer, to: string) => () =>
  mail.received().flatMap(({ recipients, content }) => (recipients.includes(to) ? [content] : []));

inLanguages((language) => {
  test('an administrator switches confirmations on, and the sender gets one with the receipt, by keyboard', async ({
    page,
    portal,
    administrator,
    texts,
    mail,
  }) => {
    const guid = await administrator.publish(form);
    const ask = asking(page, texts);
    await signInOn(page, portal);
    await open(page, `/admin/form/${guid}/settings`);
    const section = page.getByRole('region', { name: texts.text('admin.settings.confirmation') });
    const target = section.getByLabel(texts.text('admin.confirmation.to'), { exact: true });
    await target.focus();
    await page.keyboard.type(
      texts.text('admin.confirmation.field', { label: ask.written(address.label) }).slice(0, 8),
    );
    await expect(target).toHaveValue(address.guid);
    await tabTo(page, section.getByRole('button', { name: texts.text('admin.confirmation.save') }));
    await page.keyboard.press('Enter');
    await expect(page.getByText(texts.text('admin.confirmation.saved'))).toBeVisible();
    expect(await screenFaults(page)).toEqual([]);

    await open(page, `/form/${guid}`);
    const to = `aino.${language}@kuusilahti.example`;
    await expect(ask.promise).toBeVisible();
    expect(await inspect(page)).toEqual([]);
    await sendFrom(page, texts, to);
    await expect(page.getByRole('dialog', { name: texts.text('formSent') })).toBeVisible();
    await expect(ask.sentTo).toBeVisible();
    expect(await inspect(page)).toEqual([]);
    await expectMail(page, texts, receivedBy(mail, to));
  });

  test('an administrator sees in the list which sender got no confirmation', async ({
    page,
    portal,
    administrator,
    texts,
  }) => {
    const guid = await administrator.publish(form);
    await administrator.saveConfirmation(guid, { to: { kind: 'field', field: address.guid } });
    for (const to of ['aino@kuusilahti.example', 'gone@kuusilahti.example']) {
      const submission = { FormGUID: guid, Class: 0, Fields: [{ GUID: address.guid, Value: to }] };
      const sent = await page.request.post('/api/submissions', {
        multipart: { submission: JSON.stringify(submission) },
        headers: { origin: portal.url },
      });
      expect(sent.status()).toBe(201);
    }
    await signInOn(page, portal);
    const refused = page.getByRole('row').filter({ hasText: texts.text('admin.submissions.notConfirmed') });
    await expect(async () => {
      await page.goto(`/admin/submissions?form=${guid}`);
      await expect(page.getByRole('row').getByRole('link')).toHaveCount(2);
      await expect(refused).toHaveCount(1, { timeout: 2000 });
    }).toPass({ timeout: mailedWithinMs });

    await tabTo(page, refused.getByRole('link'));
    await page.keyboard.press('Enter');
    await expect(page.getByText(texts.text('admin.submissions.stepNotConfirmed'))).toBeVisible();
    expect(await screenFaults(page)).toEqual([]);
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('the sender of a form that confirms gets a mail with the receipt, and learns where it goes', async ({
      page,
      administrator,
      texts,
      mail,
    }) => {
      const guid = await administrator.publish(form);
      await administrator.saveConfirmation(guid, { to: { kind: 'field', field: address.guid } });
      await page.goto(`/form/${guid}`);
      const to = `arvo.${language}@kuusilahti.example`;
      await sendFrom(page, texts, to);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.text('formSent'));
      await expect(asking(page, texts).sentTo).toBeVisible();
      await expectMail(page, texts, receivedBy(mail, to));
    });
  });
});
