import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { signInAdministrator } from '../support/portal/administrator.ts';
import {
  aGatedForm,
  expect,
  identify,
  mapAttributes,
  person,
  startIdentification,
  test,
} from '../support/portal/identification.ts';
import { open, openForm, waitForHydration, waitForDraft } from '../support/pages/open-page.ts';
import { startPortal } from '../support/portal/portal.ts';

const ordinary = 'An ordinary person';

/** What the tab keeps. */
function kept(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => Object.keys(sessionStorage));
}

test('signing out asks about unsent answers, clears the tab, ends the provider’s session too, and returns', async ({
  page,
  administrator,
  texts,
}) => {
  const form = await openForm(page, administrator, aGatedForm());
  await identify(page, texts, ordinary);
  await page.getByRole('textbox', { name: 'Puhelin' }).fill('0401234567');
  await waitForDraft(page);
  const logout = page.getByRole('banner').getByRole('link', { name: texts.text('logout') });
  await logout.click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(texts.text('confirmNavigation'));
  await expect.poll(() => kept(page)).toContain(`draft:${form}`);
  await question.getByRole('button', { name: texts.text('leave') }).click();
  await page.getByRole('link', { name: 'Return to the service' }).click();
  await expect(page).toHaveURL('/logout');
  await expect(page.getByRole('heading', { level: 1, name: texts.text('loggedOutTitle') })).toBeVisible();
  await waitForHydration(page);
  await expect.poll(() => kept(page)).toEqual([]);
  await open(page, `/form/${form}`);
  await page.getByRole('link', { name: texts.text('authenticate') }).click();
  await expect(page.getByRole('heading', { name: 'Who are you?' })).toBeVisible();
});

test('signing out at the identity provider ends the session here, from a frame that gets no cookie', async ({
  page,
  context,
  administrator,
  texts,
  identification,
}) => {
  const form = await openForm(page, administrator, aGatedForm());
  await identify(page, texts, ordinary);
  const elsewhere = await context.newPage();
  const logoutResponse = elsewhere.waitForResponse((response) =>
    response.url().includes('/slo?SAMLResponse'),
  );
  await elsewhere.goto(`${identification.idp.url}/logout`);
  await logoutResponse;
  await elsewhere.close();
  page.on('dialog', (dialog) => void dialog.accept());
  await open(page, `/form/${form}`);
  await expect(page.getByRole('link', { name: texts.text('authenticate') })).toBeVisible();
});

test('two tabs identify at once, and each returns to its own form', async ({
  page,
  context,
  administrator,
  texts,
}) => {
  const forms = [await administrator.publish(aGatedForm()), await administrator.publish(aGatedForm())];
  const tabs = [page, await context.newPage()] as const;
  for (const [at, tab] of tabs.entries()) {
    await open(tab, `/form/${forms[at] ?? ''}`);
    await tab.getByRole('link', { name: texts.text('authenticate') }).click();
    await expect(tab.getByRole('heading', { name: 'Who are you?' })).toBeVisible();
  }
  for (const at of [1, 0] as const) {
    await person(tabs[at], ordinary).click();
    await expect(tabs[at]).toHaveURL(`/form/${forms[at] ?? ''}`);
    await expect(tabs[at].getByRole('textbox', { name: 'Etunimet' })).toHaveValue('Nordea Helena');
  }
});

test('a sign-in survives a restart of the portal with another key and a new certificate of the identity provider', async ({
  page,
  texts,
  guard,
}) => {
  const { idp, environment, newKey, close } = await startIdentification();
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-journey-restart-'));
  const first = await startPortal({ ...environment, PORTAL_DATA_DIR: dataDir });
  guard.allow(first.url);
  guard.allow(idp.url);
  const administrator = await signInAdministrator(first);
  await mapAttributes(administrator);
  const form = await administrator.publish(aGatedForm());
  await administrator.signOut();

  await open(page, `${first.url}/form/${form}`);
  await page.getByRole('link', { name: texts.text('authenticate') }).click();
  await expect(page.getByRole('heading', { name: 'Who are you?' })).toBeVisible();
  await first.stop({ keepData: true });
  idp.rollOver();
  const second = await startPortal({ ...environment, ...(await newKey()), PORTAL_DATA_DIR: dataDir });
  await person(page, ordinary).click();
  await expect(page).toHaveURL(`${first.url}/form/${form}`);
  await expect(page.getByRole('textbox', { name: 'Etunimet' })).toHaveValue('Nordea Helena');
  await page.goto('about:blank');
  await second.stop();
  await close();
  await rm(dataDir, { recursive: true, force: true });
});

/** Test people: the title of the step, the link of the provider, and what the popup shows of them. */
const persons = [
  ['abroad', 'An address abroad', ['Storgatan 5', '111 22 Stockholm, Ruotsi']],
  ['protected', 'Non-disclosure', ['Tuulia', 'Suojattu']],
  ['eidas', 'Identified in another EU country', ['DE/FI/Ab12-34_56', 'Jürgen Łukasz', 'Müller']],
  ['markup', 'Names that look like markup', ['<b>Tessa</b> &amp;', `O'Test"ilä <script>alert(1)</script>`]],
  ['new-sign', 'A century sign of 2023', ['010190Y999W']],
] as const;

test('the popup shows what was received of each test person, and nothing that was withheld', async ({
  page,
  context,
  administrator,
  texts,
  identification,
}) => {
  page.on('dialog', (dialog) => void dialog.accept());
  const form = await administrator.publish(aGatedForm());
  for (const [id, purpose, shown] of persons)
    await test.step(id, async () => {
      await context.clearCookies({ name: 'sid' });
      await fetch(`${identification.idp.url}/logout`);
      await open(page, `/form/${form}`);
      await identify(page, texts, purpose);
      await page.locator('header button[aria-haspopup="dialog"]').click();
      const popup = page.getByRole('dialog', { name: texts.text('suomifiPopupTitle') });
      for (const text of shown)
        await expect(popup.getByRole('definition').filter({ hasText: text }).first()).toBeVisible();
      const terms = popup.getByRole('term');
      const withheld = id === 'protected' || id === 'eidas';
      await expect(terms.filter({ hasText: texts.text('identity.homeMunicipality') })).toHaveCount(0);
      if (withheld) await expect(terms.filter({ hasText: texts.text('identity.email') })).toHaveCount(0);
    });
});

test('names of 100 characters fit on a narrow phone', async ({ page, administrator, texts }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openForm(page, administrator, aGatedForm());
  await identify(page, texts, 'Names of 100 characters');
  const widths = () =>
    page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.clientWidth]);
  const [content, window] = await widths();
  expect(content).toBe(window);
  await page.locator('header button[aria-haspopup="dialog"]').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect((await widths())[0]).toBe(window);
});
