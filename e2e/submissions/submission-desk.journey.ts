import type { Locator, Page } from '@playwright/test';
import { signInAdministrator } from '../support/portal/administrator.ts';
import { signInOn } from '../support/editor.ts';
import { aForm } from '../support/forms/forms.ts';
import { expect, test } from '../support/journey.ts';
import { tabBackTo, tabTo } from '../support/controls/keyboard.ts';
import type { Portal } from '../support/portal/portal.ts';
import { screenFaults } from '../support/pages/screen-faults.ts';
import { question, sendAnswer } from '../support/submissions.ts';

test.use({ language: 'gb', contextOptions: { reducedMotion: 'reduce' } });

const sizes = [1440, 1100, 390, 320];

function panelOf(page: Page, reference: string): Locator {
  return page.getByRole('complementary', { name: reference });
}

/** Opens the desk with three submissions that the vault refused; the references begin with the newest. */
async function openDesk(page: Page, portal: Portal) {
  // Screens are checked in every width.
  test.slow();
  const administrator = await signInAdministrator(portal);
  const form = await administrator.publish(
    // The vault refuses the objects: the class of documents does not belong to this object type.
    aForm(
      { fi: 'Venepaikan haku kaudelle 2027', gb: 'Boat place' },
      { fields: [question], class: 0, objectType: 101 },
    ),
  );
  const references: string[] = [];
  for (const answer of ['Elsa', 'Aino', 'Lempi'])
    references.unshift(await sendAnswer(page, portal, form, answer));
  await expect
    .poll(async () => (await administrator.submissionsOf(form)).every(({ Status }) => Status === 'failed'))
    .toBe(true);
  await signInOn(page, portal);
  await page.goto(`${portal.url}/admin/submissions?form=${form}`);
  return { administrator, form, references };
}

test('the open submission is read, stepped through with J and K and closed, by keyboard alone', async ({
  page,
  startOwnPortal,
}) => {
  const portal = await startOwnPortal('may-log-failures');
  const { administrator, references } = await openDesk(page, portal);
  const [first = '', second = '', third = ''] = references;
  const { keyboard } = page;
  const sortedByTime = page.getByRole('button', { name: 'Sent', exact: true });
  await tabTo(page, sortedByTime);
  await keyboard.press('Enter');
  await expect(page.getByRole('row').nth(1)).toContainText(third);
  await expect(sortedByTime).toBeFocused();
  await keyboard.press('Enter');
  await expect(page.getByRole('row').nth(1)).toContainText(first);
  await tabTo(page, page.getByRole('link', { name: first, exact: true }));
  await keyboard.press('j');
  await expect(page).toHaveURL(/submissions\?form/);
  await keyboard.press('Enter');
  await expect(panelOf(page, first).getByRole('heading', { level: 2 })).toBeFocused();
  await expect(panelOf(page, first)).toContainText(
    'The vault did not accept the content of this submission.',
  );
  for (const width of sizes) {
    await page.setViewportSize({ width, height: 900 });
    expect(await screenFaults(page)).toEqual([]);
  }
  await page.setViewportSize({ width: 1440, height: 900 });

  await keyboard.press('j');
  await expect(panelOf(page, second)).toBeVisible();
  await expect(page.getByText(`2 / 3, ${second}`, { exact: true })).toBeAttached();
  await tabTo(page, panelOf(page, second).getByRole('button', { name: 'Deliver again' }));
  await keyboard.press('j');
  await expect(panelOf(page, third).getByRole('heading', { level: 2 })).toBeFocused();
  await keyboard.press('j');
  await keyboard.press('k');
  await expect(panelOf(page, second)).toBeVisible();

  await keyboard.press('Escape');
  const row = page.getByRole('link', { name: second, exact: true });
  await expect(row).toBeFocused();
  await tabBackTo(page, page.getByRole('searchbox'));
  await keyboard.type('jk');
  await expect(page.getByRole('complementary')).toHaveCount(0);
  await administrator.signOut();
});

test('ticked submissions are delivered again and removed together, with progress and each failure, by keyboard alone', async ({
  page,
  guard,
  startOwnPortal,
}) => {
  const portal = await startOwnPortal('may-log-failures');
  const { administrator, form, references } = await openDesk(page, portal);
  const [first = '', second = '', third = ''] = references;
  const secondGuid = String(
    (await administrator.submissionsOf(form)).find(({ Reference }) => Reference === second)?.GUID,
  );
  const { keyboard } = page;
  const tick = (reference: string) => page.getByRole('checkbox', { name: `Tick ${reference}` });
  const all = page.getByRole('checkbox', { name: 'Tick all that are listed' });
  const bar = page.getByRole('group', { name: 'Actions on the ticked submissions' });

  await tabTo(page, tick(first));
  await keyboard.press('Space');
  await tabTo(page, tick(second));
  await keyboard.press('Space');
  await expect(bar).toContainText('2 ticked');
  for (const width of sizes) {
    await page.setViewportSize({ width, height: 900 });
    expect(await screenFaults(page)).toEqual([]);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  guard.expectMessage(/status of 404 .*deliver/);
  // Somebody else removes one of them just before its turn.
  await page.route(/\/deliver$/, async (route) => {
    const { headers, url } = { headers: { origin: portal.url }, url: route.request().url() };
    if (url.includes(secondGuid)) await page.request.delete(url.replace(/\/deliver$/, ''), { headers });
    await route.continue();
  });
  await tabBackTo(page, bar.getByRole('button', { name: 'Deliver again (2)' }));
  await keyboard.press('Enter');
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('1 submission was sent to the vault again.');
  await expect(dialog.getByRole('listitem')).toContainText(second);
  expect(await screenFaults(page)).toEqual([]);
  await keyboard.press('Enter');
  await expect
    .poll(async () => (await administrator.submissionsOf(form)).map(({ Status }) => Status))
    .toEqual(['failed', 'failed']);

  await page.reload();
  await tabTo(page, all);
  await keyboard.press('Space');
  await expect(tick(third)).toBeChecked();
  await tabBackTo(page, bar.getByRole('button', { name: 'Remove from the portal (2)' }));
  await keyboard.press('Enter');
  await expect(page.getByRole('alertdialog')).toContainText('2 of them are not in the vault');
  await tabTo(page, page.getByRole('button', { name: 'Remove', exact: true }));
  await keyboard.press('Enter');
  const result = page.getByRole('dialog');
  await expect(result).toContainText('2 submissions were removed from the portal.');
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await administrator.submissionsOf(form)).toEqual([]);
  await administrator.signOut();
});
