import { boatForm, guidOf, heading, stored, title } from '../support/forms/boat-form.ts';
import { editForm, openEditor, signInOn } from '../support/editor.ts';
import { expect, test } from '../support/journey.ts';
import { clickAndRetype } from '../support/controls/keyboard.ts';
import type { Page } from '@playwright/test';

test.use({ language: 'gb' });

/** The alert at the top of the editor. */
const alert = (page: Page) => page.getByRole('main').getByRole('alert').filter({ hasText: /./ });

test('a form is saved, published once its labels are there, and previewed', async ({
  page,
  portal,
  administrator,
}) => {
  await test.step('a new form is saved once it has a field and a class, and gets its address', async () => {
    await signInOn(page, portal);
    const editor = await openEditor(page, 'new');
    await expect(page.getByText('Nothing to save').first()).toBeVisible();

    await clickAndRetype(title(page), 'Berth application');
    await page.keyboard.press('Control+s');
    await expect(alert(page)).toContainText('Please add at least one field to the form');
    await page.getByRole('button', { name: 'Go there' }).click();
    await editor.panel.getByRole('button', { name: 'Text', exact: true }).click();
    await expect(page.getByText('Please add at least one field to the form')).toHaveCount(0);
    await page.keyboard.type('Name of the boat');
    await page.keyboard.press('Control+s');

    await expect(page.getByText('Draft saved')).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/form\/[0-9a-f-]{36}$/);
    expect(await stored(page, guidOf(page))).toMatchObject({
      Revision: 0,
      Name: { gb: 'Berth application' },
    });
    await expect(editor.panel.getByRole('textbox', { name: 'Field label' })).toHaveValue('Name of the boat');

    await page.keyboard.press('Control+z');
    await expect(editor.panel.getByRole('textbox', { name: 'Field label' })).toHaveValue('new field');
    await expect(page.getByText('Unsaved changes')).toBeVisible();
  });

  await test.step('a field without a label keeps a form from being published, not from being saved', async () => {
    const editor = await editForm(page, { portal, administrator, form: boatForm() });
    const label = editor.panel.getByRole('textbox', { name: 'Field label' });
    await editor.panel.getByRole('button', { name: 'Number', exact: true }).click();
    await clickAndRetype(label, '');
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Draft saved')).toBeVisible();

    await page.getByRole('button', { name: 'Publish…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Save or publish?' });
    const publish = dialog.getByRole('radio', { name: 'Publish version 2' });
    await expect(publish).toHaveAttribute('aria-disabled', 'true');
    await expect(publish).toHaveAccessibleDescription(/correct 1 error first/);
    await expect(dialog.getByRole('button', { name: 'Save draft' })).toBeFocused();
    await dialog.getByRole('button', { name: /^Every field of a published form needs a label/ }).click();
    await expect(dialog).toHaveCount(0);
    await expect(label).toBeFocused();
    await page.keyboard.type('Length of the boat');

    await page.getByRole('button', { name: 'Publish…' }).click();
    await dialog.getByRole('button', { name: 'Publish version 2' }).click();
    await expect
      .poll(() => stored(page, guidOf(page)))
      .toMatchObject({ Revision: 2, Fields: [{}, { Name: { gb: 'Length of the boat' } }] });
  });

  await test.step('a form that is not enabled is previewed after its changes are saved, marked, and cannot be sent', async () => {
    await editForm(page, { portal, administrator, form: { ...boatForm(), enabled: false } });
    await clickAndRetype(title(page), 'Draft of an application');
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
});

test('a save that fails shows why and is tried again', async ({ page, portal, administrator, guard }) => {
  // Before the page opens: an open page could send its first requests before the route is set.
  await page.route('/api/admin/forms/*/draft', (route) => route.abort());
  guard.expectMessage(/ERR_FAILED/);
  await editForm(page, { portal, administrator, form: boatForm() });
  await clickAndRetype(title(page), 'Changed');
  await page.keyboard.press('Control+s');
  await expect(alert(page)).toContainText('Your changes are still here.');

  await page.unroute('/api/admin/forms/*/draft');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Draft saved')).toBeVisible();
  await expect(page.getByText('Your changes are still here.')).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
});

test('a form that is loading shows it, one that fails to load can be retried, and an unknown one is not found', async ({
  page,
  portal,
  administrator,
  guard,
}) => {
  const guid = await administrator.publish(boatForm());
  await signInOn(page, portal);
  let response: 'late' | 'broken' | 'whole' = 'late';
  let release = (): void => undefined;
  const late = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`/api/admin/forms/${guid}`, async (route) => {
    if (response === 'broken') return route.fulfill({ status: 503, json: { error: 'Not now', code: 'x' } });
    if (response === 'late') await late;
    return route.continue();
  });
  await page.goto(`/admin/form/${guid}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Loading…' })).toBeVisible();
  release();
  await expect(heading(page, 'Berth application')).toBeVisible();

  response = 'broken';
  guard.expectMessage(/503/);
  await page.reload();
  await expect(alert(page)).toContainText('Not now');
  response = 'whole';
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page, 'Berth application')).toBeFocused();

  guard.expectMessage(/404/);
  await page.goto(`/admin/form/${guid.replace(/^.{8}/, '00000000')}`);
  await expect(page.getByText('404 Not Found')).toBeVisible();
});
