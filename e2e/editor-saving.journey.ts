import { readFile } from 'node:fs/promises';
import { grantApplication } from '../packages/server/src/samples/grant-application.ts';
import { editForm, openEditor, signInOn } from './support/editor.ts';
import { aForm, aQuestion, copyOf } from './support/forms.ts';
import { expect, test } from './support/journey.ts';
import type { Form } from '@form-portal/domain';
import type { FormWire } from '@form-portal/domain/wire';
import type { Page } from '@playwright/test';
import type { Portal } from './support/portal.ts';

test.use({ language: 'gb' });

function boatForm(): Form {
  const fields = [aQuestion({ type: 'text', label: { fi: 'Veneen nimi', gb: 'Name of the boat' } })];
  return aForm({ fi: 'Venepaikan haku', gb: 'Berth application' }, { fields });
}

const title = (page: Page) => page.getByRole('textbox', { name: 'Form title' });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

/** The note that alerts, at the top of the editor. */
const alert = (page: Page) => page.getByRole('main').getByRole('alert').filter({ hasText: /./ });

function guidOf(page: Page): string {
  return new URL(page.url()).pathname.split('/')[3] ?? '';
}

/** The form as the server stores it. */
async function stored(page: Page, guid: string): Promise<FormWire> {
  return (await page.request.get(`/api/admin/forms/${guid}`)).json();
}

/** Another administrator saves the form under another name. */
async function saveMeanwhile(page: Page, portal: Portal, name: string): Promise<void> {
  const form = { ...(await stored(page, guidOf(page))), Name: { gb: name } };
  const answer = await page.request.post('/api/forms', { data: form, headers: { origin: portal.url } });
  expect(answer.ok()).toBe(true);
}

