import { readFile } from 'node:fs/promises';
import { signInAdministrator } from './support/administrator.ts';
import { expect, test } from './support/journey.ts';
import { retype, tabBackTo, tabTo, typeInto } from './support/keyboard.ts';
import { screenFaults } from './support/screen-faults.ts';
import type { Locator, Page } from '@playwright/test';
import type { Portal } from './support/portal.ts';

test.use({ language: 'gb', contextOptions: { reducedMotion: 'reduce' } });

const settings = '/admin/settings';
const translations = '/admin/translations';

/** Opens a page of the administration of a portal of its own, where settings may change. */
async function openAs(page: Page, portal: Portal, path: string): Promise<void> {
  const answer = await page.request.post(`${portal.url}/api/session`, {
    data: portal.admin,
    headers: { origin: portal.url },
  });
  expect(answer.ok()).toBe(true);
  await page.goto(`${portal.url}${path}`);
  await page.getByRole('button', { name: /^Save/ }).waitFor();
}

async function save(page: Page, said: string): Promise<void> {
  await page.getByRole('button', { name: /^Save/ }).press('Enter');
  await expect(page.getByRole('status').getByText(said, { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Save/ })).toContainText('Nothing to save');
}

async function openLanguageSettings(page: Page): Promise<void> {
  await page.locator('summary', { hasText: 'Language settings' }).click();
}

test('settings are mended and saved by keyboard, and a visitor sees them at once', async ({
  page,
  browser,
  startOwnPortal,
}) => {
  test.slow();
  const portal = await startOwnPortal();
  const elsewhere = await startOwnPortal('quiet', { PORTAL_DATA_DIR: portal.dataDir });
  const visitor = await browser.newPage();
  await visitor.goto(elsewhere.url);
  await openAs(page, portal, settings);

  const saveButton = page.getByRole('button', { name: /^Save/ });
  const privacy = page.getByLabel('Privacy policy URL', { exact: true });
  const accent = page.getByLabel('Accent', { exact: true });
  await tabTo(page, page.getByLabel('Site name', { exact: true }));
  await retype(page, 'Example services');
  await typeInto(page, privacy, 'privacy page');
  await page.keyboard.press('Tab');
  await expect(privacy).toHaveAccessibleDescription('Invalid URL');
  await tabBackTo(page, saveButton);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'Nothing was saved' })).toContainText('Invalid URL');
  await expect(privacy).toBeFocused();
  await retype(page, 'https://example.org/privacy');
  await expect(page.getByRole('link', { name: /example\.org\/privacy/ })).toBeVisible();

  await tabTo(page, accent);
  await retype(page, '#2f9aa3');
  await expect(page.getByText('3.3 : 1 against white. Links need 4.5 : 1.')).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: /^Use it #/ }).first());
  await page.keyboard.press('Enter');
  await expect(accent).toBeFocused();
  await expect(accent).not.toHaveValue('#2f9aa3');
  await expect(page.getByText(/against white\. Passes AA\./)).toBeVisible();
  await tabBackTo(page, saveButton);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').getByText('Settings saved', { exact: true })).toBeVisible();
  await expect(page.getByRole('banner')).toContainText('Example services');

  await visitor.reload();
  await expect(visitor.getByRole('banner')).toContainText('Example services');
  await expect(
    visitor.getByRole('link', { name: /Tietosuojaseloste|Privacy policy/ }).first(),
  ).toHaveAttribute('href', 'https://example.org/privacy');
  const colour = await visitor.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--accent-fill'),
  );
  expect(colour.trim()).toBe(await accent.inputValue());
  await visitor.close();
});

test('two administrators’ changes of the settings are both kept, and a clash asks', async ({
  page,
  startOwnPortal,
  guard,
}) => {
  guard.expectMessage(/409/);
  const portal = await startOwnPortal();
  await openAs(page, portal, settings);
  await page.getByLabel('Site name').fill('Mine');
  await page.getByLabel('Feedback address').fill('mine@example.org');

  const stored: unknown = await (await page.request.get(`${portal.url}/api/settings`)).json();
  const theirs = {
    ...(stored as object),
    siteName: 'Theirs',
    privacyPolicyUrl: 'https://example.org/theirs',
  };
  const headers = { origin: portal.url };
  await page.request.post(`${portal.url}/api/settings`, { data: theirs, headers });

  await page.getByRole('button', { name: /^Save/ }).click();
  await expect(page.getByText(/Somebody else saved while you were working/)).toBeVisible();
  await expect(page.getByLabel('Privacy policy URL')).toHaveValue('https://example.org/theirs');
  await expect(page.getByLabel('Feedback address')).toHaveValue('mine@example.org');
  await expect(page.getByText('siteName: yours “Mine”, theirs “Theirs”')).toBeVisible();
  await page.getByRole('button', { name: 'Take theirs' }).click();
  await expect(page.getByLabel('Site name')).toHaveValue('Theirs');
  await save(page, 'Settings saved');

  const saved: unknown = await (await page.request.get(`${portal.url}/api/settings`)).json();
  expect(saved).toMatchObject({ ...theirs, feedbackAddress: 'mine@example.org' });
});

