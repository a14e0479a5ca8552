import { readFile } from 'node:fs/promises';
import { signInOn } from '../support/editor.ts';
import { aForm } from '../support/forms/forms.ts';
import { expect, test } from '../support/journey.ts';
import { tabTo, typeInto } from '../support/controls/keyboard.ts';
import { axeFaults, reflowFaults } from '../support/pages/page-faults.ts';
import { screenFaults } from '../support/pages/screen-faults.ts';
import { applicant, question, sendAnswer } from '../support/submissions.ts';

test.use({ language: 'gb', contextOptions: { reducedMotion: 'reduce' } });

const unlimited = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };

test('a form’s submissions are exported, and the audit log records who did', async ({
  page,
  portal,
  administrator,
}) => {
  const guid = await administrator.publish(aForm({ fi: 'Aloite', gb: 'Initiative' }, { fields: [question] }));
  const reference = await sendAnswer(page, portal, guid, applicant);
  await signInOn(page, portal);
  await page.goto(`/admin/submissions?form=${guid}`);
  await expect(page.getByRole('link', { name: reference, exact: true })).toBeVisible();
  expect(await screenFaults(page)).toEqual([]);

  await page.getByRole('button', { name: /^Export \(\d+\)$/ }).click();
  await page.getByRole('radio', { name: 'CSV', exact: true }).check();
  expect(await screenFaults(page)).toEqual([]);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download', exact: true }).click(),
  ]);
  await expect(page.getByRole('dialog').getByText('The file is ready.', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Download', exact: true })).toBeVisible();
  expect(download.suggestedFilename()).toBe('Initiative.csv');
  const table = await readFile(await download.path(), 'utf8');
  expect(table).toContain(`${reference},`);
  expect(table).toContain('"Aino Korhonen, 210281-****"');

  await page.goto('/admin/audit?group=exports');
  await expect(page.getByRole('row').nth(1)).toContainText('Exported submissions');
  await expect(page.getByRole('row').nth(1)).toContainText(portal.admin.username);
  expect(await screenFaults(page)).toEqual([]);

  await page.setViewportSize({ width: 320, height: 800 });
  expect([...(await axeFaults(page, 'light, 320 px')), ...(await reflowFaults(page, '320 px'))]).toEqual([]);
});

test('the dates of the filter are typed as people write them, and an end before the start is an error', async ({
  page,
  portal,
  administrator,
}) => {
  const guid = await administrator.publish(aForm({ fi: 'Varaus', gb: 'Booking' }, { fields: [question] }));
  const reference = await sendAnswer(page, portal, guid, applicant);
  await signInOn(page, portal);
  await page.goto(`/admin/submissions?form=${guid}`);
  const sent = page.getByRole('link', { name: reference, exact: true });
  await expect(sent).toBeVisible();
  const [from, to] = [
    page.getByRole('textbox', { name: 'From', exact: true }),
    page.getByRole('textbox', { name: 'To', exact: true }),
  ];

  await typeInto(page, to, '2.1.2024');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/to=2024-01-02/);
  await expect(sent).toHaveCount(0);
  await typeInto(page, from, '03012024');
  await page.keyboard.press('Tab');
  await expect(to).toHaveAccessibleDescription('The last day is before the first.');
  expect(await screenFaults(page)).toEqual([]);

  const today = page.getByRole('radio', { name: 'Today', exact: true });
  await today.click();
  await expect(today).toBeChecked();
  await expect(sent).toBeVisible();
  await expect(to).toHaveAccessibleDescription('');
  await expect(from).toHaveValue(/^\d/);
  await expect(from).toHaveValue(await to.inputValue());
});

test('an export that is stopped ends at once, gives no file, and can be started again', async ({
  page,
  portal,
  administrator,
}) => {
  const guid = await administrator.publish(aForm({ fi: 'Kysely', gb: 'Survey' }, { fields: [question] }));
  for (const name of ['Aino', 'Elsa', 'Onni']) await sendAnswer(page, portal, guid, name);
  await signInOn(page, portal);
  await page.goto(`/admin/submissions?form=${guid}`);
  const files: string[] = [];
  page.on('download', (download) => files.push(download.suggestedFilename()));
  const network = await page.context().newCDPSession(page);
  const slowTo = (downloadThroughput: number) =>
    network.send('Network.emulateNetworkConditions', { ...unlimited, downloadThroughput });

  await tabTo(page, page.getByRole('button', { name: /^Export \(\d+\)$/ }));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Export submissions' });
  await tabTo(page, dialog.getByRole('radio', { name: 'Excel', exact: true }));
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('radio', { name: 'CSV', exact: true })).toBeChecked();
  // Bytes a second: the file would take minutes.
  await slowTo(5);
  const stopped = page.waitForEvent('requestfailed', (request) => request.url().includes('format=csv'));
  await tabTo(page, dialog.getByRole('button', { name: 'Download', exact: true }));
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('progressbar')).toBeVisible();
  await tabTo(page, dialog.getByRole('button', { name: 'Stop', exact: true }));
  await page.keyboard.press('Enter');
  expect((await stopped).failure()?.errorText).toBe('net::ERR_ABORTED');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Export \(\d+\)$/ })).toBeFocused();

  await slowTo(unlimited.downloadThroughput);
  await page.keyboard.press('Enter');
  const again = page.waitForEvent('download');
  await tabTo(page, dialog.getByRole('button', { name: 'Download', exact: true }));
  await page.keyboard.press('Enter');
  await (await again).path();
  await expect(dialog.getByText('The file is ready.', { exact: true })).toBeVisible();
  expect(files).toEqual(['Survey.xlsx']);
});

test('retention and notices are settings of the form, and an error is shown at its control', async ({
  page,
  portal,
  administrator,
}) => {
  const guid = await administrator.publish(
    aForm({ fi: 'Vuokraus', gb: 'Rental' }, { fields: [question], enabled: false }),
  );
  await signInOn(page, portal);
  await page.goto(`/admin/submissions?form=${guid}`);
  await page.getByRole('link', { name: 'Retention and notices', exact: true }).press('Enter');

  await expect(page.getByRole('heading', { name: 'Retention and notices', exact: true })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Retention and notices', exact: true })).toBeInViewport();
  const section = page.locator('#settings-retention');
  await section
    .getByRole('combobox', { name: 'How long answers and files stay here after delivery' })
    .selectOption('A number of days');
  const days = section.getByRole('textbox', { name: 'Days (1–3650)', exact: true });
  const addresses = section.getByRole('textbox', { name: 'E-mail addresses to notify of new submissions' });
  await addresses.fill('aino@example.com\nnobody');
  const save = section.getByRole('button', { name: 'Save retention and notices', exact: true });

  await save.click();

  await expect(days).toBeFocused();
  await expect(days).toHaveAccessibleDescription('Enter a number of days from 1 to 3650.');
  await expect(addresses).toHaveAccessibleDescription(/This is not an e-mail address: nobody$/);
  expect(await screenFaults(page)).toEqual([]);
  await days.fill('30');
  await addresses.fill('aino@example.com');
  await save.click();
  await expect(page.getByText('Retention and notices saved', { exact: true })).toBeVisible();
});
