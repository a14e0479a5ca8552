import { readFile } from 'node:fs/promises';
import { dataTypes } from '@form-portal/domain';
import type { Locator, Page } from '@playwright/test';
import { signInAdministrator } from './support/administrator.ts';
import { editorOn, signInOn } from './support/editor.ts';
import { fieldControls } from './support/field-controls.ts';
import { aForm, aQuestion } from './support/forms.ts';
import { expect, test } from './support/journey.ts';
import { retype, tabBackTo, tabTo, typeInto } from './support/keyboard.ts';
import type { Portal } from './support/portal.ts';
import { startPortalAndVault } from './support/mfiles-vault.ts';
import { axeFaults, reflowFaults } from './support/page-faults.ts';
import { screenFaults } from './support/screen-faults.ts';

test.use({ language: 'gb', contextOptions: { reducedMotion: 'reduce' } });

const question = aQuestion({ type: 'text', label: { fi: 'Hakija', gb: 'Applicant' } });

async function send(page: Page, { url }: Portal, form: string, answer: string): Promise<string> {
  const submission = { FormGUID: form, Class: 0, Fields: [{ GUID: question.guid, Value: answer }] };
  const answered = await page.request.post(`${url}/api/submissions`, {
    multipart: { submission: JSON.stringify(submission) },
    headers: { origin: url },
  });
  expect(answered.status()).toBe(201);
  const { Reference: reference } = await answered.json();
  return String(reference);
}

const applicant = 'Aino Korhonen, 210281-9988';

const unlimited = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };

test('K12: what the vault refused because a property is gone is read, mended in the builder and delivered, by keyboard alone', async ({
  page,
  guard,
}) => {
  test.slow();
  const { vault, portal } = await startPortalAndVault();
  try {
    guard.allow(portal.url);
    const inVault = await signInAdministrator(vault);
    const [lost, kept] = [
      await inVault.makeProperty('Hakija'),
      await inVault.makeProperty('Venepaikan hakija'),
    ];
    const administrator = await signInAdministrator(portal);
    const bound = { ...question, property: lost, dataType: dataTypes.text };
    const guid = await administrator.publish(
      aForm({ fi: 'Venepaikka', gb: 'Boat place' }, { fields: [bound] }),
    );
    await inVault.removeProperty(lost);
    const older = await send(page, portal, guid, 'Elsa');
    const newer = await send(page, portal, guid, applicant);
    await expect
      .poll(async () => (await administrator.submissionsOf(guid)).map(({ Status }) => Status))
      .toEqual(['failed', 'failed']);
    await signInOn(page, portal);
    await page.goto(`${portal.url}/admin`);

    await goToFailed(page);
    await readByKeyboard(page, { newer, older, reason: `There is no property ${String(lost)}` });
    await tabTo(page, page.getByRole('link', { name: 'Open the form' }));
    await page.keyboard.press('Enter');
    await mendByKeyboard(page, { lost, kept });
    await tabBackTo(page, page.getByRole('banner').getByRole('link', { name: 'Back' }));
    await page.keyboard.press('Enter');
    await goToFailed(page);
    await tabTo(page, row(page, newer));
    await page.keyboard.press('Enter');
    const panel = page.getByRole('complementary', { name: newer });
    await expect(panel.getByRole('heading', { level: 2 })).toBeFocused();
    await tabTo(page, panel.getByRole('button', { name: 'Deliver again' }));
    await page.keyboard.press('Enter');
    await expect(panel.getByText(/Stored in the vault as object 0-\d+/)).toBeVisible();
    await expect
      .poll(async () => (await inVault.findObject(newer))?.properties)
      .toMatchObject({ [kept]: applicant });

    await page.keyboard.press('Escape');
    await typeInto(page, page.getByRole('combobox', { name: 'Form' }), 'Boat place');
    await tabTo(page, page.getByRole('button', { name: 'Deliver the 1 failed of this form' }));
    await page.keyboard.press('Enter');
    const bulk = page.getByRole('dialog');
    await expect(
      bulk.getByRole('status').getByText('1 submission was sent to the vault again.', { exact: true }),
    ).toBeVisible();
    expect(await screenFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect
      .poll(async () => (await inVault.findObject(older))?.properties)
      .toMatchObject({ [kept]: 'Elsa' });
    await expect(page.getByText('No submissions match these choices.')).toBeVisible();
    await page.close();
    await administrator.signOut();
    await inVault.signOut();
  } finally {
    await portal.stop();
    await vault.stop();
  }
});

function row(page: Page, reference: string): Locator {
  return page.getByRole('link', { name: reference, exact: true });
}

/** From any page of the administration to the list of what the vault refused. */
async function goToFailed(page: Page): Promise<void> {
  const link = page
    .getByRole('navigation', { name: 'Administration' })
    .getByRole('link', { name: /^Submissions/ });
  await expect(link).toBeVisible();
  await tabTo(page, link);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Submissions' })).toBeFocused();
  const failed = page.getByRole('link', { name: /^Failed/ });
  await tabTo(page, failed);
  await page.keyboard.press('Enter');
  await expect(failed).toHaveAttribute('aria-current', 'page');
}

interface Refused {
  readonly newer: string;
  readonly older: string;
  readonly reason: string;
}

/** Goes through the list by its arrows, reads the reason and shows the identity code. */
async function readByKeyboard(page: Page, { newer, older, reason }: Refused): Promise<void> {
  const { keyboard } = page;
  await tabTo(page, row(page, newer));
  await keyboard.press('ArrowDown');
  await expect(row(page, older)).toBeFocused();
  await keyboard.press('ArrowUp');
  await keyboard.press('Enter');
  const panel = page.getByRole('complementary', { name: newer });
  await expect(panel.getByRole('heading', { level: 2, name: newer })).toBeFocused();
  await expect(panel).toContainText('The vault did not accept the content of this submission.');
  await expect(panel).toContainText(reason);
  expect(await screenFaults(page)).toEqual([]);

  await expect(panel).toContainText('Aino Korhonen, 210281-****');
  await tabTo(page, panel.getByRole('button', { name: 'Show: Applicant' }));
  await keyboard.press('Enter');
  await expect(panel).toContainText(applicant);
  await keyboard.press('Escape');
  await expect(row(page, newer)).toBeFocused();
  await keyboard.press('Enter');
  await expect(panel.getByRole('heading', { level: 2, name: newer })).toBeFocused();
}

/** Binds the question to another property in the form builder, and publishes. */
async function mendByKeyboard(
  page: Page,
  { lost, kept }: { readonly lost: number; readonly kept: number },
): Promise<void> {
  const { keyboard } = page;
  const editor = editorOn(page);
  await expect(editor.block('Boat place')).toBeVisible();
  await tabTo(page, editor.block('Boat place'));
  await keyboard.press('ArrowDown');
  await expect(editor.block('Applicant')).toBeFocused();
  await keyboard.press('Enter');
  const { bound } = fieldControls(editor);
  await expect(bound).toHaveValue(new RegExp(String(lost)));
  await tabTo(page, bound);
  await retype(page, String(kept));
  await keyboard.press('Enter');
  await expect(bound).toHaveValue('Venepaikan hakija');
  await tabBackTo(page, page.getByRole('button', { name: /^Publish…/ }));
  await keyboard.press('Enter');
  const publish = page.getByRole('dialog', { name: 'Save or publish?' });
  await expect(publish.getByRole('button', { name: /^Publish version \d+$/ })).toBeFocused();
  await keyboard.press('Enter');
  await expect(page.getByText('Form saved successfully!')).toBeVisible();
}

test('a form’s submissions are exported, and the audit log tells who did', async ({
  page,
  portal,
  administrator,
}) => {
  const guid = await administrator.publish(aForm({ fi: 'Aloite', gb: 'Initiative' }, { fields: [question] }));
  const reference = await send(page, portal, guid, applicant);
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

test('days of the list are typed as people write them, and a last day before the first is said', async ({
  page,
  portal,
  administrator,
}) => {
  const guid = await administrator.publish(aForm({ fi: 'Varaus', gb: 'Booking' }, { fields: [question] }));
  const reference = await send(page, portal, guid, applicant);
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

test('an export that is stopped ends at once, gives no file, and can be asked for again', async ({
  page,
  portal,
  administrator,
}) => {
  const guid = await administrator.publish(aForm({ fi: 'Kysely', gb: 'Survey' }, { fields: [question] }));
  for (const name of ['Aino', 'Elsa', 'Onni']) await send(page, portal, guid, name);
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

test('what is wrong with retention and notices is said at its control', async ({
  page,
  portal,
  administrator,
}) => {
  const guid = await administrator.publish(
    aForm({ fi: 'Vuokraus', gb: 'Rental' }, { fields: [question], enabled: false }),
  );
  await signInOn(page, portal);
  await page.goto(`/admin/submissions?form=${guid}`);
  await page.getByRole('button', { name: 'Retention and notices', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog
    .getByRole('combobox', { name: 'How long answers and files stay here after delivery' })
    .selectOption('A number of days');
  const days = dialog.getByRole('textbox', { name: 'Days (1–3650)', exact: true });
  const addresses = dialog.getByRole('textbox', { name: 'Who is told of new submissions by mail' });
  await addresses.fill('aino@example.com\nnobody');

  await dialog.getByRole('button', { name: 'Save', exact: true }).click();

  await expect(days).toBeFocused();
  await expect(days).toHaveAccessibleDescription('Enter a number of days from 1 to 3650.');
  await expect(addresses).toHaveAccessibleDescription(/This is not a mail address: nobody$/);
  expect(await screenFaults(page)).toEqual([]);
  await days.fill('30');
  await addresses.fill('aino@example.com');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog).toHaveCount(0);
});

test('a submission that waits for a vault out of reach is told as waiting, in list and detail', async ({
  page,
  guard,
}) => {
  test.slow();
  const { vault, portal } = await startPortalAndVault();
  const running = new Set([vault, portal]);
  try {
    guard.allow(portal.url);
    const administrator = await signInAdministrator(portal);
    const guid = await administrator.publish(
      aForm({ fi: 'Kaatopaikka', gb: 'Landfill' }, { fields: [question] }),
    );
    await signInOn(page, portal);
    running.delete(vault);
    await vault.stop();

    const reference = await send(page, portal, guid, 'Elsa');
    await expect
      .poll(async () => (await administrator.submissionsOf(guid)).map(({ Attempts }) => Attempts))
      .not.toEqual([0]);
    await page.goto(`${portal.url}/admin/submissions?form=${guid}&status=waiting`);
    const row = page.getByRole('link', { name: reference, exact: true });
    await expect(row).toBeVisible();
    expect(await screenFaults(page)).toEqual([]);

    await row.press('Enter');
    const panel = page.getByRole('complementary', { name: reference });
    await expect(panel.getByRole('button', { name: 'Send now' })).toBeVisible();
    expect(await screenFaults(page)).toEqual([]);
    await administrator.signOut();
  } finally {
    for (const one of running) await one.stop();
  }
});