test('a language is added, translated, given another code and deleted, by keyboard alone', async ({
  page,
  startOwnPortal,
}) => {
  test.slow();
  const portal = await startOwnPortal();
  await openAs(page, portal, translations);
  const { keyboard } = page;
  const enter = async (button: Locator): Promise<void> => {
    await tabTo(page, button);
    await keyboard.press('Enter');
  };
  const saveTexts = async (): Promise<void> => {
    const button = page.getByRole('button', { name: /^Save/ });
    await tabBackTo(page, button);
    await keyboard.press('Enter');
    await expect(page.getByRole('status').getByText('Translations saved', { exact: true })).toBeVisible();
    await expect(button).toContainText('Nothing to save');
  };

  await enter(page.getByRole('button', { name: 'Add language' }));
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Language name', { exact: true })).toBeFocused();
  await keyboard.type('Eesti');
  await typeInto(page, dialog.getByLabel('Country code', { exact: true }), 'SE');
  await keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toContainText('Country code is already in use');
  await expect(dialog.getByLabel('Country code', { exact: true })).toBeFocused();
  await retype(page, 'ee');
  await keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /Eesti/ })).toHaveAttribute('aria-expanded', 'true');

  await tabTo(page, page.getByRole('searchbox', { name: 'Search all texts' }));
  await keyboard.type('portalTitle');
  await tabTo(page, page.getByRole('radio', { name: /^All/ }));
  await keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: /^Missing/ })).toBeChecked();
  await typeInto(page, page.getByLabel('portalTitle in Eesti', { exact: true }), 'E-vormid');
  await saveTexts();

  await tabTo(page, page.locator('summary', { hasText: 'Language settings' }));
  await keyboard.press('Enter');
  const code = page.getByLabel('Country code', { exact: true });
  await tabTo(page, code);
  await retype(page, 'fi');
  await keyboard.press('Enter');
  await expect(code).toHaveAccessibleDescription(
    'Could not change country code: Country code is already in use',
  );
  await retype(page, 'lv');
  await keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /Eesti/ })).toContainText('lv');
  await saveTexts();
  const stored: unknown = await (await page.request.get(`${portal.url}/api/translations`)).json();
  expect(stored).toMatchObject({ lv: { name: 'Eesti', portalTitle: 'E-vormid', translationID: -1 } });

  await enter(page.getByRole('button', { name: 'Delete', exact: true }));
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Are you sure you want to delete Eesti translation?');
  await enter(question.getByRole('button', { name: 'Delete', exact: true }));
  await saveTexts();
  const left: unknown = await (await page.request.get(`${portal.url}/api/translations`)).json();
  expect(Object.keys(left as object).sort()).toEqual(['fi', 'gb', 'se']);

  await enter(page.getByRole('button', { name: /English/ }));
  await openLanguageSettings(page);
  await expect(page.getByLabel('Country code', { exact: true })).not.toBeEditable();
  await expect(page.getByRole('button', { name: 'Delete', exact: true })).toHaveCount(0);
});

test('a language is translated part by part and shown to visitors, by keyboard alone', async ({
  page,
  browser,
  startOwnPortal,
}) => {
  test.slow();
  const portal = await startOwnPortal();
  await openAs(page, portal, translations);
  const visitor = await browser.newPage();
  const languagesOfVisitors = async (): Promise<readonly string[]> => {
    await visitor.goto(`${portal.url}/?lang=ee`);
    return visitor.locator('a[hreflang]').allTextContents();
  };
  const { keyboard } = page;
  const enter = async (target: Locator): Promise<void> => {
    await tabTo(page, target);
    await keyboard.press('Enter');
  };
  await enter(page.getByRole('button', { name: 'Add language' }));
  await keyboard.type('Eesti');
  await typeInto(page, page.getByRole('dialog').getByLabel('Country code', { exact: true }), 'ee');
  await keyboard.press('Enter');
  const eesti = page.getByRole('region', { name: /Eesti/ });
  await expect(eesti.getByText('Hidden from visitors')).toBeVisible();
  const shown = eesti.getByRole('switch', { name: 'Show to visitors (Eesti)' });
  await expect(shown).not.toBeChecked();

  const list = eesti.getByRole('button', { name: /^List of forms 0\/\d+$/ });
  await enter(list);
  await expect(list).toHaveAttribute('aria-current', 'true');
  await typeInto(page, page.getByLabel('portalTitle in Eesti', { exact: true }), 'E-vormid');
  await expect(eesti.getByRole('button', { name: /^List of forms 1\/\d+$/ })).toBeVisible();
  await tabBackTo(page, eesti.getByRole('searchbox', { name: 'Search all texts' }));
  await keyboard.type('vault structure');
  await expect(eesti.getByRole('rowheader', { name: /^For the administration › / }).first()).toBeVisible();
  await save(page, 'Translations saved');
  expect(await languagesOfVisitors()).not.toContain('Eesti');

  await shown.focus();
  await keyboard.press('Space');
  const question = page.getByRole('alertdialog', { name: 'Show Eesti to visitors?' });
  await expect(question).toContainText(/\d+ of the texts that visitors read are missing/);
  await expect(question.getByRole('button', { name: 'Keep hidden' })).toBeFocused();
  await enter(question.getByRole('button', { name: 'Show to visitors' }));
  await expect(shown).toBeChecked();
  await save(page, 'Translations saved');
  expect(await languagesOfVisitors()).toContain('Eesti');
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('E-vormid');

  await expect(page.getByRole('switch', { name: 'Show to visitors (Suomi)' })).toHaveAccessibleDescription(
    'Always shown',
  );
});

