import { largeTextOptions } from '../support/portal/browser.ts';
import { brokenWords } from '../support/pages/broken-words.ts';
import { signInOn } from '../support/editor.ts';
import { expect, test } from '../support/journey.ts';

test.use({ launchOptions: largeTextOptions, contextOptions: { reducedMotion: 'reduce' } });

/** Words as long as these fit in any column that can be read. */
const longestThatFits = 12;

test('text of twice the size fits every window, and breaks no short word in the columns of a wide one', async ({
  page,
  portal,
}) => {
  test.slow();
  const form = 'a7057005-2027-4d1b-8e60-000000000000';
  await signInOn(page, portal);
  const screens: Readonly<Record<string, () => Promise<unknown>>> = {
    'the list': () => page.goto('/'),
    'a form': () => page.goto(`/form/${form}`),
    'my forms': () => page.goto('/admin'),
    submissions: () => page.goto('/admin/submissions'),
    objects: () => page.goto('/admin/vault/objects'),
    'the vault structure': () => page.goto('/admin/vault'),
    users: () => page.goto('/admin/vault/users'),
    settings: () => page.goto('/admin/settings'),
    translations: () => page.goto('/admin/translations'),
    sessions: () => page.goto('/admin/sessions'),
    'the audit log': () => page.goto('/admin/audit'),
    'data requests': () => page.goto('/admin/data-requests'),
    'my account': () => page.goto('/admin/account'),
    'the editor': () => page.goto(`/admin/form/${form}`),
    'the editor’s settings': () => page.goto(`/admin/form/${form}/settings`),
    'the editor’s logic': () => page.goto(`/admin/form/${form}/logic`),
  };
  const faults: string[] = [];
  for (const [name, open] of Object.entries(screens)) {
    await open();
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const width of [1440, 1024, 390, 320]) {
      await page.setViewportSize({ width, height: 900 });
      const at = `${name}, ${String(width)} px`;
      const broken = (await brokenWords(page.locator('body'))).filter(
        (word) => word.length <= longestThatFits,
      );
      if (width > 1000 && broken.length > 0) faults.push(`${at}: ${broken.join(' ')}`);
      const overhang = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      if (overhang > 0) faults.push(`${at}: scrolls sideways`);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
  }
  expect(faults).toEqual([]);
});
