import { deliveredWithinMs } from './support/administrator.ts';
import { buildByKeyboard, goToRegion, setTargetByKeyboard } from './support/build-by-keyboard.ts';
import { buildByPointer, setTargetByPointer } from './support/build-by-pointer.ts';
import { classId, delivered, sendByKeyboard, sendByPointer } from './support/built-form.ts';
import { editorOn, openEditor, publishForm, signInOn } from './support/editor.ts';
import { expect, test } from './support/journey.ts';
import { tabTo } from './support/keyboard.ts';
import { waitForHydration } from './support/open-page.ts';
import type { Administrator } from './support/administrator.ts';
import type { PageGuard } from './support/page-guard.ts';
import type { Portal } from './support/portal.ts';
import type { Browser, Locator, Page } from '@playwright/test';

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

interface Reach {
  readonly page: Page;
  readonly portal: Portal;
  readonly guard: PageGuard;
  readonly browser: Browser;
  readonly administrator: Administrator;
}

/** A visitor opens the published form, sends it, and the object of the vault carries the typed values. */
async function expectDelivered(
  { page, portal, guard, browser, administrator }: Reach,
  send: (form: Page) => Promise<void>,
): Promise<void> {
  guard.allow(portal.url);
  const visitor = await browser.newContext({ baseURL: portal.url, locale: 'en-GB' });
  await visitor.addCookies([{ name: 'selectedLanguage', value: 'gb', url: portal.url }]);
  const form = await visitor.newPage();
  await form.goto(`/form/${new URL(page.url()).pathname.split('/')[3] ?? ''}`);
  await waitForHydration(form);
  await send(form);
  const sent = form.getByRole('dialog').getByText(/^[0-9A-Z]{2,}(-[0-9A-Z]+)+$/);
  const reference = (await sent.textContent()) ?? '';
  await visitor.close();

  await expect
    .poll(() => administrator.findObject(reference), { timeout: deliveredWithinMs })
    .toMatchObject({ objectClass: await classId(page), properties: delivered });
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

  await expectDelivered({ page, portal, administrator, guard, browser }, sendByKeyboard);
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

  await expectDelivered({ page, portal, administrator, guard, browser }, sendByPointer);
});
