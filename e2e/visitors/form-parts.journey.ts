import type { Page } from '@playwright/test';
import { askingForGrant, grantOnOnePage, property } from '../support/forms/grant-application.ts';
import { expect, test } from '../support/journey.ts';
import { tabTo } from '../support/controls/keyboard.ts';
import { openForm } from '../support/pages/open-page.ts';
import type { PortalTexts } from '../support/texts.ts';

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

function partsOf(page: Page, texts: PortalTexts) {
  const parts = page.getByRole('navigation', { name: texts.text('formParts') });
  return { links: parts.getByRole('link'), current: parts.locator('[aria-current="location"]') };
}

test('the list of parts marks the current one', async ({ page, texts, administrator }) => {
  await test.step('the current part is the one in which a control has the focus', async () => {
    await openForm(page, administrator, grantOnOnePage());
    const { links, current } = partsOf(page, texts);
    await expect(links.first()).toHaveAttribute('aria-current', 'location');
    const sum = askingForGrant(page, texts).box(property.sum);
    const group = page.getByRole('region').filter({ has: sum });
    const name = await group.getByRole('heading', { level: 2 }).innerText();
    await tabTo(page, sum);
    await expect(current).toContainText([name]);
    await expect(links.first()).not.toHaveAttribute('aria-current');
  });

  await test.step('the current part is the last one at the end of the page, and the one whose link was followed', async () => {
    await openForm(page, administrator, grantOnOnePage());
    const { links, current } = partsOf(page, texts);
    await page.mouse.move(500, 450);
    await page.mouse.wheel(0, 20_000);
    await expect(current).toContainText([texts.text('attachments')]);
    for (const link of await links.all()) {
      await link.click();
      await expect(current).toHaveCount(1);
      await expect(link).toHaveAttribute('aria-current', 'location');
    }
    await page.mouse.wheel(0, -20_000);
    await expect(links.first()).toHaveAttribute('aria-current', 'location');
  });
});