/** A save that was refused leads to the sign-in, and from there back to the form with the work, which is then saved. */
async function signInAndSave(page: Page, portal: Portal, name: string): Promise<void> {
  await expect(page).toHaveURL(/\/login\?return=/);
  await page.getByLabel('Username').fill(portal.admin.username);
  await page.getByLabel('Password', { exact: true }).fill(portal.admin.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(heading(page, name)).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Form saved successfully!')).toBeVisible();
}

test('a new form is saved once it has a field and a class, and gets its address (§4, §5 Form save)', async ({
  page,
  portal,
}) => {
  await signInOn(page, portal);
  const editor = await openEditor(page, 'new');
  await expect(page.getByText('Nothing to save').first()).toBeVisible();

  await title(page).fill('Berth application');
  await page.keyboard.press('Control+s');
  await expect(alert(page)).toContainText('Please add at least one field to the form');
  await page.getByRole('button', { name: 'Go there' }).click();
  await editor.panel.getByRole('button', { name: 'Text', exact: true }).click();
  await expect(page.getByText('Please add at least one field to the form')).toHaveCount(0);
  await page.keyboard.type('Name of the boat');
  await page.keyboard.press('Control+s');

  await expect(page.getByText('Form saved successfully!')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/form\/[0-9a-f-]{36}$/);
  expect(await stored(page, guidOf(page))).toMatchObject({ Revision: 1, Name: { gb: 'Berth application' } });
  await expect(editor.panel.getByRole('textbox', { name: 'Field label' })).toHaveValue('Name of the boat');

  await page.keyboard.press('Control+z');
  await expect(editor.panel.getByRole('textbox', { name: 'Field label' })).toHaveValue('new field');
  await expect(page.getByText('Unsaved changes')).toBeVisible();
});

test('a field without a label keeps a form from being published, not from being saved (design 6)', async ({
  page,
  portal,
  administrator,
}) => {
  const editor = await editForm(page, { portal, administrator, form: boatForm() });
  const label = editor.panel.getByRole('textbox', { name: 'Field label' });
  await editor.panel.getByRole('button', { name: 'Number', exact: true }).click();
  await label.fill('');
  await page.keyboard.press('Control+s');
  await expect(alert(page)).toContainText('Every field of a published form needs a label.');

  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  const enabled = page.getByRole('switch', { name: /^Enabled/ });
  await enabled.click();
  await expect(alert(page)).toHaveCount(0);
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Form saved successfully!')).toBeVisible();

  await enabled.click();
  await page.keyboard.press('Control+s');
  await page.getByRole('button', { name: 'Go there' }).click();
  await expect(label).toBeFocused();
  await page.keyboard.type('Length of the boat');
  await expect(alert(page)).toHaveCount(0);
  await page.keyboard.press('Control+s');
  await expect
    .poll(() => stored(page, guidOf(page)))
    .toMatchObject({
      Revision: 3,
      Enabled: true,
      Fields: [{}, { Name: { gb: 'Length of the boat' } }],
    });
});

test('leaving with changes asks on back, on links of the page and out of the administration (§4)', async ({
  page,
  portal,
  administrator,
}) => {
  const guid = await administrator.publish(boatForm());
  await signInOn(page, portal);
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Berth application', exact: true }).first().waitFor();
  await page.evaluate((address) => {
    const link = document.createElement('a');
    link.href = address;
    document.querySelector('main')?.append(link);
    link.click();
  }, `/admin/form/${guid}`);
  await title(page).fill('Changed');

  const dialog = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  for (const leave of [
    () => page.goBack(),
    () => page.getByRole('link', { name: 'Back', exact: true }).click(),
  ]) {
    await leave();
    await expect(dialog).toContainText('You have changes that are not saved. Leave this page?');
    await dialog.getByRole('button', { name: 'Stay on the page' }).click();
    await expect(page).toHaveURL(new RegExp(`${guid}$`));
    await expect(heading(page, 'Changed')).toBeVisible();
  }
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await dialog.getByRole('button', { name: 'Leave the page' }).click();
  await expect(page).toHaveURL(/\/admin$/);

  await openEditor(page, guid);
  await expect(heading(page, 'Berth application')).toBeVisible();
});

test('whoever leaves while a save is on its way stays where they went', async ({ page, portal }) => {
  let answer = (): void => undefined;
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('/api/forms', async (route) => {
    await asked;
    await route.continue();
  });
  await signInOn(page, portal);
  const editor = await openEditor(page, 'new');
  await title(page).fill('Saved on the way out');
  await editor.panel.getByRole('button', { name: 'Text', exact: true }).click();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Saving…')).toBeVisible();
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await page.getByRole('button', { name: 'Leave the page' }).click();
  await expect(heading(page, 'My Forms')).toBeVisible();

  answer();
  await expect(page.getByText('Form saved successfully!')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Saved on the way out', exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/admin$/);
});

test('signing out with changes asks first, while the session goes on (§4)', async ({
  page,
  portal,
  administrator,
}) => {
  await editForm(page, { portal, administrator, form: boatForm() });
  await title(page).fill('Changed');
  const dialog = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  const signOut = async (): Promise<void> => {
    await page.getByRole('banner').locator('summary', { hasText: 'admin' }).click();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(dialog).toContainText('You have changes that are not saved. Leave this page?');
  };

  await signOut();
  await dialog.getByRole('button', { name: 'Stay on the page' }).click();
  await title(page).press('Control+s');
  await expect(page.getByText('Form saved successfully!')).toBeVisible();

  await title(page).fill('Changed again');
  await signOut();
  await dialog.getByRole('button', { name: 'Leave the page' }).click();
  await expect(page).toHaveURL(/\/logout$/);
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContainEqual(/^formEditor/);
});

test('what somebody else saved meanwhile is kept, loaded or set aside, and nothing is lost (D24)', async ({
  page,
  portal,
  administrator,
  guard,
}) => {
  await editForm(page, { portal, administrator, form: boatForm() });
  await title(page).fill('Mine');
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
  await expect(page.getByText('Form saved successfully!')).toBeVisible();
  expect(await stored(page, guidOf(page))).toMatchObject({ Name: { gb: 'Mine' } });
});

test('work survives a crash, and a session that has ended (§6, §8)', async ({
  page,
  portal,
  administrator,
  guard,
}) => {
  await editForm(page, { portal, administrator, form: boatForm() });
  await title(page).fill('Not yet saved');
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage).length)).toBe(1);
  // A crash asks nobody.
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByText('Changes that were not saved last time have been restored.')).toBeVisible();
  await expect(heading(page, 'Not yet saved')).toBeVisible();
  // A long name does not push the tools of the header into a second line.
  await title(page).fill('Berths and winter storage '.repeat(6));
  expect((await page.getByRole('banner').boundingBox())?.height).toBe(56);
  await title(page).fill('Not yet saved');

  await page.request.delete('/api/session', { headers: { origin: portal.url } });
  guard.expectMessage(/401/);
  await page.keyboard.press('Control+s');
  await signInAndSave(page, portal, 'Not yet saved');
  await expect(page.getByText('Changes that were not saved last time have been restored.')).toHaveCount(0);
});

