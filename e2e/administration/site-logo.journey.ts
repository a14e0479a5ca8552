import { expect, test } from '../support/journey.ts';
import { screenFaults } from '../support/pages/screen-faults.ts';
import { openSiteScreen, saveSiteScreen } from '../support/pages/site-screens.ts';
import type { Locator } from '@playwright/test';

test.use({ language: 'gb', contextOptions: { reducedMotion: 'reduce' } });

function svg(content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 20" width="60" height="20">${content}</svg>`;
}

const wave = svg('<path fill="#fff" d="M0 14q15-20 30 0t30 0v6H0z"/>');
const darkWave = svg('<path fill="#9fd8ef" d="M0 14q15-20 30 0t30 0v6H0z"/>');

/** Chooses a file with the button of a logo. */
async function choose(logo: Locator, content: string): Promise<void> {
  const page = logo.page();
  const chooser = page.waitForEvent('filechooser');
  await logo.getByRole('button', { name: 'Choose file…' }).press('Enter');
  await (
    await chooser
  ).setFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(content) });
}

/** The address of the picture that a browser shows, once it is loaded. */
async function shown(image: Locator): Promise<string> {
  await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(60);
  return image.evaluate((one: HTMLImageElement) => one.currentSrc);
}

test('a logo is uploaded by keyboard, shown to visitors and removed', async ({
  page,
  browser,
  startOwnPortal,
}) => {
  const portal = await startOwnPortal();
  await openSiteScreen(page, portal, '/admin/settings');
  const light = page.getByRole('group', { name: 'Logo for light mode' });
  const dark = page.getByRole('group', { name: 'Logo for dark mode' });
  await expect(dark).toBeHidden();

  await choose(light, wave.replace('<path', '<script>alert(1)</script><path'));
  await expect(light.getByRole('img', { name: 'Logo' })).toBeVisible();
  await expect(light.getByText(/left out: <script>/)).toBeVisible();
  await choose(dark, darkWave);
  await expect(dark.getByRole('img', { name: 'Logo' })).toBeVisible();
  expect(await screenFaults(page)).toEqual([]);
  await saveSiteScreen(page, 'Settings saved');

  const visitor = await browser.newPage({ colorScheme: 'light' });
  await visitor.goto(portal.url);
  const image = visitor.getByRole('banner').locator('img:visible');
  const lightAddress = await shown(image);
  expect(await (await visitor.request.get(lightAddress)).text()).toBe(wave);
  const tabIcon = 'link[rel="icon"][media*="light"]';
  await expect(visitor.locator(tabIcon)).toHaveAttribute('href', new URL(lightAddress).pathname);
  await page.reload();
  await expect(page.locator(tabIcon)).toHaveAttribute('href', new URL(lightAddress).pathname);
  const own = page.getByRole('banner').locator('img:visible');
  await expect(own).toHaveAttribute('src', new URL(lightAddress).pathname);
  await page.evaluate(() => (document.documentElement.dataset['theme'] = 'dark'));
  await expect(own).not.toHaveAttribute('src', new URL(lightAddress).pathname);
  await visitor.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => shown(image)).not.toBe(lightAddress);
  expect(await (await visitor.request.get(await shown(image))).text()).toBe(darkWave);
  expect(await screenFaults(visitor)).toEqual([]);

  await light.getByRole('button', { name: 'Remove' }).press('Enter');
  await expect(light.getByRole('button', { name: 'Choose file…' })).toBeFocused();
  await expect(dark).toBeHidden();
  await saveSiteScreen(page, 'Settings saved');
  await visitor.reload();
  await expect(visitor.getByRole('banner').locator('a').first()).toBeVisible();
  await expect(visitor.locator('img[src^="/logos/"]')).toHaveCount(0);
  await visitor.close();
});
