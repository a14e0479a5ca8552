import type { Locator, Page } from '@playwright/test';
import { editForm, laidOut, signInOn } from '../support/editor.ts';
import { expect, test } from '../support/journey.ts';
import { tabTo } from '../support/controls/keyboard.ts';

test.use({ language: 'gb', contextOptions: { reducedMotion: 'reduce' } });

const sizes = [
  { width: 1440, height: 760 },
  { width: 390, height: 844 },
  { width: 320, height: 640 },
];

/**
 * The controls and footers that the toast covers. Sticky and focused ones must be clear of it at once, all others after they have been
 * scrolled into view.
 */
async function coveredBy(toast: Locator): Promise<readonly string[]> {
  return toast.evaluate((region) => {
    const strip = region.getBoundingClientRect();
    function covers(element: Element): boolean {
      const { bottom, top, height } = element.getBoundingClientRect();
      return height > 0 && bottom > strip.top && top < strip.bottom;
    }
    function staysInView(element: Element | null): boolean {
      if (element === null) return false;
      return getComputedStyle(element).position === 'sticky' || staysInView(element.parentElement);
    }
    const others = [...document.querySelectorAll('a, button, input, select, textarea, footer')].filter(
      (element) =>
        element.checkVisibility() && element.closest('[inert]') === null && !region.contains(element),
    );
    const isAtOnce = (element: Element) => element === document.activeElement || staysInView(element);
    const coveredAtOnce = others.filter((element) => isAtOnce(element) && covers(element));
    const coveredStill = others.filter((element) => {
      element.scrollIntoView({ block: 'nearest' });
      return covers(element);
    });
    return [...coveredAtOnce, ...coveredStill].map(
      ({ tagName, textContent }) => `${tagName} ${textContent.trim().slice(0, 40)}`,
    );
  });
}

/** Presses Enter on a control at the bottom of the window; returns what the resulting toast covers. */
async function coveredAfter(page: Page, control: Locator, says: string): Promise<readonly string[]> {
  await tabTo(page, control);
  await control.evaluate((element) => element.scrollIntoView({ block: 'end' }));
  await page.keyboard.press('Enter');
  const toast = page.getByRole('status').filter({ hasText: says }).filter({ visible: true });
  await expect(toast).toBeVisible();
  return coveredBy(toast);
}

test('a toast covers neither the focus nor anything that cannot be scrolled clear of it', async ({
  page,
  startOwnPortal,
}) => {
  // A portal of its own: changing the password ends all other sessions of the account.
  const portal = await startOwnPortal();
  await signInOn(page, portal);
  for (const size of sizes) {
    await test.step(`${String(size.width)} px`, async () => {
      await page.setViewportSize(size);
      await page.goto(`${portal.url}/admin/settings`);
      await tabTo(page, page.getByLabel('Site name', { exact: true }));
      await page.keyboard.press('End');
      await page.keyboard.type('x');
      expect(await coveredAfter(page, page.getByRole('button', { name: 'Save' }), 'saved')).toEqual([]);

      await page.goto(`${portal.url}/admin/account`);
      await tabTo(page, page.getByLabel('Current password'));
      await page.keyboard.type(portal.admin.password);
      await page.keyboard.press('Tab');
      await page.keyboard.type(portal.admin.password);
      const change = page.getByRole('button', { name: 'Change password' });
      expect(await coveredAfter(page, change, 'Password changed')).toEqual([]);
    });
  }
});

test('the editor ends above a toast', async ({ page, portal, administrator }) => {
  const editor = await editForm(page, { portal, administrator, form: laidOut('a b c d e f g h') });
  await tabTo(page, editor.block('To be edited'));
  await page.keyboard.press('ArrowDown');
  for (const size of sizes) {
    await page.setViewportSize(size);
    await page.keyboard.press('Delete');
    const toast = page.getByRole('status').filter({ has: page.getByRole('button', { name: 'Undo' }) });
    await expect(toast).toBeVisible();
    expect(await coveredBy(toast)).toEqual([]);
  }
});
