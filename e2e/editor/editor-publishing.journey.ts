import { boatForm, guidOf, heading, stored, title } from '../support/forms/boat-form.ts';
import { editForm, openEditor, signInOn } from '../support/editor.ts';
import { expect, test } from '../support/journey.ts';
import { clickAndRetype, tabTo } from '../support/controls/keyboard.ts';
import { main } from '../support/main.ts';
import type { Page } from '@playwright/test';

test.use({ language: 'gb' });

const bar = (page: Page) => page.getByRole('region', { name: 'Tools of the form' });
const publishDialog = (page: Page) => page.getByRole('dialog', { name: 'Save or publish?' });
const publishButton = (page: Page) => page.getByRole('button', { name: /^Publish…/ });

test(
  'a draft is saved and published by keyboard, and visitors see the new form only then',
  main,
  async ({ page, portal, administrator, browser }) => {
    await editForm(page, { portal, administrator, form: boatForm() });
    const guid = guidOf(page);
    const visitor = await (await browser.newContext({ baseURL: portal.url, locale: 'en' })).newPage();
    await clickAndRetype(title(page), 'Boat winter berth');
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Draft saved')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
    await expect(page.getByText('Changes not published')).toBeVisible();

    await visitor.goto(`/form/${guid}`);
    await expect(heading(visitor, 'Berth application')).toBeVisible();

    await tabTo(page, publishButton(page));
    await page.keyboard.press('Enter');
    const dialog = publishDialog(page);
    await expect(dialog).toContainText('Boat winter berth. Visitors have version 1.');
    await expect(dialog.getByRole('radio', { name: 'Publish version 2' })).toBeChecked();
    await expect(dialog.getByRole('button', { name: 'Publish version 2' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(publishButton(page)).toBeFocused();

    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Form saved successfully!')).toBeVisible();
    await expect(page.getByText('Changes not published')).toHaveCount(0);
    await expect(publishButton(page)).toContainText('Nothing to publish');
    expect((await page.request.get(`/api/admin/forms/${guid}/draft`)).status()).toBe(404);

    await visitor.reload();
    await expect(heading(visitor, 'Boat winter berth')).toBeVisible();
    await visitor.context().close();
  },
);

test('a draft can be reopened, discarded, and published despite an error', async ({
  page,
  portal,
  administrator,
}) => {
  await test.step('a saved draft is opened again, shown in the list and discarded', async () => {
    const form = { ...boatForm(), name: { gb: 'Canoe racks' } };
    await editForm(page, { portal, administrator, form });
    const guid = guidOf(page);
    await clickAndRetype(title(page), 'Changed');
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Draft saved')).toBeVisible();

    await page.goto('/admin');
    const card = page.getByRole('article').filter({ hasText: 'Canoe racks' });
    await expect(card).toContainText('Changes not published');
    await openEditor(page, guid);
    await expect(heading(page, 'Changed')).toBeVisible();
    await expect(page.getByText('Changes not published')).toBeVisible();

    await page.locator('summary').filter({ hasText: 'More actions' }).click();
    await page.getByRole('button', { name: 'Discard the draft…' }).click();
    const question = page.getByRole('alertdialog', { name: 'Discard the draft?' });
    await expect(question.getByRole('button', { name: 'Keep the draft' })).toBeFocused();
    await question.getByRole('button', { name: 'Discard the draft' }).click();
    await expect(heading(page, 'Canoe racks')).toBeVisible();
    expect((await page.request.get(`/api/admin/forms/${guid}/draft`)).status()).toBe(404);
    await page.keyboard.press('Control+z');
    await expect(heading(page, 'Changed')).toBeVisible();
  });

  await test.step('a new form is a draft until it is published, which opens it to visitors', async () => {
    await signInOn(page, portal);
    const editor = await openEditor(page, 'new');
    await clickAndRetype(title(page), 'Summer jobs');
    await editor.panel.getByRole('button', { name: 'Text', exact: true }).click();
    await expect(page.getByRole('button', { name: /\d (warning|error)/ })).toHaveCount(0);
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Draft saved')).toBeVisible();
    await expect(bar(page).getByText('Draft', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: /\d (warning|error)/ })).toBeVisible();
    const guid = guidOf(page);
    expect(await stored(page, guid)).toMatchObject({ Revision: 0, Enabled: false });

    await publishButton(page).click();
    const dialog = publishDialog(page);
    await expect(dialog).toContainText('The form has not been published yet.');
    await dialog.getByRole('button', { name: 'Publish version 1' }).click();
    await expect(bar(page).getByText('Published, version 1')).toBeVisible();
    expect(await stored(page, guid)).toMatchObject({ Revision: 1, Enabled: true });
  });

  await test.step('an error of the check is confirmed before the form is published, and turns the chip red', async () => {
    // An answer that is neither in a property nor in the PDF is lost.
    await editForm(page, { portal, administrator, form: { ...boatForm(), showInFormPortal: true } });
    await page.getByRole('button', { name: 'Settings', exact: true }).click();
    await page.getByRole('switch', { name: /PDF/ }).click();
    await publishButton(page).click();
    const dialog = publishDialog(page);
    await expect(dialog.getByRole('radio', { name: 'Save draft' })).toBeChecked();
    await dialog.getByRole('radio', { name: 'Publish version 2' }).check();
    const button = dialog.getByRole('button', { name: 'Publish version 2' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await button.press('Enter');
    await expect(dialog).toBeVisible();
    await dialog.getByRole('checkbox', { name: 'Publish despite the error' }).check();
    await button.click();

    await expect(bar(page).getByText('Published, 1 error')).toBeVisible();
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await clickAndRetype(title(page), 'Still wrong');
    await publishButton(page).click();
    await dialog.getByRole('button', { name: /Name of the boat/ }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Name of the boat' })).toBeVisible();
  });
});

test('on a phone the bar shows what visitors get and publishes, and its menu has the rest', async ({
  page,
  portal,
  administrator,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await editForm(page, { portal, administrator, form: { ...boatForm(), showInFormPortal: true } });
  await expect(bar(page).getByText('Published, version 1')).toBeVisible();
  await page.getByRole('button', { name: 'Properties' }).click();
  await clickAndRetype(title(page), 'Changed on a phone');
  await page.getByRole('button', { name: 'Properties' }).click();
  const more = page.locator('summary').filter({ hasText: 'More actions' });
  await more.click();
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText('Draft saved')).toBeVisible();
  await more.click();
  await expect(page.getByRole('link', { name: 'Preview' })).toHaveAttribute('href', /\?draft$/);
  await more.click();
  await publishButton(page).click();
  await publishDialog(page).getByRole('button', { name: 'Publish version 2' }).click();
  await expect(bar(page).getByText('Published, version 2')).toBeVisible();
});
