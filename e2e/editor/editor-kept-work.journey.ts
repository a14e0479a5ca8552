import { readFile } from 'node:fs/promises';
import { boatForm, draftOf, guidOf, heading, stored, title } from '../support/forms/boat-form.ts';
import { editForm, openEditor, signInOn } from '../support/editor.ts';
import { expect, test } from '../support/journey.ts';
import { clickAndRetype } from '../support/controls/keyboard.ts';
import type { Page } from '@playwright/test';
import type { Portal } from '../support/portal/portal.ts';

test.use({ language: 'gb' });

/** Another administrator saves the form under another name. */
async function saveMeanwhile(page: Page, portal: Portal, name: string): Promise<void> {
  const form = { ...(await stored(page, guidOf(page))), Name: { gb: name } };
  const response = await page.request.post('/api/forms', { data: form, headers: { origin: portal.url } });
  expect(response.ok()).toBe(true);
}

/** A save that was refused leads to the sign-in, and from there back to the form with the work, which is then saved. */
async function signInAndSave(page: Page, portal: Portal, name: string): Promise<void> {
  await expect(page).toHaveURL(/\/login\?return=/);
  await page.getByLabel('Username').fill(portal.admin.username);
  await page.getByLabel('Password', { exact: true }).fill(portal.admin.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(heading(page, name)).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Draft saved')).toBeVisible();
}

test('what somebody else saved in the meantime is kept, loaded or set aside, and nothing is lost', async ({
  page,
  portal,
  administrator,
  guard,
}) => {
  await editForm(page, { portal, administrator, form: boatForm() });
  await clickAndRetype(title(page), 'Mine');
  await saveMeanwhile(page, portal, 'Theirs');
  guard.expectMessage(/409/);
  await page.keyboard.press('Control+s');

  const dialog = page.getByRole('alertdialog', { name: 'Somebody else has saved this form' });
  const [backup] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Download mine' }).click(),
  ]);
  expect(JSON.parse(await readFile(await backup.path(), 'utf8'))).toMatchObject({ Name: { gb: 'Mine' } });
  await dialog.getByRole('button', { name: 'Load theirs' }).click();
  await expect(heading(page, 'Theirs')).toBeVisible();
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(heading(page, 'Mine')).toBeVisible();

  await saveMeanwhile(page, portal, 'Theirs again');
  await page.keyboard.press('Control+s');
  await dialog.getByRole('button', { name: 'Keep mine' }).click();
  await expect(page.getByText('Draft saved')).toBeVisible();
  expect(await draftOf(page, guidOf(page))).toMatchObject({ Name: { gb: 'Mine' } });

  await test.step('two administrators share a draft, and neither overwrites or publishes the other’s by mistake', async () => {
    const guid = guidOf(page);
    const { Revision } = await stored(page, guid);
    const response = await page.request.put(`/api/admin/forms/${guid}/draft`, {
      data: { ...(await draftOf(page, guid)), Name: { gb: 'Their draft' } },
      headers: { origin: portal.url },
    });
    expect(response.ok()).toBe(true);
    await page.getByRole('button', { name: /^Publish…/ }).click();
    const publishing = page.getByRole('dialog', { name: 'Save or publish?' });
    await publishing.getByRole('button', { name: /^Publish version \d+$/ }).click();
    await expect(dialog).toBeVisible();
    expect(await stored(page, guid)).toMatchObject({ Revision, Name: { gb: 'Theirs again' } });
    expect(await draftOf(page, guid)).toMatchObject({ Name: { gb: 'Their draft' } });
    await dialog.getByRole('button', { name: 'Keep mine' }).click();
    await expect(page.getByText('Form saved successfully!')).toBeVisible();
    expect(await stored(page, guid)).toMatchObject({ Name: { gb: 'Mine' } });
  });
});

test('work on a form that somebody else deleted in the meantime is not lost', async ({
  page,
  portal,
  administrator,
  guard,
}) => {
  await test.step('a form that somebody else deleted in the meantime is restored only on request, with the unsaved work', async () => {
    await editForm(page, { portal, administrator, form: boatForm() });
    await clickAndRetype(title(page), 'Mine');
    const guid = guidOf(page);
    const deleted = await page.request.delete(`/api/forms/${guid}`, { headers: { origin: portal.url } });
    expect(deleted.ok()).toBe(true);
    guard.expectMessage(/409/);
    await page.keyboard.press('Control+s');

    const dialog = page.getByRole('alertdialog', { name: 'Somebody else has deleted this form' });
    await expect(dialog.getByRole('button', { name: 'Download mine' })).toBeFocused();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toHaveCount(0);
    expect((await page.request.get(`/api/admin/forms/${guid}`)).status()).toBe(404);

    await page.keyboard.press('Control+s');
    await dialog.getByRole('button', { name: 'Save it again' }).click();
    await expect(page.getByText('Draft saved')).toBeVisible();
    expect(await stored(page, guid)).toMatchObject({ GUID: guid, Name: { gb: 'Mine' } });
  });

  await test.step('work on a form that was deleted in the meantime continues in a new one after a crash', async () => {
    await editForm(page, { portal, administrator, form: boatForm() });
    await clickAndRetype(title(page), 'Not yet saved');
    await expect.poll(() => page.evaluate(() => Object.keys(localStorage).length)).toBe(1);
    const guid = guidOf(page);
    await page.request.delete(`/api/forms/${guid}`, { headers: { origin: portal.url } });
    page.once('dialog', (dialog) => void dialog.accept());
    guard.expectMessage(/404/);
    await page.reload();
    await expect(page.getByText('404 Not Found')).toBeVisible();

    await page.getByRole('button', { name: 'Continue with them in a new form' }).click();
    await expect(heading(page, 'Not yet saved')).toBeVisible();
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Draft saved')).toBeVisible();
    expect(await stored(page, guid)).toMatchObject({ Revision: 0, Name: { gb: 'Not yet saved' } });
    expect(await page.evaluate(() => Object.keys(localStorage))).not.toContainEqual(/^formEditor/);
  });
});

