import { readFile } from 'node:fs/promises';
import { aGatedForm, expect, identify, test } from '../support/portal/identification.ts';
import { signInOn } from '../support/editor.ts';
import { tabBackTo, tabTo } from '../support/controls/keyboard.ts';
import { openForm } from '../support/pages/open-page.ts';
import { screenFaults } from '../support/pages/screen-faults.ts';
import { main } from '../support/main.ts';
import type { Page } from '@playwright/test';

test.use({ language: 'gb', contextOptions: { reducedMotion: 'reduce' } });

const sizes = [1440, 1100, 820, 390, 320];

/** The table that the open export dialog downloads, row by row. */
async function exportedRows(page: Page): Promise<readonly string[]> {
  const dialog = page.getByRole('dialog');
  await tabTo(page, dialog.getByRole('radio', { name: 'Excel' }));
  await page.keyboard.press('ArrowRight');
  await tabTo(page, dialog.getByRole('button', { name: 'Download' }));
  const download = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  const file = await readFile(await (await download).path(), 'utf8');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  return file.trim().split('\r\n');
}

test(
  'a person’s submission of the last week is found and exported, by name and by identity code, by keyboard alone',
  main,
  async ({ page, portal, administrator, texts }) => {
    test.slow();
    const form = await openForm(
      page,
      administrator,
      aGatedForm({ name: { fi: 'Mökkitontin vuokraus', gb: 'Lease of a cottage plot' } }),
    );
    await identify(page, texts, 'An ordinary person');
    await page.getByRole('textbox', { name: 'Phone' }).fill('0401234567');
    await page.getByRole('textbox', { name: 'Matter' }).fill('A plot by the northern shore');
    await page.getByRole('button', { name: texts.text('send') }).click();
    await expect(page.getByRole('dialog', { name: texts.text('formSent') })).toBeVisible();
    const [sent] = await administrator.submissionsOf(form);
    const reference = sent?.Reference ?? '';
    await signInOn(page, portal);
    await page.goto('/admin/submissions');
    const { keyboard } = page;
    const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') });
    const row = rows.filter({ hasText: reference });

    await tabTo(page, page.getByRole('searchbox'));
    await keyboard.type('demo northern');
    await tabTo(page, page.getByRole('radio', { name: 'All', exact: true }));
    await keyboard.press('ArrowLeft');
    await keyboard.press('ArrowLeft');
    await expect(page.getByRole('radio', { name: '7 days' })).toBeChecked();
    await expect(page).toHaveURL(/period=week/);
    await expect(rows).toHaveCount(1);
    await expect(row).toContainText('Nordea Helena Demo');
    await expect(row.locator('mark')).toHaveText(['Demo', 'northern']);
    for (const width of sizes) {
      await page.setViewportSize({ width, height: 900 });
      expect(await screenFaults(page)).toEqual([]);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    await tabTo(page, page.getByRole('link', { name: reference }));
    await keyboard.press('Enter');
    const panel = page.getByRole('complementary', { name: reference });
    await expect(panel.locator('mark')).toHaveText(['Demo', 'Demo', 'Demo', 'northern']);
    await keyboard.press('Escape');
    await expect(page.getByRole('link', { name: reference })).toBeFocused();

    await tabTo(page, page.getByRole('button', { name: 'Export (1)' }));
    await keyboard.press('Enter');
    const [header, only, ...others] = await exportedRows(page);
    expect(header).toContain('Asia');
    expect(only).toContain(reference);
    expect(only).not.toContain('9988');
    expect(others).toEqual([]);

    await tabBackTo(page, page.getByRole('button', { name: 'Clear the search' }));
    await keyboard.press('Enter');
    await expect(page.getByRole('searchbox')).toBeFocused();
    await expect(page).not.toHaveURL(/q=/);

    await page.goto('/admin/submissions');
    await tabTo(page, page.getByRole('searchbox'));
    await keyboard.type('210281-9988');
    await expect(page).toHaveURL(/person=/);
    await expect(page.getByRole('searchbox')).toHaveValue('');
    await expect(row).toBeVisible();
    expect(page.url()).not.toContain('9988');
    await page.goto('/admin/audit');
    await expect(
      page.getByRole('row').filter({ hasText: 'Searched submissions by an identity code' }),
    ).toHaveCount(1);
  },
);
