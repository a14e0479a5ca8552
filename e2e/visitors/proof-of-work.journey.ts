import { parseGuid, proofText, showsWork } from '@form-portal/domain';
import type { SentSubmissionWire } from '@form-portal/domain';
import type { Page, Request } from '@playwright/test';
import { createHash } from 'node:crypto';
import { contactForm } from '../../packages/server/src/samples/contact-form.ts';
import { askingForContact, contact, fillContact } from '../support/forms/contact-form.ts';
import { expect, test } from '../support/journey.ts';
import { open, waitForHydration, waitForDraft } from '../support/pages/open-page.ts';
import type { Portal } from '../support/portal/portal.ts';
import type { PortalTexts } from '../support/texts.ts';

const path = `/form/${contactForm.guid ?? ''}`;
const bits = 16;
const asked = { PORTAL_PROOF_OF_WORK_BITS: String(bits) };

const isWorker = (request: Request): boolean => request.url().includes('proof-worker');

function formOf({ url }: Portal): string {
  return `${url}${path}`;
}

/** Sends what was filled in, with its own proof or without any. */
async function send(page: Page, texts: PortalTexts): Promise<'proven' | 'wrongly proven' | 'unproven'> {
  const posted = page.waitForRequest((request) => request.method() === 'POST');
  await askingForContact(page, texts).send.click();
  const [json = ''] = /\{.*\}/.exec((await posted).postData() ?? '') ?? [];
  const { GUID, OpenedAt: openedAt, Proof } = JSON.parse(json) as SentSubmissionWire;
  const guid = parseGuid(GUID);
  if (Proof === undefined || guid === undefined) return 'unproven';
  const digest = createHash('sha256').update(proofText({ openedAt, guid }, Proof));
  return showsWork(digest.digest(), bits) ? 'proven' : 'wrongly proven';
}

async function expectSent(page: Page, texts: PortalTexts): Promise<void> {
  await expect(page.getByRole('dialog', { name: texts.text('formSent') })).toBeVisible();
}

test('with proof of work, the visitor’s browser works while the form is filled in', async ({
  page,
  texts,
  startOwnPortal,
  guard,
}) => {
  const portal = await startOwnPortal('quiet', asked);
  await test.step('the work begins while the form is filled in, in a worker fetched for it', async () => {
    const fetched: string[] = [];
    page.on('request', (request) => {
      if (isWorker(request)) fetched.push(request.url());
    });
    await open(page, formOf(portal));
    expect(fetched).toHaveLength(0);

    const worker = page.waitForEvent('worker');
    await askingForContact(page, texts).box(contact.message).fill('Kadulla 5 on kuoppa.');
    const ended = (await worker).waitForEvent('close');
    await ended;

    expect(fetched).toHaveLength(1);
    expect(new URL(fetched[0] ?? '').origin).toBe(portal.url);
  });

  await test.step('with proof of work, one address sends five forms in a row, each with its own proof', async () => {
    const proofs: string[] = [];

    for (const message of ['first', 'second', 'third']) {
      await open(page, formOf(portal));
      await fillContact(page, texts, message);
      proofs.push(await send(page, texts));
      await expectSent(page, texts);
    }

    await open(page, formOf(portal));
    await fillContact(page, texts, 'A draft that comes back');
    await waitForDraft(page);
    await page.reload();
    await waitForHydration(page);
    proofs.push(await send(page, texts));
    await expectSent(page, texts);

    await open(page, formOf(portal));
    await fillContact(page, texts, 'Never sent');
    await waitForDraft(page);
    const begun = page.waitForEvent('worker');
    await page.reload();
    await waitForHydration(page);
    await begun;
    await page.getByRole('button', { name: texts.text('startAgain') }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: texts.text('clearAnswers') })
      .click();
    await fillContact(page, texts, 'Begun again');
    proofs.push(await send(page, texts));
    await expectSent(page, texts);

    expect(proofs).toEqual(['proven', 'proven', 'proven', 'proven', 'proven']);
  });

  await test.step('without the worker two forms per minute are sent, and the third must wait', async () => {
    guard.expectMessage(/429/);
    await page.route('**/proof-worker*', (route) => route.abort());

    for (const message of ['first', 'second']) {
      await open(page, formOf(portal));
      await fillContact(page, texts, message);
      expect(await send(page, texts)).toBe('unproven');
      await expectSent(page, texts);
    }
    await open(page, formOf(portal));
    await fillContact(page, texts, 'third');
    await send(page, texts);

    const popup = page.getByRole('alertdialog', { name: texts.text('error') });
    await expect(popup).toContainText(texts.text('problem.tooMany'));
    await page.keyboard.press('Escape');
    await expect(askingForContact(page, texts).box(contact.message)).toHaveValue('third');
  });
});

test('without proof of work the worker is not fetched and no proof is sent', async ({ page, texts }) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (isWorker(request)) fetched.push(request.url());
  });
  await open(page, path);
  await fillContact(page, texts, 'Kadulla 5 on kuoppa.');
  await waitForDraft(page);
  // The work would begin a second after the filling.
  await page.waitForTimeout(1_500);

  expect(await send(page, texts)).toBe('unproven');
  await expectSent(page, texts);
  expect(fetched).toHaveLength(0);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a form is sent even when a proof of work is required', async ({ page, texts, startOwnPortal }) => {
    const portal = await startOwnPortal('quiet', asked);
    await page.goto(formOf(portal));
    await fillContact(page, texts, 'Kadulla 5 on kuoppa.');
    await askingForContact(page, texts).send.click();

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.text('formSent'));
  });
});
