import { grantApplication } from '../../packages/server/src/samples/grant-application.ts';
import { boatForm, guidOf, heading, stored, title } from '../support/forms/boat-form.ts';
import { editForm, openEditor, publishForm } from '../support/editor.ts';
import { copyOf } from '../support/forms/forms.ts';
import { expect, test } from '../support/journey.ts';
import { clickAndRetype } from '../support/controls/keyboard.ts';

test.use({ language: 'gb' });

test('a form has earlier versions and copies', async ({ page, portal, administrator }) => {
  await test.step('earlier versions are viewed and restored', async () => {
    await editForm(page, { portal, administrator, form: boatForm() });
    await clickAndRetype(title(page), 'Second');
    await publishForm(page);

    const open = async (): Promise<void> => {
      await page.locator('summary', { hasText: 'More' }).click();
      await page.getByRole('button', { name: 'Earlier versions' }).click();
    };
    await open();
    await expect(page.getByRole('button', { name: 'Draft', exact: true })).toBeHidden();
    await expect(page.getByRole('heading', { name: '1 change' })).toBeVisible();
    const change = page.getByRole('listitem').filter({ hasText: 'Changed: ' });
    await expect(change).toContainText('Form title, English');
    await expect(change.getByRole('deletion')).toHaveText('Berth application');
    await expect(change.getByRole('insertion')).toHaveText('Second');
    await page.getByRole('button', { name: 'View version 1' }).click();
    await expect(page.getByRole('dialog', { name: 'Version 1' })).toContainText('Berth application');
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await page.getByRole('button', { name: 'Restore version 1' }).click();
    await expect(heading(page, 'Berth application')).toBeVisible();
    expect(await stored(page, guidOf(page))).toMatchObject({ Revision: 2, Name: { gb: 'Second' } });
    await publishForm(page);
    expect(await stored(page, guidOf(page))).toMatchObject({
      Revision: 3,
      Name: { gb: 'Berth application' },
    });
  });

  await test.step('a form is duplicated as a new one that is not enabled', async () => {
    await editForm(page, { portal, administrator, form: boatForm() });
    await page.locator('summary', { hasText: 'More' }).click();
    await page.getByRole('link', { name: 'Duplicate the form' }).click();

    await expect(heading(page, 'Berth application (copy)')).toBeFocused();
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Draft saved')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Tools of the form' })).toContainText('Draft');
    expect(await stored(page, guidOf(page))).toMatchObject({ Revision: 0, Enabled: false });
  });
});

test('exported, deleted and imported, a form is the same again', async ({ page, portal, administrator }) => {
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
  await expect(heading(page, 'Grant application for organisations 2027')).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Draft saved')).toBeVisible();

  await publishForm(page);
  const { Revision: _, UpdatedAt: __, ...after } = await stored(page, guid);
  const { Revision: ___, UpdatedAt: ____, ...expected } = before;
  expect(after).toEqual(expected);
});
