import { contactForm } from '../../packages/server/src/samples/contact-form.ts';
import {
  fakeVirus,
  startFakeClamd,
  type FakeClamd,
} from '../../packages/server/src/virus-scan/testing/fake-clamd.ts';
import { signInOn } from '../support/editor.ts';
import { signInAdministrator } from '../support/portal/administrator.ts';
import { chooseButton, chooseFiles } from '../support/controls/choose-files.ts';
import { askingForContact, contact, fillContact, question } from '../support/forms/contact-form.ts';
import { aPicture, type VisitorFile } from '../support/forms/files.ts';
import { copyOf } from '../support/forms/forms.ts';
import { expect, test } from '../support/journey.ts';
import { pressOn } from '../support/controls/keyboard.ts';
import { open, waitForDraft } from '../support/pages/open-page.ts';
import type { Portal } from '../support/portal/portal.ts';
import { screenFaults } from '../support/pages/screen-faults.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const message = 'Kadulla 5 on kuoppa.';
const clean = aPicture('kuoppa.png');
const infected: VisitorFile = {
  ...aPicture('kiitos.png'),
  buffer: Buffer.concat([aPicture('').buffer, Buffer.from(fakeVirus)]),
};

let clamd: FakeClamd;

test.beforeEach(async () => {
  clamd = await startFakeClamd();
});

test.afterEach(() => clamd.stop());

/** A form that accepts files, on a portal, and its address. */
async function publishOn(portal: Portal) {
  const administrator = await signInAdministrator(portal);
  const form = await administrator.publish(copyOf(contactForm));
  return { administrator, form, address: `${portal.url}/form/${form}` };
}

test('a file with a virus is refused in words that name it, with everything kept; without it the form is sent', async ({
  page,
  texts,
  guard,
  startOwnPortal,
}) => {
  guard.expectMessage(/400/);
  const portal = await startOwnPortal('quiet', { PORTAL_CLAMD: clamd.address });
  const { administrator, form, address } = await publishOn(portal);
  await open(page, address);
  await fillContact(page, texts, message);
  await waitForDraft(page);
  await chooseFiles(page, chooseButton(page, texts), [clean, infected]);

  const ask = askingForContact(page, texts);
  await ask.send.click();

  const popup = page.getByRole('alertdialog', { name: texts.text('errorSummary', { n: 1 }) });
  await expect(popup).toContainText(texts.text('problem.fileInfected', { name: infected.name }));
  await expect(popup.getByRole('button', { name: texts.text('tryAgain') })).toHaveCount(0);
  expect(await screenFaults(page)).toEqual([]);
  await pressOn(page, popup.getByRole('link'));
  await expect(popup).toHaveCount(0);
  const row = page
    .getByRole('list', { name: texts.text('attachedFiles') })
    .getByRole('listitem')
    .filter({ hasText: infected.name });
  await expect(row).toBeFocused();
  await expect(row).toContainText(texts.text('problem.fileInfected', { name: infected.name }));
  await expect(ask.box(contact.message)).toHaveValue(message);
  await expect(ask.option(contact.kind, question[texts.language])).toBeChecked();
  expect(await administrator.submissionsOf(form)).toHaveLength(0);

  await page.getByRole('button', { name: texts.text('removeFile', { name: infected.name }) }).click();
  await ask.send.click();
  await expect(page.getByRole('dialog', { name: texts.text('formSent') })).toBeVisible();
  expect(await administrator.submissionsOf(form)).toMatchObject([{ AttachmentCount: 1 }]);
  await administrator.signOut();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a file with a virus is named in the summary, and what was typed is there', async ({
    page,
    texts,
    guard,
    startOwnPortal,
  }) => {
    guard.expectMessage(/400/);
    const portal = await startOwnPortal('quiet', { PORTAL_CLAMD: clamd.address });
    const { administrator, form, address } = await publishOn(portal);
    await page.goto(address);
    await fillContact(page, texts, message);
    await page.getByLabel(texts.text('chooseFiles')).setInputFiles([clean, infected]);

    const ask = askingForContact(page, texts);
    await ask.send.click();

    const summary = page.getByRole('group', { name: texts.text('errorSummary', { n: 1 }) });
    await expect(summary.getByRole('link')).toContainText([
      texts.text('problem.fileInfected', { name: infected.name }),
    ]);
    await expect(
      page.getByRole('list', { name: texts.text('stagedFiles') }).getByRole('listitem'),
    ).toContainText([clean.name]);
    await expect(ask.box(contact.message)).toHaveValue(message);
    expect(await administrator.submissionsOf(form)).toHaveLength(0);

    await ask.send.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.text('formSent'));
    expect(await administrator.submissionsOf(form)).toMatchObject([{ AttachmentCount: 1 }]);
    await administrator.signOut();
  });
});

test('a submission that could not be scanned is shown as waiting, and as set aside when a virus is found later', async ({
  page,
  texts,
  startOwnPortal,
}) => {
  // A scanner out of reach and a virus in what was accepted are logged as failures.
  const portal = await startOwnPortal('may-log-failures', { PORTAL_CLAMD: clamd.address });
  const { administrator, form, address } = await publishOn(portal);
  await clamd.stop();
  await open(page, address);
  await fillContact(page, texts, message);
  await waitForDraft(page);
  await chooseFiles(page, chooseButton(page, texts), [infected]);
  await askingForContact(page, texts).send.click();
  await expect(page.getByRole('dialog', { name: texts.text('formSent') })).toBeVisible();
  const [received] = await administrator.submissionsOf(form);
  const reference = received?.Reference ?? '';

  await signInOn(page, portal);
  await page.goto(`${portal.url}/admin/submissions?form=${form}`);
  const row = page.getByRole('row').filter({ hasText: reference });
  await expect(row).toContainText(texts.text('admin.submissions.waitingForScan'));
  expect(await screenFaults(page)).toEqual([]);
  const wide = page.viewportSize() ?? { width: 1280, height: 900 };
  await page.setViewportSize({ width: 320, height: 800 });
  // Fails if something covers the link.
  await row.getByRole('link').click({ trial: true });
  await page.setViewportSize(wide);
  await row.getByRole('link').press('Enter');
  const panel = page.getByRole('complementary', { name: reference });
  await expect(panel).toContainText(texts.text('admin.submissions.notScanned'));
  await expect(panel).toContainText('The virus scanner cannot be reached.');
  expect(await screenFaults(page)).toEqual([]);

  await clamd.restart();

  await expect
    .poll(async () => (await administrator.submissionsOf(form)).map(({ Status }) => Status), {
      timeout: 30_000,
    })
    .toEqual(['failed']);
  await page.reload();
  await expect(panel).toContainText(texts.text('admin.submissions.virusFound'));
  await expect(panel).toContainText(texts.text('admin.submissions.virusFoundHelp'));
  await expect(panel.getByText(texts.text('admin.submissions.stepVirusFound'))).toBeVisible();
  expect(await screenFaults(page)).toEqual([]);
  expect(await administrator.findObject(reference)).toBeUndefined();
  await administrator.signOut();
});