test('work is kept in the browser until it is saved', async ({ page, portal, administrator, guard }) => {
  await test.step('work survives a crash, and a session that has ended', async () => {
    await editForm(page, { portal, administrator, form: boatForm() });
    await clickAndRetype(title(page), 'Not yet saved');
    await expect.poll(() => page.evaluate(() => Object.keys(localStorage).length)).toBe(1);
    // A crash does not ask before leaving.
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(page.getByText('Changes that were not saved last time have been restored.')).toBeVisible();
    await expect(heading(page, 'Not yet saved')).toBeVisible();
    // A long name does not push the tools of the header into a second line.
    await clickAndRetype(title(page), 'Berths and winter storage '.repeat(6));
    expect((await page.getByRole('banner').boundingBox())?.height).toBe(56);
    await clickAndRetype(title(page), 'Not yet saved');

    await page.request.delete('/api/session', { headers: { origin: portal.url } });
    guard.expectMessage(/401/);
    await page.keyboard.press('Control+s');
    await signInAndSave(page, portal, 'Not yet saved');
    await expect(page.getByText('Changes that were not saved last time have been restored.')).toHaveCount(0);
  });

  await test.step('a copy that was never saved survives a crash, and starting it again leaves the kept work on a new form alone', async () => {
    const guid = await administrator.publish(boatForm());
    await signInOn(page, portal);
    page.on('dialog', (dialog) => void dialog.accept());
    const write = async (text: string, kept: number): Promise<void> => {
      await clickAndRetype(title(page), text);
      await expect
        .poll(() =>
          page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('form')).length),
        )
        .toBe(kept);
    };
    await openEditor(page, 'new');
    await write('A form from the start', 1);
    await openEditor(page, `new?copy=${guid}`);
    await write('Berths for guests', 2);

    await page.reload();
    const restored = page.getByText('Changes that were not saved last time have been restored.');
    await expect(restored).toBeVisible();
    await expect(heading(page, 'Berths for guests')).toBeVisible();
    await page.getByRole('button', { name: 'Start again' }).click();
    await expect(heading(page, 'Berth application (copy)')).toBeVisible();
    await expect(restored).toHaveCount(0);
    await expect(page.getByRole('main')).toBeFocused();

    await openEditor(page, 'new');
    await expect(heading(page, 'A form from the start')).toBeVisible();
  });
});

test('losing the right to save leads to sign-in and keeps the work, which another administrator can save', async ({
  page,
  portal,
  administrator,
  guard,
  playwright,
}) => {
  const guid = await administrator.publish(boatForm());
  const headers = { origin: portal.url };
  const calls = await playwright.request.newContext({ baseURL: portal.url, extraHTTPHeaders: headers });
  expect((await calls.post('/api/session', { data: portal.admin })).ok()).toBe(true);
  const confirmation = { data: { Password: portal.admin.password } };
  expect((await calls.post('/api/session/confirmation', confirmation)).ok()).toBe(true);
  const [username, password] = ['liisa', 'soutu vene 4'];
  const account = { Username: username, Name: 'Liisa Laine', Admin: true };
  const made = await calls.post('/api/admin/vault/users', { data: { ...account, Password: password } });
  const { ID } = (await made.json()) as { readonly ID: number };
  await page.request.post('/api/session', { data: { username, password }, headers });
  await openEditor(page, guid);
  await clickAndRetype(title(page), 'Written by Liisa');

  const changed = await calls.put(`/api/admin/vault/users/${ID}`, { data: { ...account, Admin: false } });
  expect(changed.ok()).toBe(true);
  await calls.dispose();
  expect((await page.request.get('/api/admin/forms')).status()).toBe(401);
  guard.expectMessage(/40[13]/);
  await page.keyboard.press('Control+s');
  await expect(page).toHaveURL(/\/login\?return=/);
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText(/signed in as Liisa Laine, without the right/)).toBeVisible();
  await signInAndSave(page, portal, 'Written by Liisa');
});