test('a copy that was never saved survives a crash, and is begun again beside a new form that is kept too', async ({
  page,
  portal,
  administrator,
}) => {
  const guid = await administrator.publish(boatForm());
  await signInOn(page, portal);
  page.on('dialog', (dialog) => void dialog.accept());
  const write = async (text: string, kept: number): Promise<void> => {
    await title(page).fill(text);
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

test('whoever lost the right to save comes to the sign-in with the work kept, and somebody else may save it (§6, 403)', async ({
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
  const [username, password] = ['liisa', 'soutu vene 4'];
  const account = { Username: username, Name: 'Liisa Laine', Admin: true };
  const made = await calls.post('/api/admin/vault/users', { data: { ...account, Password: password } });
  const { ID } = (await made.json()) as { readonly ID: number };
  await page.request.post('/api/session', { data: { username, password }, headers });
  await openEditor(page, guid);
  await title(page).fill('Written by Liisa');

  const changed = await calls.put(`/api/admin/vault/users/${ID}`, { data: { ...account, Admin: false } });
  expect(changed.ok()).toBe(true);
  await calls.dispose();
  await expect.poll(async () => (await page.request.get('/api/admin/forms')).status()).toBe(403);
  guard.expectMessage(/40[13]/);
  await page.keyboard.press('Control+s');
  await signInAndSave(page, portal, 'Written by Liisa');
});

test('a save that fails says why and is tried again (§8 Save failing, D23)', async ({
  page,
  portal,
  administrator,
  guard,
}) => {
  // Before the page opens: a page that is open can still send what follows at once past it.
  await page.route('/api/forms', (route) => route.abort());
  guard.expectMessage(/ERR_FAILED/);
  await editForm(page, { portal, administrator, form: boatForm() });
  await title(page).fill('Changed');
  await page.keyboard.press('Control+s');
  await expect(alert(page)).toContainText('Your changes are still here.');

  await page.unroute('/api/forms');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Form saved successfully!')).toBeVisible();
  await expect(page.getByText('Your changes are still here.')).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
});

test('a form that is not enabled is previewed after its changes are saved, marked, and cannot be sent (D6)', async ({
  page,
  portal,
  administrator,
}) => {
  await editForm(page, { portal, administrator, form: { ...boatForm(), enabled: false } });
  await title(page).fill('Draft of an application');
  const [preview] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: /^Save and preview/ }).click(),
  ]);

  await expect(preview.getByRole('heading', { level: 1, name: 'Draft of an application' })).toBeVisible();
  await expect(preview.getByText('This is a preview.')).toBeVisible();
  await expect(preview.getByRole('button', { name: 'Send' })).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByRole('link', { name: /^Preview/ })).toHaveAttribute('href', /\/form\//);
  await expect(page.getByRole('link', { name: /^Preview/ })).toBeFocused();
});

