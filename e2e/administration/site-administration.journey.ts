import { expect, test } from '../support/journey.ts';
import { main } from '../support/main.ts';
import { retype, tabBackTo, tabTo, typeInto } from '../support/controls/keyboard.ts';
import { openSiteScreen, saveSiteScreen } from '../support/pages/site-screens.ts';
import { screenFaults } from '../support/pages/screen-faults.ts';
import type { Locator } from '@playwright/test';

test.use({ language: 'gb', contextOptions: { reducedMotion: 'reduce' } });

const settings = '/admin/settings';
const translations = '/admin/translations';

test(
  'settings are corrected and saved by keyboard, and a visitor sees them at once',
  main,
  async ({ page, browser, startOwnPortal }) => {
    test.slow();
    const portal = await startOwnPortal();
    const elsewhere = await startOwnPortal('quiet', { PORTAL_DATA_DIR: portal.dataDir });
    const visitor = await browser.newPage();
    await visitor.goto(elsewhere.url);
    await openSiteScreen(page, portal, settings);

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
    await expect(page.getByRole('alert').filter({ hasText: 'Nothing was saved' })).toContainText(
      'Invalid URL',
    );
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
  },
);

test('the settings and the navigation of the site, and two administrators', async ({
  page,
  startOwnPortal,
  guard,
}) => {
  const portal = await startOwnPortal();
  test.slow();
  await test.step('an accessibility statement without any text is refused at its control', async () => {
    await openSiteScreen(page, portal, settings);
    await page.getByRole('radio', { name: 'On this site' }).check();
    const language = page.getByRole('group', { name: 'Language of the texts' }).first();
    await language.getByRole('radio', { name: 'Svenska' }).check();
    const organisation = page.getByLabel('Who is responsible for the service', { exact: true });
    await organisation.fill('  ');
    await page.getByRole('button', { name: /^Save/ }).click();

    await expect(organisation).toBeFocused();
    await expect(organisation).toHaveAccessibleDescription(/^Write at least one part/);
    await page.setViewportSize({ width: 320, height: 800 });
    expect(await screenFaults(page)).toEqual([]);
    expect((await page.request.get(`${portal.url}/accessibility`)).status()).toBe(404);

    await organisation.fill('Kuusilahti stad');
    await expect(organisation).toHaveAccessibleDescription('');
    const date = page.getByLabel('Date of the statement', { exact: true });
    await date.fill('31.2.2027');
    await date.press('Enter');
    await expect(date).toHaveAccessibleDescription(/31.2.2027/);
    await date.fill('15.1.2027');
    await date.press('Enter');
    await expect(page.getByText('Settings saved')).toBeVisible();
    await page.goto(`${portal.url}/accessibility`);
    await expect(page.getByText('This statement was drawn up on 15 January 2027.')).toBeVisible();
  });

  await test.step('the navigation has objects, structure and users, and is one line on a phone', async () => {
    await openSiteScreen(page, portal, settings);
    const navigation = page.getByRole('navigation', { name: 'Administration' });
    const entry = (name: string): Locator => navigation.getByRole('link', { name, exact: true });
    await entry('Users').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
    await expect(navigation.locator('[aria-current]')).toHaveText(['Users']);
    const structure = page.getByRole('navigation', { name: 'Structure', exact: true });
    await expect(structure).toHaveCount(0);
    await entry('Objects').click();
    await expect(navigation.locator('[aria-current]')).toHaveText(['Objects']);
    await expect(page.getByRole('heading', { level: 1, name: 'Objects' })).toBeVisible();
    await expect(structure).toHaveCount(0);
    await entry('Vault structure').click();
    await expect(navigation.locator('[aria-current]')).toHaveText(['Vault structure']);
    await expect(structure.getByRole('link', { name: /^(Users|Objects)/ })).toHaveCount(0);
    for (const [name, title] of [
      ['Settings', 'Site settings'],
      ['Translations', 'Translations'],
      ['My Forms', 'My Forms'],
    ] as const) {
      await entry(name).click();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(navigation.locator('[aria-current]')).toHaveText([name]);
    }

    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(`${portal.url}${translations}`);
      await expect(entry('Translations')).toBeInViewport();
      const box = await navigation.boundingBox();
      expect(box?.height).toBeLessThan(72);
      await tabTo(page, entry('My Forms'));
      await expect(entry('My Forms')).toBeInViewport();
      await expect(page.getByText(/^Version /).last()).toBeVisible();
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
    }
  });

  await test.step('two administrators’ changes of the settings are both kept, and a clash asks', async () => {
    guard.expectMessage(/409/);
    await openSiteScreen(page, portal, settings);
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
    await saveSiteScreen(page, 'Settings saved');

    const saved: unknown = await (await page.request.get(`${portal.url}/api/settings`)).json();
    expect(saved).toMatchObject({ ...theirs, feedbackAddress: 'mine@example.org' });
  });

  await test.step('the settings and the translations have no accessibility faults', async () => {
    const states: Readonly<Record<string, () => Promise<void>>> = {
      settings: async () => {
        await openSiteScreen(page, portal, settings);
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
});
