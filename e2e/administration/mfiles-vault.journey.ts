import { sha256 } from '../../packages/storage/src/testing/sha256.ts';
import { demoClasses } from '@form-portal/vault';
import { grantApplication } from '../../packages/server/src/samples/grant-application.ts';
import { deliveredWithinMs, signInAdministrator } from '../support/portal/administrator.ts';
import { buildByPointer, setTargetByPointer } from '../support/controls/build-by-pointer.ts';
import { expectDelivered, sendByPointer } from '../support/forms/built-form.ts';
import { openEditor, publishForm, signInOn } from '../support/editor.ts';
import { aPdf } from '../support/forms/files.ts';
import {
  answerRequests,
  askingForGrant,
  fillWithKeyboard,
  grantedProperties,
} from '../support/forms/grant-application.ts';
import { expect, test as base } from '../support/journey.ts';
import { startPortalAndVault } from '../support/portal/mfiles-vault.ts';
import { open } from '../support/pages/open-page.ts';
import { screenFaults } from '../support/pages/screen-faults.ts';
import { selectAccount } from '../support/portal/single-sign-on.ts';
import { referenceOn } from '../support/submissions.ts';
import type { Administrator } from '../support/portal/administrator.ts';
import type { PortalAndVault } from '../support/portal/mfiles-vault.ts';

/** The portal of these journeys has its vault in M-Files: in the M-Files API of another portal. */
const test = base.extend<
  object,
  { readonly both: PortalAndVault; readonly vaultAdministrator: Administrator }
>({
  both: [
    async ({}, use) => {
      const both = await startPortalAndVault();
      await use(both);
      await both.portal.stop();
      await both.vault.stop();
    },
    { scope: 'worker' },
  ],
  portal: [
    async ({ both }, use) => {
      await use(both.portal);
    },
    { scope: 'worker' },
  ],
  vaultAdministrator: [
    async ({ both }, use) => {
      const administrator = await signInAdministrator(both.vault);
      await use(administrator);
      await administrator.signOut();
    },
    { scope: 'worker' },
  ],
});

test.use({ language: 'gb', contextOptions: { reducedMotion: 'reduce' } });

test('the vault in M-Files is tested from the settings, step by step', async ({ page, portal }) => {
  await signInOn(page, portal);
  await page.goto('/admin/settings');
  const vault = page.getByRole('region', { name: 'Vault', exact: true });

  await vault.getByRole('button', { name: 'Check the vault' }).press('Enter');

  await expect(vault.getByRole('status')).toHaveText('The vault is ready for deliveries.');
  await expect(vault.getByRole('listitem')).toHaveText([
    /^The vault responds/,
    /^The portal signs in.*form-portal/,
    /^Rights of the account/,
    /^Licence of the account/,
    /^Property for submissions.*“Submission GUID”/,
    /^Structure/,
    /^Creating an object/,
    /^Finding it again/,
    /^Removing it/,
  ]);
  expect((await screenFaults(page)).join('\n')).toBe('');
  await page.setViewportSize({ width: 320, height: 800 });
  expect((await screenFaults(page)).join('\n')).toBe('');
});

test('an administrator whose session has ended when testing the vault signs in and returns to the unsaved changes', async ({
  page,
  portal,
  guard,
}) => {
  await signInOn(page, portal);
  await page.goto('/admin/settings');
  const siteName = page.getByLabel('Site name', { exact: true });
  await siteName.fill('Not yet saved');
  await page.request.delete('/api/session', { headers: { origin: portal.url } });
  guard.expectMessage(/401/);

  await page.getByRole('button', { name: 'Check the vault' }).press('Enter');
  await expect(page).toHaveURL('/login?return=%2Fadmin%2Fsettings&ended=1');
  await page.getByLabel('Username').fill(portal.admin.username);
  await page.getByLabel('Password', { exact: true }).fill(portal.admin.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();

  await expect(page).toHaveURL('/admin/settings');
  await expect(siteName).toHaveValue('Not yet saved');
});

test('the vault’s provider signs people on, with their rights in the vault', async ({
  page,
  texts,
  portal,
  both,
  guard,
}) => {
  guard.allow(both.provider.url);
  await open(page, '/login?return=/admin/settings');

  await page.getByRole('button', { name: texts.text('sso') }).click();
  await selectAccount(page, 'An administrator of forms');

  await expect(page).toHaveURL('/admin/settings');
  await expect(page.getByRole('button', { name: 'Check the vault' })).toBeVisible();
  const { user } = await (await page.request.get('/api/session')).json();
  expect(user).toEqual({ name: 'admin', type: 'cloud', admin: true });
  await page.request.delete('/api/session', { headers: { origin: portal.url } });
  expect(portal.printed()).not.toMatch(/eyJ|bearer/i);
});

test('somebody without an account in the vault is returned to the sign-in page', async ({
  page,
  texts,
  portal,
  both,
  guard,
}) => {
  guard.allow(both.provider.url);
  guard.expectMessage(/401 \(Unauthorized\)/);
  guard.expectMessage(/500 Error logging in/);
  await open(page, '/login?return=/admin');

  await page.getByRole('button', { name: texts.text('sso') }).click();
  await selectAccount(page, 'Somebody without a role');

  await expect(page).toHaveURL('/login?return=%2Fadmin');
  await expect(page.getByRole('alert')).toHaveText(texts.text('loginFailed'));
  expect((await (await page.request.get('/api/session')).json()).user).toBeNull();
  expect(portal.printed()).toContain('"code":"vault.refused"');
});

test('a form is built on the structure of M-Files, and its submissions arrive there with the right types and values', async ({
  page,
  portal,
  guard,
  browser,
  vaultAdministrator,
}) => {
  test.slow();
  await signInOn(page, portal);
  const editor = await openEditor(page, 'new');
  await buildByPointer(page, editor);
  await setTargetByPointer(page);
  await publishForm(page);

  const reach = { page, portal, guard, browser, vaultAdministrator };
  await expectDelivered(reach, sendByPointer);
});

test('a visitor’s answers and attachments become one object of M-Files', async ({
  page,
  texts,
  administrator,
  vaultAdministrator,
}) => {
  test.slow();
  const guid = await administrator.publish(grantApplication);
  const plan = aPdf('suunnitelma.pdf');
  await open(page, `/form/${guid}`);
  const ask = askingForGrant(page, texts);
  await fillWithKeyboard(page, texts);
  await answerRequests(page, texts, plan);
  await expect(page.getByText(texts.text('fileReady'))).toHaveCount(1);
  await ask.check.press('Enter');
  await ask.send.press('Enter');
  const reference = await referenceOn(page);

  await expect
    .poll(async () => (await vaultAdministrator.findObject(reference))?.objectClass, {
      timeout: deliveredWithinMs,
    })
    .toBe(demoClasses.grantApplication);
  const object = await vaultAdministrator.findObject(reference);
  expect(object?.properties).toMatchObject(grantedProperties(ask, texts));
  expect(object?.files).toHaveLength(2);
  expect(object?.files.map(({ sha256: of }) => of)).toContain(sha256(plan.buffer));
});
