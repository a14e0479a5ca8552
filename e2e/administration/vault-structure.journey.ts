import { expect, test } from '../support/journey.ts';
import { aForm, aQuestion } from '../support/forms/forms.ts';
import { tabBackTo, tabTo, typeInto } from '../support/controls/keyboard.ts';
import { editorOn, signInOn } from '../support/editor.ts';
import { screenFaults } from '../support/pages/screen-faults.ts';
import type { Page } from '@playwright/test';
import type { Portal } from '../support/portal/portal.ts';

test.use({ language: 'gb', contextOptions: { reducedMotion: 'reduce' } });

const vault = '/admin/vault';

/** Signs in to a portal and opens a page of its administration. */
async function openAs(page: Page, portal: Portal, path: string): Promise<void> {
  await signInOn(page, portal);
  await page.goto(`${portal.url}${path}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

test('a property is created, found, renamed and deleted by keyboard alone, and leaving unsaved changes asks first', async ({
  page,
  portal,
}) => {
  await openAs(page, portal, vault);
  const panel = page.getByRole('complementary');
  const ownName = panel.getByRole('textbox', { name: 'suomi', exact: true });

  await tabTo(page, page.getByRole('link', { name: 'New property' }));
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('heading', { level: 2, name: 'New property' })).toBeFocused();
  await typeInto(page, ownName, 'Purjeen pituus');
  await typeInto(page, panel.getByRole('textbox', { name: 'English', exact: true }), 'Length of the sail');
  await typeInto(page, panel.getByLabel('Data type', { exact: true }), 'Floating');
  await tabTo(page, panel.getByRole('button', { name: 'Save' }));
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(/\/admin\/vault\/properties\/\d{4}$/);
  await expect(panel).toContainText('Not used anywhere.');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'Length of the sail' })).toBeFocused();
  await tabBackTo(page, page.getByRole('searchbox', { name: 'Name or id' }));
  await page.keyboard.type('purjeen');
  await expect(page.getByRole('row')).toHaveCount(2);
  await tabTo(page, page.getByRole('link', { name: 'Length of the sail' }));
  await page.keyboard.press('Enter');

  await tabTo(page, ownName);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Purjeen koko');
  await page.keyboard.press('Escape');
  const leaving = page.getByRole('alertdialog');
  await expect(leaving).toContainText('You have changes that are not saved');
  await expect(leaving.getByRole('button', { name: 'Stay on the page' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(ownName).toBeFocused();
  await expect(ownName).toHaveValue('Purjeen koko');
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('heading', { name: 'Purjeen koko' })).toBeVisible();

  await tabTo(page, panel.getByRole('button', { name: 'Delete' }));
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Delete Purjeen koko?' });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await tabBackTo(page, question.getByRole('button', { name: 'Delete' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/vault\/properties$/);
  await expect(page.getByRole('status').getByText('Nothing was found.', { exact: true })).toBeVisible();
});

test('a renamed item shows on a published form at once, and what a form uses cannot be deleted', async ({
  page,
  portal,
  administrator,
  browser,
}) => {
  await signInOn(page, portal);
  const colours = 'Veneiden värit';
  await page.goto(`${vault}/value-lists/new`);
  await page.getByRole('textbox', { name: 'suomi' }).fill(colours);
  await page.getByRole('button', { name: 'Save' }).click();
  for (const colour of ['Sininen', 'Valkoinen', 'Punainen']) {
    await page.getByLabel('New item').fill(colour);
    await page.getByRole('button', { name: 'Add' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: colour })).toBeVisible();
    await expect(page.getByLabel('New item')).toHaveValue('');
  }
  await page.getByRole('button', { name: 'Delete: Punainen', exact: true }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete Punainen?' });
  await question.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Punainen' })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Items', exact: true })).toBeFocused();
  const list = Number(page.url().split('/').at(-1));
  const made = await page.request.post('/api/admin/vault/properties', {
    data: { Name: 'Veneen väri', DataType: 9, ValueList: list },
    headers: { origin: portal.url },
  });
  const { ID } = (await made.json()) as { readonly ID: number };
  const field = aQuestion({ type: 'select', property: ID, dataType: 9, label: { fi: 'Väri', gb: 'Colour' } });
  const form = await administrator.publish(aForm({ fi: 'Venelupa', gb: 'Boat permit' }, { fields: [field] }));

  await page.reload();
  await page.getByRole('button', { name: 'Edit: Sininen' }).click();
  await page.getByRole('listitem').getByRole('textbox', { name: 'suomi' }).fill('Taivaansininen');
  await page.getByRole('listitem').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: 'Edit: Taivaansininen' })).toBeVisible();
  await page.getByRole('button', { name: 'Move down: Taivaansininen' }).click();
  await expect(page.getByRole('button', { name: 'Move up: Taivaansininen' })).toHaveAttribute(
    'aria-disabled',
    'false',
  );

  const visitor = await browser.newPage();
  await visitor.goto(`${portal.url}/form/${form}`);
  await expect(visitor.getByRole('radio')).toHaveCount(2);
  await expect(visitor.getByRole('radio').last()).toHaveAccessibleName('Taivaansininen');
  await visitor.close();

  await page.goto(`${vault}/properties/${String(ID)}`);
  const panel = page.getByRole('complementary');
  await expect(panel.getByRole('link', { name: 'Boat permit' })).toBeVisible();
  await expect(panel).toContainText('What is in use cannot be deleted.');
  await expect(panel.getByRole('button', { name: 'Delete' })).toHaveCount(0);
  await expect(panel).toContainText('Cannot be changed while forms or objects use this property.');
});

test('the structure and the objects of the vault can be browsed', async ({
  page,
  portal,
  administrator,
  guard,
}) => {
  await test.step('a field gets a new property with its own list without being left', async () => {
    guard.expectMessage(/400 \(Bad Request\) \(.*\/api\/admin\/vault\/properties\)/);
    const field = aQuestion({ type: 'dropdown', label: { fi: 'Laituri', gb: 'Pier' } });
    const form = await administrator.publish(
      aForm({ fi: 'Laituripaikka', gb: 'Pier place' }, { fields: [field], enabled: false }),
    );
    await signInOn(page, portal);
    await page.goto(`/admin/form/${form}`);
    const editor = editorOn(page);
    await editor.block('Pier').click();
    await editor.panel.getByRole('button', { name: 'New property' }).click();

    const dialog = page.getByRole('dialog', { name: 'New property' });
    await expect(dialog.getByRole('textbox', { name: 'suomi' })).toHaveValue('Laituri');
    await expect(dialog.getByRole('textbox', { name: 'English' })).toHaveValue('Pier');
    const items = dialog.getByRole('textbox', { name: 'Items', exact: true });
    await items.fill(`A-laituri\n${'B'.repeat(101)}`);
    await dialog.getByRole('button', { name: 'Create and use' }).click();
    await expect(items).toBeFocused();
    await expect(items).toHaveAccessibleDescription(/Items 2/);
    await items.fill('A-laituri\nB-laituri');
    await dialog.getByRole('button', { name: 'Create and use' }).click();

    await expect(dialog).toHaveCount(0);
    await expect(editor.panel.getByLabel('Vault property')).toHaveValue('Pier');
    await expect(editor.panel).toContainText('A-laituri');
    const structure = await (await page.request.get('/api/admin/vault/structure')).json();
    const lists: readonly { readonly Name: string }[] = structure.ValueLists;
    expect(lists.filter(({ Name }) => Name === 'Laituri')).toHaveLength(1);
  });

  await test.step('objects are found by class and by text, and their files can be downloaded', async () => {
    const field = aQuestion({ type: 'text', property: 1000, label: { fi: 'Etunimi', gb: 'First name' } });
    const answer = { GUID: field.guid, Value: 'Vellamo', MFilesPropertyDef: 1000, DataType: 1 };
    const deliver = async (ofClass: number): Promise<string> => {
      const form = await administrator.publish(
        aForm({ fi: 'Soutukurssi', gb: 'Rowing course' }, { fields: [field], class: ofClass }),
      );
      const submission = JSON.stringify({ FormGUID: form, Class: ofClass, Fields: [answer] });
      const sent = await page.request.post('/api/submissions', {
        multipart: { submission },
        headers: { origin: portal.url },
      });
      const { Reference: reference } = (await sent.json()) as { readonly Reference: string };
      await expect.poll(() => administrator.findObject(reference)).toBeDefined();
      return reference;
    };
    await deliver(0);
    const reference = await deliver(1);

    await signInOn(page, portal);
    await page.goto(`${vault}/objects`);
    await page.getByRole('searchbox').fill('vellamo');
    await expect(page.getByRole('row')).toHaveCount(3);
    await page.getByLabel('Class', { exact: true }).selectOption('Other document');
    await expect(page.getByRole('row')).toHaveCount(2);
    await page.getByRole('link', { name: reference }).click();

    const panel = page.getByRole('complementary');
    await expect(panel).toContainText('Vellamo');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      panel.getByRole('link', { name: /\.pdf/ }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/\.pdf$/);
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/\/admin\/vault\/objects$/);
  });
});

test('the structure of another vault can only be read, and its origin is shown', async ({
  page,
  startOwnPortal,
}) => {
  test.slow();
  const theirs = await startOwnPortal('quiet', { PORTAL_MFWS: 'true' });
  const portal = await startOwnPortal('quiet', await connectionTo(page, theirs));
  await openAs(page, { ...portal, admin: theirs.admin }, `${vault}/properties`);

  await expect(
    page.getByText('This structure comes from the vault that the portal is connected to'),
  ).toBeVisible();
  await expect(page.getByRole('cell', { name: 'Katuosoite', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'New property' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Users' })).toHaveCount(0);
  expect(await screenFaults(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByText('This structure comes from the vault', { exact: false })).toBeVisible();

  for (const path of ['users', 'objects', 'value-lists']) {
    await page.goto(`${portal.url}${vault}/${path}`);
    await expect(page.getByRole('heading', { level: 1, name: 'This page was not found' })).toBeVisible();
  }
  const refused = await page.request.post(`${portal.url}/api/admin/vault/properties`, {
    data: { Name: 'Uusi', DataType: 1 },
    headers: { origin: portal.url },
  });
  expect(refused.status()).toBe(404);
});

/** The variables that connect a portal to another portal's vault as if it were M-Files. */
async function connectionTo(page: Page, { url, admin }: Portal): Promise<Record<string, string>> {
  const login = { Username: admin.username, Password: admin.password };
  const token = await page.request.post(`${url}/REST/server/authenticationtokens`, { data: login });
  const { Value } = (await token.json()) as { readonly Value: string };
  const vaults = await page.request.get(`${url}/REST/server/vaults`, {
    headers: { 'x-authentication': Value },
  });
  const [{ GUID } = { GUID: '' }] = (await vaults.json()) as readonly { readonly GUID: string }[];
  return {
    PORTAL_VAULT: 'mfiles',
    PORTAL_MFILES_URL: `${url}/REST`,
    PORTAL_MFILES_VAULT: GUID,
    PORTAL_MFILES_USERNAME: admin.username,
    PORTAL_MFILES_PASSWORD: admin.password,
  };
}

test('the pages of the vault have no accessibility faults, in both themes, wide and narrow', async ({
  page,
  portal,
}) => {
  test.setTimeout(6 * 60_000);
  await signInOn(page, portal);
  for (const path of [
    'properties',
    'properties/1001',
    'object-types/0',
    'classes/6',
    'value-lists/117',
    'workflows/101',
    'languages/new',
    'users/new',
    'objects',
  ]) {
    await page.goto(`${vault}/${path}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expect(page.getByText('Loading…')).toHaveCount(0);
    expect(await screenFaults(page), path).toEqual([]);
  }
});
