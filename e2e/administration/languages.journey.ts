import { readFile } from 'node:fs/promises';
import { signInAdministrator } from '../support/portal/administrator.ts';
import { expect, test } from '../support/journey.ts';
import { main } from '../support/main.ts';
import { pressOn, retype, tabBackTo, tabTo, typeInto } from '../support/controls/keyboard.ts';
import { openSiteScreen, saveSiteScreen } from '../support/pages/site-screens.ts';
import { bundledLanguages } from '../support/texts.ts';
import type { Page } from '@playwright/test';

test.use({ language: 'gb', contextOptions: { reducedMotion: 'reduce' } });

const translations = '/admin/translations';

async function openLanguageSettings(page: Page): Promise<void> {
  await page.locator('summary', { hasText: 'Language settings' }).click();
}

test(
  'languages are added and translated by keyboard alone, and shown to visitors',
  main,
  async ({ page, startOwnPortal, browser }) => {
    const portal = await startOwnPortal();
    test.slow();
    await test.step('a language is added, translated, given another code and deleted, by keyboard alone', async () => {
      await openSiteScreen(page, portal, translations);
      const { keyboard } = page;
      const saveTexts = async (): Promise<void> => {
        const button = page.getByRole('button', { name: /^Save/ });
        await tabBackTo(page, button);
        await keyboard.press('Enter');
        await expect(page.getByRole('status').getByText('Translations saved', { exact: true })).toBeVisible();
        await expect(button).toContainText('Nothing to save');
      };

      await pressOn(page, page.getByRole('button', { name: 'Add language' }));
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByLabel('Language name', { exact: true })).toBeFocused();
      await keyboard.type('Íslenska');
      await typeInto(page, dialog.getByLabel('Country code', { exact: true }), 'SE');
      await keyboard.press('Enter');
      await expect(dialog.getByRole('alert')).toContainText('Country code is already in use');
      await expect(dialog.getByLabel('Country code', { exact: true })).toBeFocused();
      await retype(page, 'is');
      await keyboard.press('Enter');
      await expect(page.getByRole('button', { name: /Íslenska/ })).toHaveAttribute('aria-expanded', 'true');

      await tabTo(page, page.getByRole('searchbox', { name: 'Search all texts' }));
      await keyboard.type('portalTitle');
      await tabTo(page, page.getByRole('radio', { name: /^All/ }));
      await keyboard.press('ArrowRight');
      await expect(page.getByRole('radio', { name: /^Missing/ })).toBeChecked();
      await typeInto(page, page.getByLabel('portalTitle in Íslenska', { exact: true }), 'Rafræn eyðublöð');
      await saveTexts();

      await pressOn(page, page.locator('summary', { hasText: 'Language settings' }));
      const code = page.getByLabel('Country code', { exact: true });
      await tabTo(page, code);
      await retype(page, 'fi');
      await keyboard.press('Enter');
      await expect(code).toHaveAccessibleDescription(
        'Could not change country code: Country code is already in use',
      );
      await retype(page, 'lv');
      await keyboard.press('Enter');
      await expect(page.getByRole('button', { name: /Íslenska/ })).toContainText('lv');
      await saveTexts();
      const stored: unknown = await (await page.request.get(`${portal.url}/api/translations`)).json();
      expect(stored).toMatchObject({
        lv: { name: 'Íslenska', portalTitle: 'Rafræn eyðublöð', translationID: -1 },
      });

      await pressOn(page, page.getByRole('button', { name: 'Delete', exact: true }));
      const question = page.getByRole('alertdialog');
      await expect(question).toContainText('Are you sure you want to delete Íslenska translation?');
      await pressOn(page, question.getByRole('button', { name: 'Delete', exact: true }));
      await saveTexts();
      const left: unknown = await (await page.request.get(`${portal.url}/api/translations`)).json();
      expect(Object.keys(left as object).sort()).toEqual(bundledLanguages.toSorted());

      await pressOn(page, page.getByRole('button', { name: /English/ }));
      await openLanguageSettings(page);
      await expect(page.getByLabel('Country code', { exact: true })).not.toBeEditable();
      await expect(page.getByRole('button', { name: 'Delete', exact: true })).toHaveCount(0);
    });

    await test.step('a language is translated part by part and shown to visitors, by keyboard alone', async () => {
      await openSiteScreen(page, portal, translations);
      const visitor = await browser.newPage();
      const languagesOfVisitors = async (): Promise<readonly string[]> => {
        await visitor.goto(`${portal.url}/?lang=is`);
        return visitor.locator('a[hreflang]').allTextContents();
      };
      const { keyboard } = page;
      await pressOn(page, page.getByRole('button', { name: 'Add language' }));
      await keyboard.type('Íslenska');
      await typeInto(page, page.getByRole('dialog').getByLabel('Country code', { exact: true }), 'is');
      await keyboard.press('Enter');
      const icelandic = page.getByRole('region', { name: /Íslenska/ });
      await expect(icelandic.getByText('Hidden from visitors')).toBeVisible();
      const shown = icelandic.getByRole('switch', { name: 'Show to visitors (Íslenska)' });
      await expect(shown).not.toBeChecked();

      const list = icelandic.getByRole('button', { name: /^List of forms 0\/\d+$/ });
      await pressOn(page, list);
      await expect(list).toHaveAttribute('aria-current', 'true');
      await typeInto(page, page.getByLabel('portalTitle in Íslenska', { exact: true }), 'Rafræn eyðublöð');
      await expect(icelandic.getByRole('button', { name: /^List of forms 1\/\d+$/ })).toBeVisible();
      await tabBackTo(page, icelandic.getByRole('searchbox', { name: 'Search all texts' }));
      await keyboard.type('vault structure');
      await expect(
        icelandic.getByRole('rowheader', { name: /^For the administration › / }).first(),
      ).toBeVisible();
      await saveSiteScreen(page, 'Translations saved');
      expect(await languagesOfVisitors()).not.toContain('Íslenska');

      await shown.focus();
      await keyboard.press('Space');
      const question = page.getByRole('alertdialog', { name: 'Show Íslenska to visitors?' });
      await expect(question).toContainText(/\d+ of the texts that visitors read are missing/);
      await expect(question.getByRole('button', { name: 'Keep hidden' })).toBeFocused();
      await pressOn(page, question.getByRole('button', { name: 'Show to visitors' }));
      await expect(shown).toBeChecked();
      await saveSiteScreen(page, 'Translations saved');
      expect(await languagesOfVisitors()).toContain('Íslenska');
      await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Rafræn eyðublöð');

      await expect(
        page.getByRole('switch', { name: 'Show to visitors (Suomi)' }),
      ).toHaveAccessibleDescription('Always shown');
    });
  },
);

