import { chooseButton, chooseFiles } from '../support/controls/choose-files.ts';
import { aPicture } from '../support/forms/files.ts';
import { everyKind, questions } from '../support/forms/every-kind.ts';
import { expect, test } from '../support/journey.ts';
import { tabBackTo, tabTo } from '../support/controls/keyboard.ts';
import { open, openForm } from '../support/pages/open-page.ts';
import { axeFaults } from '../support/pages/page-faults.ts';
import { targetFaults } from '../support/pages/target-faults.ts';
import { portalTextsIn } from '../support/texts.ts';

const [finnish, english, swedish] = [portalTextsIn('fi'), portalTextsIn('gb'), portalTextsIn('se')];

test('changing the language in the middle of a form keeps answers and files, and shows the new language', async ({
  page,
  administrator,
}) => {
  const attachments = { maxFileSizeMb: 1, categories: ['img'], customExtensions: [] } as const;
  await openForm(page, administrator, everyKind({ attachments }));
  await chooseFiles(page, chooseButton(page, finnish), [aPicture('ranta.png')]);
  await page.getByRole('textbox', { name: 'Lyhyt vastaus' }).fill('Kuusilahden Soutajat ry');
  await page.getByRole('textbox', { name: 'Summa' }).fill('1234,5');
  await page.getByRole('textbox', { name: 'Alkaa' }).fill('31.1.2027');
  await page.getByRole('checkbox', { name: 'Tulkki' }).check();
  await page.getByRole('radio', { name: 'Itäranta' }).check();
  await page.getByRole('textbox', { name: 'Pitkä vastaus' }).focus();

  await expect(page.locator('html')).toHaveAttribute('lang', 'fi');
  const picker = page.getByText('Suomi', { exact: true });
  await tabBackTo(page, page.locator('summary').filter({ has: picker }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('link', { name: 'English' }));
  await page.keyboard.press('Enter');

  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Every kind of question');
  await expect(
    page.getByRole('status').getByText(english.text('languageChanged', { name: 'English' })),
  ).toBeAttached();
  await expect(page.locator('summary').filter({ hasText: 'English' })).toBeFocused();
  await expect(page.getByRole('textbox', { name: questions.text })).toHaveValue('Kuusilahden Soutajat ry');
  await expect(page.getByRole('textbox', { name: questions.decimal })).toHaveValue('1,234.50');
  await expect(page.getByRole('textbox', { name: questions.date })).toHaveValue('31 1 2027');
  await expect(page.getByRole('checkbox', { name: 'Tulkki' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Itäranta' })).toBeChecked();
  await expect(page.getByRole('listitem').filter({ hasText: 'ranta.png' })).toContainText(
    english.text('fileReady'),
  );
  await expect(page.getByRole('button', { name: english.text('send') })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('selectedLanguage'))).toBe('gb');
});

test('a chosen language applies to the next visit', async ({ page, context }) => {
  await test.step('a choice of a language that the site lacks gives the default language', async () => {
    await page.goto('/');
    await page.evaluate(() => localStorage.setItem('selectedLanguage', 'xx'));
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'fi');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(finnish.text('portalTitle'));
  });

  await test.step('a choice remembered only in the browser’s storage applies', async () => {
    await page.goto('/');
    await page.evaluate(() => localStorage.setItem('selectedLanguage', 'gb'));
    await context.clearCookies();
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(english.text('portalTitle'));
  });

  await test.step('the choice is kept for the next visit, in this browser', async () => {
    await open(page, '/');
    await page.locator('summary').click();
    await page.getByRole('link', { name: 'Svenska' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(swedish.text('portalTitle'));
    await page.goto('/login');
    await expect(page.locator('html')).toHaveAttribute('lang', 'sv');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(swedish.text('login'));
  });
});

test('the picker is operated by keyboard, and marks texts in another language', async ({
  page,
  administrator,
}) => {
  await test.step('the picker is used by arrow keys, marks the current language and closes with Esc', async () => {
    await open(page, '/');
    const button = page.locator('summary');
    await tabTo(page, button);
    await page.keyboard.press('ArrowDown');
    const languages = page
      .getByRole('navigation')
      .getByRole('link')
      .filter({ hasText: /^(English|Suomi|Svenska)$/ });
    await expect(languages).toHaveCount(3);
    await expect(languages.nth(0)).toBeFocused();
    await page.keyboard.press('End');
    await expect(languages.nth(2)).toBeFocused();
    await expect(page.getByRole('link', { name: 'Suomi' })).toHaveAttribute('aria-current', 'true');
    await expect(page.getByRole('link', { name: 'Svenska' })).toHaveAttribute('lang', 'sv');
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    await expect(languages.first()).toBeHidden();
  });

  await test.step('form texts missing in a language are shown in the default one and marked as such', async () => {
    await openForm(page, administrator, everyKind());
    await page.locator('summary').click();
    await page.getByRole('link', { name: 'Svenska' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'sv');
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveText('Kaikki kysymystyypit');
    await expect(title.locator('[lang=fi]').or(title.and(page.locator('[lang=fi]')))).toHaveText(
      'Kaikki kysymystyypit',
    );
  });
});

test('when the texts can’t be fetched, the picker reports it and offers to retry, and the page remains unchanged', async ({
  page,
  guard,
}) => {
  guard.expectMessage(/Error fetching translations/);
  guard.expectMessage(/ERR_FAILED/);
  await page.route('**/api/translations', (route) => route.abort());
  await open(page, '/');
  await page.locator('summary').click();
  await page.getByRole('link', { name: 'English' }).click();
  const alert = page.getByRole('alert');
  await expect(alert).toHaveText(finnish.text('languageFailed', { name: 'English' }));
  await expect(page.locator('html')).toHaveAttribute('lang', 'fi');
  expect(await targetFaults(page, '1280 px')).toEqual([]);
  expect(await axeFaults(page, '1280 px')).toEqual([]);
  await page.unroute('**/api/translations');
  await tabTo(page, page.getByRole('button', { name: finnish.text('tryAgain') }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(english.text('portalTitle'));
  await expect(alert).toHaveCount(0);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the picker is links that load the page in another language and are remembered', async ({ page }) => {
    await page.goto('/');
    await page.locator('summary').click();
    await page.getByRole('link', { name: 'Svenska' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(swedish.text('portalTitle'));
    await page.goto('/login');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(swedish.text('login'));
  });
});
