import { boatForm, heading, title } from '../support/forms/boat-form.ts';
import { editForm, openEditor, signInOn } from '../support/editor.ts';
import { expect, test } from '../support/journey.ts';
import { clickAndRetype } from '../support/controls/keyboard.ts';
import type { Locator, Page } from '@playwright/test';

test.use({ language: 'gb' });

/** Presses the browser's Back while there are changes, which the page intercepts with its own history entry. */
async function goBack(page: Page): Promise<void> {
  await page.waitForFunction(() => history.state?.idx === 1);
  await page.goBack();
}

const question = (page: Page): Locator => page.getByRole('alertdialog', { name: 'Leave without saving?' });

async function saveAndLeave(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await question(page).getByRole('button', { name: 'Save and leave' }).press('Enter');
}

test('leaving with changes asks, and can save them', async ({ page, portal, administrator }) => {
  await test.step('leaving with changes asks on back, on links of the page and out of the administration', async () => {
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
    await clickAndRetype(title(page), 'Changed');

    for (const leave of [
      () => goBack(page),
      () => page.getByRole('link', { name: 'Back', exact: true }).click(),
    ]) {
      await leave();
      await expect(question(page)).toContainText('You have changes that are not saved. Leave this page?');
      await question(page).getByRole('button', { name: 'Stay on the page' }).click();
      await expect(page).toHaveURL(new RegExp(`${guid}$`));
      await expect(heading(page, 'Changed')).toBeVisible();
    }
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await question(page).getByRole('button', { name: 'Leave the page' }).click();
    await expect(page).toHaveURL(/\/admin$/);

    await openEditor(page, guid);
    await expect(heading(page, 'Berth application')).toBeVisible();
  });

  await test.step('changes are saved on leaving, also those of a new form, and the editor stays open when that is refused', async () => {
    await signInOn(page, portal);
    await page.goto('/admin');
    await page.getByRole('link', { name: 'Create New Form' }).first().click();
    await clickAndRetype(title(page), 'Saved when left');

    await saveAndLeave(page);
    await expect(question(page)).toHaveCount(0);
    await expect(page.getByRole('alert').filter({ hasText: 'Please add at least one field' })).toBeVisible();
    await page
      .locator('[data-editor-region="panel"]')
      .getByRole('button', { name: 'Text', exact: true })
      .click();
    await saveAndLeave(page);
    await expect(page).toHaveURL(/\/admin$/);
    await expect(page.getByText('Draft saved')).toBeVisible();

    await page.getByRole('button', { name: 'Saved when left', exact: true }).click();
    await clickAndRetype(title(page), 'Saved again');
    await saveAndLeave(page);
    await expect(page).toHaveURL(/\/admin$/);
    await expect(page.getByRole('button', { name: 'Saved again', exact: true })).toBeVisible();
  });
});

test('leaving while a save is in progress does not lead back when it ends', async ({ page, portal }) => {
  let respond = (): void => undefined;
  const asked = new Promise<void>((resolve) => {
    respond = resolve;
  });
  await page.route('/api/admin/forms/*/draft', async (route) => {
    await asked;
    await route.continue();
  });
  await signInOn(page, portal);
  const editor = await openEditor(page, 'new');
  await clickAndRetype(title(page), 'Saved on the way out');
  await editor.panel.getByRole('button', { name: 'Text', exact: true }).click();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Saving…')).toBeVisible();
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await page.getByRole('button', { name: 'Leave the page' }).click();
  await expect(heading(page, 'My Forms')).toBeVisible();

  respond();
  await expect(page.getByText('Draft saved')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Saved on the way out', exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/admin$/);
});

test('unsaved policies are asked about, and so is work on signing out', async ({
  page,
  portal,
  administrator,
}) => {
  await test.step('the policies of a form are asked about too, outlive their tab and are saved on leaving', async () => {
    await editForm(page, { portal, administrator, form: boatForm() });
    const editor = page.url();
    await page.goto(`${editor}/settings`);
    const cap = page.getByLabel('Maximum number of submissions');
    const days = page.getByLabel('Days (1–3650)');
    await clickAndRetype(cap, '40');
    await page
      .getByLabel('How long answers and files stay here after delivery')
      .selectOption({ label: 'A number of days' });
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await page.getByRole('button', { name: 'Settings', exact: true }).click();
    await expect(cap).toHaveValue('40');

    await saveAndLeave(page);
    await expect(question(page)).toHaveCount(0);
    await expect(page.getByText('Enter a number of days from 1 to 3650.')).toBeVisible();
    await clickAndRetype(days, '90');
    await saveAndLeave(page);
    await expect(page).toHaveURL(/\/admin$/);

    await page.goto(`${editor}/settings`);
    await expect(cap).toHaveValue('40');
    await expect(days).toHaveValue('90');
  });

  await test.step('signing out with changes asks first, while the session continues', async () => {
    await editForm(page, { portal, administrator, form: boatForm() });
    await clickAndRetype(title(page), 'Changed');
    const signOut = async (): Promise<void> => {
      await page.getByRole('banner').locator('summary', { hasText: 'admin' }).click();
      await page.getByRole('button', { name: 'Sign out' }).click();
      await expect(question(page)).toContainText('You have changes that are not saved. Leave this page?');
    };

    await signOut();
    await question(page).getByRole('button', { name: 'Stay on the page' }).click();
    await title(page).press('Control+s');
    await expect(page.getByText('Draft saved')).toBeVisible();

    await clickAndRetype(title(page), 'Changed again');
    await signOut();
    await question(page).getByRole('button', { name: 'Leave the page' }).click();
    await expect(page).toHaveURL(/\/logout$/);
    expect(await page.evaluate(() => Object.keys(localStorage))).not.toContainEqual(/^formEditor/);
  });
});

test('back to a page outside the administration', async ({ page, portal, administrator }) => {
  await test.step('back to a page outside the administration asks first, and leaves once confirmed', async () => {
    const guid = await administrator.publish(boatForm());
    await signInOn(page, portal);
    await page.goto('/accessibility');
    await openEditor(page, guid);
    await clickAndRetype(title(page), 'Changed');

    for (const stay of ['button', 'Escape'] as const) {
      await goBack(page);
      await expect(question(page)).toContainText('You have changes that are not saved. Leave this page?');
      if (stay === 'button') await question(page).getByRole('button', { name: 'Stay on the page' }).click();
      else await page.keyboard.press('Escape');
      await expect(question(page)).toHaveCount(0);
      await expect(heading(page, 'Changed')).toBeVisible();
    }
    await goBack(page);
    await question(page).getByRole('button', { name: 'Leave the page' }).click();
    await expect(page).toHaveURL(/\/accessibility$/);
  });

  await test.step('back to a page outside the administration needs one step once everything is saved', async () => {
    const guid = await administrator.publish(boatForm());
    await signInOn(page, portal);
    await page.goto('/accessibility');
    await openEditor(page, guid);
    await clickAndRetype(title(page), 'Changed and saved');
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Draft saved')).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/accessibility$/);

    await openEditor(page, guid);
    await clickAndRetype(title(page), 'Saved on the way back');
    await goBack(page);
    await question(page).getByRole('button', { name: 'Save and leave' }).click();
    await expect(page).toHaveURL(/\/accessibility$/);
    await openEditor(page, guid);
    await expect(heading(page, 'Saved on the way back')).toBeVisible();
  });
});
