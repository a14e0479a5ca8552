import { openEditor, signInOn } from '../support/editor.ts';
import { aForm, aQuestion } from '../support/forms/forms.ts';
import { expect, test } from '../support/journey.ts';
import { tabBackTo, tabTo, typeInto } from '../support/controls/keyboard.ts';
import { screenFaults } from '../support/pages/screen-faults.ts';

test.use({ language: 'gb', contextOptions: { reducedMotion: 'reduce' } });

const sizes = [1440, 1100, 820, 390, 320];

test('a test is sent from the preview, found apart from real submissions, and removed with all others, by keyboard', async ({
  page,
  context,
  portal,
  administrator,
}) => {
  test.slow();
  const fields = [aQuestion({ type: 'text', label: { fi: 'Kokeilija', gb: 'Tester' } })];
  const form = await administrator.publish(aForm({ fi: 'Koeajolomake', gb: 'Trial run form' }, { fields }));
  await signInOn(page, portal);
  await openEditor(page, form);
  const opened = context.waitForEvent('page');
  await tabTo(page, page.getByRole('link', { name: /^Preview/ }));
  await page.keyboard.press('Enter');
  const preview = await opened;
  const delivery = preview.getByRole('checkbox', { name: 'Deliver it to the vault too' });
  await expect(delivery).not.toBeChecked();
  await expect(preview.getByText('You see version 1, the one that visitors get.')).toBeVisible();
  for (const width of sizes) {
    await preview.setViewportSize({ width, height: 900 });
    expect(await screenFaults(preview)).toEqual([]);
  }
  await typeInto(preview, preview.getByRole('textbox', { name: 'Tester' }), 'Just trying');
  await tabTo(preview, preview.getByRole('button', { name: 'Send', exact: true }));
  await preview.keyboard.press('Enter');
  await expect(preview.getByText(/[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}/).first()).toBeVisible();
  await preview.close();

  await page.goto(`/admin/submissions?form=${form}`);
  await expect(page.getByText('No submissions match these choices.')).toBeVisible();
  await tabTo(page, page.getByRole('link', { name: 'Test submissions' }));
  await page.keyboard.press('Enter');
  const row = page.getByRole('row').filter({ hasText: 'Trial run form' });
  await expect(row).toContainText('Test, not delivered');
  await expect(page.getByText('Showing 1 of 1.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'All', exact: true })).toBeVisible();
  expect(await administrator.submissionsOf(form)).toEqual([]);
  for (const width of sizes) {
    await page.setViewportSize({ width, height: 900 });
    expect(await screenFaults(page)).toEqual([]);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await row.getByRole('link').press('Enter');
  const panel = page.getByRole('complementary', { name: /-/ });
  await expect(panel).toContainText('Just trying');
  await tabBackTo(page, page.getByRole('button', { name: 'Remove all test submissions' }));
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Remove all test submissions from the portal?' });
  await tabTo(page, question.getByRole('button', { name: 'Remove', exact: true }));
  await page.keyboard.press('Enter');
  await expect(question).toHaveCount(0);
  await expect(row).toHaveCount(0);
  await expect(panel).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