test('a click beside a country code that was just typed does what it says, whatever becomes of the code', async ({
  page,
  startOwnPortal,
}) => {
  const portal = await startOwnPortal();
  await openAs(page, portal, translations);
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

test('a deletion that may not be saved says so, and the language is still there', async ({
  page,
  startOwnPortal,
  guard,
}) => {
  guard.expectMessage(/400 \(Bad Request\)/);
  const portal = await startOwnPortal();
  await openAs(page, portal, translations);
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

test('languages that may not be saved are refused with every reason', async ({ page, startOwnPortal }) => {
  const portal = await startOwnPortal();
  await openAs(page, portal, translations);
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

test('a changed English text marks its translations until somebody looks at them', async ({
  page,
  startOwnPortal,
}) => {
  const portal = await startOwnPortal();
  await openAs(page, portal, translations);
  await page.getByRole('button', { name: /English/ }).click();
  await page.getByRole('searchbox', { name: 'Search all texts' }).fill('portalTitle');
  await page.getByLabel('portalTitle in English').fill('Online services');
  await save(page, 'Translations saved');

  await page.getByRole('button', { name: /Svenska/ }).click();
  await page.getByRole('radio', { name: 'Changed 1' }).check();
  await expect(page.getByText('Translated from: “Electronic forms”')).toBeVisible();
  await page.getByRole('button', { name: 'Still right' }).click();
  await expect(page.getByRole('radio', { name: 'Changed 0' })).toBeVisible();
});

test('a language goes to translators as CSV and comes back, whole or not at all', async ({
  page,
  startOwnPortal,
}) => {
  const portal = await startOwnPortal();
  await openAs(page, portal, translations);
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
  await save(page, 'Translations saved');
  const stored: unknown = await (await page.request.get(`${portal.url}/api/translations`)).json();
  expect(stored).toMatchObject({ se: { portalTitle: 'Tjänster' } });
});

test('the navigation has objects, structure and users, and is one line on a phone', async ({
  page,
  startOwnPortal,
}) => {
  const portal = await startOwnPortal();
  await openAs(page, portal, settings);
  const navigation = page.getByRole('navigation', { name: 'Administration' });
  const entry = (name: string): Locator => navigation.getByRole('link', { name, exact: true });
  await entry('Users').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
  await expect(navigation.locator('[aria-current]')).toHaveText(['Users']);
  await entry('Objects').click();
  await expect(navigation.locator('[aria-current]')).toHaveText(['Objects']);
  await entry('Vault structure').click();
  await expect(navigation.locator('[aria-current]')).toHaveText(['Vault structure']);

  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(`${portal.url}${translations}`);
    await expect(entry('Translations')).toBeInViewport();
    const box = await navigation.boundingBox();
    expect(box?.height).toBeLessThan(72);
    await tabTo(page, entry('My Forms'));
    await expect(entry('My Forms')).toBeInViewport();
    await expect(page.getByText(/^Version /).last()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  }
});

test('the settings and the translations have no fault', async ({ page, startOwnPortal }) => {
  test.slow();
  const portal = await startOwnPortal();
  const states: Readonly<Record<string, () => Promise<void>>> = {
    settings: async () => {
      await openAs(page, portal, settings);
      await page.getByLabel('Accent', { exact: true }).fill('#9fd0d6');
      await page
        .getByRole('button', { name: /^Use it #/ })
        .first()
        .waitFor();
      await page.getByRole('radio', { name: 'On this site' }).check();
    },
    'settings that are refused': async () => {
      await page.getByLabel('Privacy policy URL').fill('x');
      await page.getByRole('button', { name: /^Save/ }).click();
      await page.getByRole('alert').filter({ hasText: 'Nothing was saved' }).waitFor();
    },
    'the question before unsaved settings are left': async () => {
      await page.getByRole('link', { name: 'Translations' }).click();
      await page.getByRole('alertdialog').waitFor();
    },
    'a language with missing texts': async () => {
      await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
      await page.getByRole('button', { name: /Svenska/ }).click();
      await page.getByRole('searchbox', { name: 'Search all texts' }).fill('portal');
      await page.getByLabel('portalTitle in Svenska').fill('');
    },
    'a language to add': async () => {
      await page.getByRole('button', { name: 'Add language' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Add language' }).click();
    },
  };
  const faults: string[] = [];
  for (const [state, reach] of Object.entries(states)) {
    await reach();
    faults.push(...(await screenFaults(page)).map((fault) => `${state}: ${fault}`));
  }
  expect(faults.join('\n\n')).toBe('');
});
