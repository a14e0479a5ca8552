import { buildByKeyboard, goToRegion, setTargetByKeyboard } from '../support/controls/build-by-keyboard.ts';
import { buildByPointer, setTargetByPointer } from '../support/controls/build-by-pointer.ts';
import { expectDelivered, sendByKeyboard, sendByPointer } from '../support/forms/built-form.ts';
import { editorOn, openEditor, publishForm, signInOn } from '../support/editor.ts';
import { expect, test } from '../support/journey.ts';
import { tabTo } from '../support/controls/keyboard.ts';
import type { Locator, Page } from '@playwright/test';

test.use({ language: 'gb' });

const saved = (page: Page): Locator => page.getByText('Draft saved');

/** The form has no error for the vault; its texts are not translated into Finnish and Swedish yet. */
async function expectNoErrors(page: Page): Promise<void> {
  const list = page.getByRole('dialog', { name: 'Check the form' });
  await expect(list.getByRole('listitem')).toHaveText([
    /^Warning: \d+ texts are missing in Suomi/,
    /^Warning: \d+ texts are missing in Svenska/,
  ]);
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
}

/** The form in the new tab that an action opens: marked, and not to be sent. */
async function expectPreview(page: Page, open: () => Promise<void>): Promise<void> {
  const opened = page.waitForEvent('popup');
  await open();
  const preview = await opened;
  await expect(preview.getByRole('heading', { level: 1, name: 'Every kind of field' })).toBeVisible();
  await expect(preview.getByRole('button', { name: 'Send', exact: true })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await preview.close();
}

test('by keyboard alone, a form with every type is built, mapped, saved, previewed, published and sent, and the object carries the typed values', async ({
  page,
  portal,
  administrator,
  guard,
  browser,
}) => {
  test.slow();
  const { keyboard } = page;
  await signInOn(page, portal);
  await page.goto('/admin');
  await tabTo(page, page.getByRole('link', { name: 'Create New Form' }).first());
  await keyboard.press('Enter');
  const editor = editorOn(page);
  await expect(editor.panel).toBeVisible();

  await buildByKeyboard(page, editor);
  await expect
    .poll(() => editor.layout())
    .toMatch(/^Association Business ID .* Event Times\(Begins\+\[Call at\]\)$/);
  await setTargetByKeyboard(page);
  await goToRegion(page, 'bar');
  await keyboard.press('Control+s');
  await expect(saved(page)).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: /warnings$/ }));
  await keyboard.press('Enter');
  await expectNoErrors(page);

  await expectPreview(page, async () => {
    await goToRegion(page, 'bar');
    await tabTo(page, page.getByRole('link', { name: /^Preview/ }));
    await keyboard.press('Enter');
  });
  await publishForm(page);
  await expect(
    page.getByRole('region', { name: 'Tools of the form' }).getByText('Published, version 1'),
  ).toBeVisible();

  await expectDelivered({ page, portal, vaultAdministrator: administrator, guard, browser }, sendByKeyboard);
});

test('by pointer, a form with every type is built, mapped, saved, previewed, published and sent, and the object carries the typed values', async ({
  page,
  portal,
  administrator,
  guard,
  browser,
}) => {
  test.slow();
  await signInOn(page, portal);
  const editor = await openEditor(page, 'new');
  await buildByPointer(page, editor);
  await expect.poll(editor.layout).toMatch(/Times\(Begins\+Call at\)$/);
  await setTargetByPointer(page);
  await expectPreview(page, () => page.getByRole('button', { name: /^Save and preview/ }).click());
  await page.getByRole('button', { name: /warnings$/ }).click();
  await expectNoErrors(page);
  await publishForm(page);

  await expectDelivered({ page, portal, vaultAdministrator: administrator, guard, browser }, sendByPointer);
});