test('the texts of a language are exported and imported, and what may not be saved is refused', async ({
  page,
  startOwnPortal,
  guard,
}) => {
  const portal = await startOwnPortal();
  await test.step('a language is exported for translators as CSV and imported, completely or not at all', async () => {
    await openSiteScreen(page, portal, translations);
    await page.getByRole('button', { name: /Svenska/ }).click();
    await openLanguageSettings(page);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export CSV' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('translations-se.csv');
    const table = await readFile(await file.path(), 'utf8');
    expect(table).toContain('portalTitle;Electronic forms;');

    const importing = async (content: string): Promise<void> => {
      const chooser = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: 'Import CSV' }).click();
      await (await chooser).setFiles({ name: 'se.csv', mimeType: 'text/csv', buffer: Buffer.from(content) });
    };
    await importing('key;text\nportalTitle;Tjänster\nnoSuchKey;x');
    await expect(page.getByRole('alert').filter({ hasText: 'was not imported' })).toContainText(
      'Line 3: the portal has no text noSuchKey.',
    );
    await expect(page.getByRole('button', { name: /^Save/ })).toContainText('Nothing to save');

    await importing(table.replace(/portalTitle;.*/, 'portalTitle;Electronic forms;Tjänster'));
    await expect(page.getByText('1 text changed. Save to keep it.')).toBeVisible();
    await saveSiteScreen(page, 'Translations saved');
    const stored: unknown = await (await page.request.get(`${portal.url}/api/translations`)).json();
    expect(stored).toMatchObject({ se: { portalTitle: 'Tjänster' } });
  });

  await test.step('a changed English text marks its translations until somebody reviews them', async () => {
    await openSiteScreen(page, portal, translations);
    await page.getByRole('button', { name: /English/ }).click();
    await page.getByRole('searchbox', { name: 'Search all texts' }).fill('portalTitle');
    await page.getByLabel('portalTitle in English').fill('Online services');
    await saveSiteScreen(page, 'Translations saved');

    await page.getByRole('button', { name: /Svenska/ }).click();
    await page.getByRole('radio', { name: 'Changed 1' }).check();
    await expect(page.getByText('Translated from: “Electronic forms”')).toBeVisible();
    await page.getByRole('button', { name: 'Still right' }).click();
    await expect(page.getByRole('radio', { name: 'Changed 0' })).toBeVisible();
  });

  await test.step('languages that may not be saved are refused with every reason', async () => {
    await openSiteScreen(page, portal, translations);
    for (const name of [/Suomi/, /Svenska/]) {
      await page.getByRole('button', { name }).click();
      await openLanguageSettings(page);
      await page.getByLabel('Language name').fill(' ');
    }
    await page.getByRole('button', { name: /^Save/ }).press('Enter');
    await expect(page.getByRole('alert').getByRole('listitem')).toHaveText([
      'Give the language fi a name.',
      'Give the language se a name.',
    ]);
  });

  await test.step('a click beside a country code that was just typed takes effect, whether or not the code is valid', async () => {
    await openSiteScreen(page, portal, translations);
    await page.getByRole('button', { name: /Svenska/ }).click();
    await openLanguageSettings(page);
    const code = page.getByLabel('Country code', { exact: true });
    const search = page.getByRole('searchbox', { name: 'Search all texts' });
    await search.fill('portalTitle');

    for (const typed of ['gb', 'se', 'ax']) {
      await code.fill(typed);
      await page.getByRole('button', { name: 'Delete', exact: true }).click({ delay: 100 });
      await page.getByRole('alertdialog').getByRole('button', { name: 'Keep' }).click();
    }

    await expect(page.getByRole('button', { name: /Svenska/ })).toContainText('ax');
    await expect(search).toHaveValue('portalTitle');
  });

  await test.step('a deletion that may not be saved is refused with the reason, and the language is still there', async () => {
    guard.expectMessage(/400 \(Bad Request\)/);
    await openSiteScreen(page, portal, translations);
    await page.getByRole('button', { name: /Svenska/ }).click();
    await openLanguageSettings(page);
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
    const administrator = await signInAdministrator(portal);
    await administrator.saveSettings({ defaultLanguage: 'se' });
    await administrator.signOut();

    await page.getByRole('button', { name: /^Save/ }).click();

    await expect(page.getByRole('alert').getByRole('listitem')).toHaveText([
      'Could not delete translation',
      'The default language se is not among the languages of the portal.',
    ]);
    const stored: unknown = await (await page.request.get(`${portal.url}/api/translations`)).json();
    expect(Object.keys(stored as object)).toContain('se');
  });
});
