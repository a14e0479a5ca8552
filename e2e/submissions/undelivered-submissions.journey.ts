import { dataTypes } from '@form-portal/domain';
import type { Locator, Page } from '@playwright/test';
import { signInAdministrator } from '../support/portal/administrator.ts';
import { editorOn, signInOn } from '../support/editor.ts';
import { fieldControls } from '../support/controls/field-controls.ts';
import { aForm } from '../support/forms/forms.ts';
import { expect, test } from '../support/journey.ts';
import { retype, tabBackTo, tabTo, typeInto } from '../support/controls/keyboard.ts';
import { startPortalAndVault } from '../support/portal/mfiles-vault.ts';
import { screenFaults } from '../support/pages/screen-faults.ts';
import { applicant, question, sendAnswer } from '../support/submissions.ts';

test.use({ language: 'gb', contextOptions: { reducedMotion: 'reduce' } });

test('what the vault refused because a property was deleted is read, fixed in the builder and delivered, by keyboard alone', async ({
  page,
  guard,
}) => {
  test.slow();
  const { vault, portal } = await startPortalAndVault();
  try {
    guard.allow(portal.url);
    const inVault = await signInAdministrator(vault);
    const [lost, kept] = [
      await inVault.createProperty('Hakija'),
      await inVault.createProperty('Venepaikan hakija'),
    ];
    const administrator = await signInAdministrator(portal);
    const bound = { ...question, property: lost, dataType: dataTypes.text };
    const guid = await administrator.publish(
      aForm({ fi: 'Venepaikka', gb: 'Boat place' }, { fields: [bound] }),
    );
    await inVault.removeProperty(lost);
    const older = await sendAnswer(page, portal, guid, 'Elsa');
    const newer = await sendAnswer(page, portal, guid, applicant);
    await expect
      .poll(async () => (await administrator.submissionsOf(guid)).map(({ Status }) => Status))
      .toEqual(['failed', 'failed']);
    await signInOn(page, portal);
    await page.goto(`${portal.url}/admin`);

    await goToFailed(page);
    await readByKeyboard(page, {
      newer,
      older,
      sentence: `The vault has no property “${String(lost)}”`,
      reason: `There is no property ${String(lost)}`,
    });
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
    await tabTo(page, page.getByRole('button', { name: 'Deliver the 1 failed submission of this form' }));
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
  /** In the reader's language. */
  readonly sentence: string;
  /** In the vault's own words. */
  readonly reason: string;
}

/** Goes through the list by its arrows, reads the reason and shows the identity code. */
async function readByKeyboard(page: Page, { newer, older, sentence, reason }: Refused): Promise<void> {
  const { keyboard } = page;
  await tabTo(page, row(page, newer));
  await keyboard.press('ArrowDown');
  await expect(row(page, older)).toBeFocused();
  await keyboard.press('ArrowUp');
  await keyboard.press('Enter');
  const panel = page.getByRole('complementary', { name: newer });
  await expect(panel.getByRole('heading', { level: 2, name: newer })).toBeFocused();
  await expect(panel).toContainText('The vault did not accept the content of this submission.');
  await expect(panel).toContainText(sentence);
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

test('a submission that waits for an unreachable vault is shown as waiting, in list and detail', async ({
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

    const reference = await sendAnswer(page, portal, guid, 'Elsa');
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
    await page.close();
    await administrator.signOut();
  } finally {
    for (const one of running) await one.stop();
  }
});
