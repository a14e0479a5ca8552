import { chooseButton, chooseFiles } from '../support/controls/choose-files.ts';
import { signInOn } from '../support/editor.ts';
import { aPdf } from '../support/forms/files.ts';
import { aForm, aQuestion } from '../support/forms/forms.ts';
import { open } from '../support/pages/open-page.ts';
import { expect, test } from '../support/journey.ts';
import { screenFaults } from '../support/pages/screen-faults.ts';
import { main } from '../support/main.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const question = aQuestion({ type: 'text', label: { fi: 'Veneen nimi', gb: 'Name of the boat' } });

test('an administrator sets when a form opens, and visitors see it in the list and at its address', async ({
  page,
  portal,
  administrator,
  texts,
}) => {
  const guid = await administrator.publish(
    aForm(
      { fi: 'Joulumarkkinoiden myyntipaikat', gb: 'Christmas market stalls' },
      { fields: [question], showInFormPortal: true },
    ),
  );
  await signInOn(page, portal);
  await page.goto(`/admin/form/${guid}/settings`);
  const section = page.getByRole('region', { name: 'Aukiolo' });
  await section.getByLabel('Avautuu', { exact: true }).click();
  await page.keyboard.type('1.12.2099');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('9');
  await section.getByLabel('Sulkeutuu', { exact: true }).fill('31.12.2099');
  await section.getByLabel('Sulkeutuu kello').fill('16');
  await section.getByRole('button', { name: 'Tallenna aukiolo' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Aukiolo on tallennettu')).toBeVisible();
  expect(await screenFaults(page)).toEqual([]);

  await page.goto(`/form/${guid}`);
  await expect(
    page.getByRole('heading', { name: 'Lomake avautuu tiistaina 1.12.2099 klo 9.00' }),
  ).toBeVisible();
  await expect(page.getByRole('definition')).toHaveText(['1.12.2099 klo 9.00', '31.12.2099 klo 16.00']);
  await expect(page.getByLabel('Veneen nimi')).toHaveCount(0);
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await screenFaults(page)).toEqual([]);
  }
  // A form that opens in a year is not listed.
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Joulumarkkinoiden myyntipaikat' })).toHaveCount(0);

  await page.goto(`/admin/form/${guid}/settings`);
  await expect(section.getByLabel('Avautuu kello')).toHaveValue('09:00');
  await section.getByLabel('Avautuu', { exact: true }).fill('');
  await section.getByLabel('Avautuu kello').fill('');
  await section.getByLabel('Sulkeutuu', { exact: true }).fill('');
  await section.getByLabel('Sulkeutuu kello').fill('');
  await section.getByLabel('Lähetyksiä enintään').fill('1');
  await section.getByRole('button', { name: 'Tallenna aukiolo' }).click();
  await expect(page.getByText('Aukiolo on tallennettu')).toBeVisible();

  await page.goto(`/form/${guid}`);
  await page.getByLabel('Veneen nimi').fill('Ahti');
  await page.getByRole('button', { name: texts.text('send'), exact: true }).click();
  await expect(page.getByText(texts.text('formSent')).first()).toBeVisible();

  await page.goto('/');
  const row = page.getByRole('listitem').filter({ hasText: 'Joulumarkkinoiden myyntipaikat' });
  await expect(row).toContainText('Paikat ovat täynnä');
  expect(await screenFaults(page)).toEqual([]);
  await page.goto(`/form/${guid}`);
  await expect(page.getByRole('heading', { name: 'Paikat ovat täynnä' })).toBeVisible();
});

test(
  'a form that closes while somebody fills it in keeps the answers and reports it',
  main,
  async ({ page, administrator, guard, texts }) => {
    guard.expectMessage(/403/);
    const guid = await administrator.publish(
      aForm({ fi: 'Venepaikan vaihto', gb: 'Change of berth' }, { fields: [question] }),
    );
    await page.goto(`/form/${guid}`);
    await page.getByLabel('Veneen nimi').fill('Ahti');
    await administrator.saveOpening(guid, { closesAt: '2026-01-01 12:00' });

    await page.getByRole('button', { name: texts.text('send'), exact: true }).click();

    await expect(page.getByText('Lomake on sulkeutunut, eikä sillä voi enää vastata.').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByLabel('Veneen nimi')).toHaveValue('Ahti');
  },
);

test('a form that closes while a file is uploaded keeps the answers and the file, and reports it', async ({
  page,
  administrator,
  guard,
  texts,
}) => {
  guard.expectMessage(/403/);
  const guid = await administrator.publish(
    aForm(
      { fi: 'Venepaikan luovutus', gb: 'Giving up a berth' },
      {
        fields: [question],
        attachments: { maxFileSizeMb: 1, categories: ['doc'], customExtensions: [] },
      },
    ),
  );
  await open(page, `/form/${guid}`);
  await page.getByLabel('Veneen nimi').fill('Ahti');
  await chooseFiles(page, chooseButton(page, texts), [aPdf('sopimus.pdf', 900_000)]);
  const file = page.getByRole('list', { name: texts.text('attachedFiles') }).getByRole('listitem');
  await expect(file).toContainText(texts.text('fileReady'));
  const network = await page.context().newCDPSession(page);
  const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 300_000 };
  await network.send('Network.emulateNetworkConditions', slow);

  const posted = page.waitForRequest((request) => request.method() === 'POST');
  const response = page.waitForResponse((response) => response.request().method() === 'POST');
  await page.getByRole('button', { name: texts.text('send'), exact: true }).click();
  await posted;
  await administrator.saveOpening(guid, { closesAt: '2026-01-01 12:00' });

  expect((await response).status()).toBe(403);
  await expect(page.getByText('Lomake on sulkeutunut, eikä sillä voi enää vastata.').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('Veneen nimi')).toHaveValue('Ahti');
  await expect(file).toContainText('sopimus.pdf');
  expect(await administrator.submissionsOf(guid)).toHaveLength(0);
});