test('earlier versions are looked at and restored (D24)', async ({ page, portal, administrator }) => {
  await editForm(page, { portal, administrator, form: boatForm() });
  await title(page).fill('Second');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Form saved successfully!')).toBeVisible();

  const open = async (): Promise<void> => {
    await page.locator('summary', { hasText: 'More' }).click();
    await page.getByRole('button', { name: 'Earlier versions' }).click();
  };
  await open();
  await page.getByRole('button', { name: 'View version 1' }).click();
  await expect(page.getByRole('dialog', { name: 'Version 1' })).toContainText('Berth application');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await page.getByRole('button', { name: 'Restore version 1' }).click();
  await expect(heading(page, 'Berth application')).toBeVisible();
  expect(await stored(page, guidOf(page))).toMatchObject({ Revision: 3, Name: { gb: 'Berth application' } });
});

test('exported, deleted and imported, a form is the same again (§7 Form backup)', async ({
  page,
  portal,
  administrator,
}) => {
  await editForm(page, { portal, administrator, form: copyOf(grantApplication) });
  const guid = guidOf(page);
  const before = await stored(page, guid);
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  const [backup] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export' }).click(),
  ]);
  expect(backup.suggestedFilename()).toBe(`${guid}.json`);
  const file = await backup.path();

  await page.locator('#settings-delete').getByRole('button', { name: 'Delete form' }).click();
  const question = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this form?' });
  await question.getByRole('button', { name: 'Delete form' }).click();
  await expect(page).toHaveURL(/\/admin$/);
  await expect(page.getByText('Form deleted successfully!')).toBeVisible();
  expect((await page.request.get(`/api/admin/forms/${guid}`)).status()).toBe(404);

  await openEditor(page, 'new');
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Import' }).click(),
  ]);
  await chooser.setFiles(file);
  await expect(heading(page, 'Grant application for associations 2027')).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Form saved successfully!')).toBeVisible();

  const { Revision: _, UpdatedAt: __, ...after } = await stored(page, guid);
  const { Revision: ___, UpdatedAt: ____, ...expected } = before;
  expect(after).toEqual(expected);
});

test('a form is duplicated as a new one that is not enabled', async ({ page, portal, administrator }) => {
  await editForm(page, { portal, administrator, form: boatForm() });
  await page.locator('summary', { hasText: 'More' }).click();
  await page.getByRole('link', { name: 'Duplicate the form' }).click();

  await expect(heading(page, 'Berth application (copy)')).toBeFocused();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Form saved successfully!')).toBeVisible();
  await expect(page.getByText('Not enabled')).toBeVisible();
});

test('a form that is on its way says so, one that does not come is asked for again, and one that is not there is not found (D23)', async ({
  page,
  portal,
  administrator,
  guard,
}) => {
  const guid = await administrator.publish(boatForm());
  await signInOn(page, portal);
  let answer: 'late' | 'broken' | 'whole' = 'late';
  let release = (): void => undefined;
  const late = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`/api/admin/forms/${guid}`, async (route) => {
    if (answer === 'broken') return route.fulfill({ status: 503, json: { error: 'Not now', code: 'x' } });
    if (answer === 'late') await late;
    return route.continue();
  });
  await page.goto(`/admin/form/${guid}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Loading…' })).toBeVisible();
  release();
  await expect(heading(page, 'Berth application')).toBeVisible();

  answer = 'broken';
  guard.expectMessage(/503/);
  await page.reload();
  await expect(alert(page)).toContainText('Not now');
  answer = 'whole';
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page, 'Berth application')).toBeFocused();

  guard.expectMessage(/404/);
  await page.goto(`/admin/form/${guid.replace(/^.{8}/, '00000000')}`);
  await expect(page.getByText('404 Not Found')).toBeVisible();
});
