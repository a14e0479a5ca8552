import { deliveredWithinMs } from '../support/portal/administrator.ts';
import { aPicture } from '../support/forms/files.ts';
import { aGatedForm, expect, person, test } from '../support/portal/identification.ts';

test.use({ javaScriptEnabled: false });

test('without script a visitor identifies, gets verified answers, sends the form and signs out', async ({
  page,
  administrator,
  texts,
  guard,
}) => {
  guard.expectMessage(/400/);
  const form = await administrator.publish(aGatedForm());
  await page.goto(`/form/${form}`);
  await page.getByRole('link', { name: texts.text('authenticate') }).click();
  await person(page, 'An ordinary person').click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(`/form/${form}`);
  const firstNames = page.getByRole('textbox', { name: 'Etunimet' });
  await expect(firstNames).toHaveValue('Nordea Helena');
  await expect(firstNames).not.toBeEditable();

  await page.getByRole('button', { name: texts.text('send') }).click();
  await expect(page.getByRole('heading', { name: texts.text('errorSummary', { n: 1 }) })).toBeVisible();
  await expect(firstNames).toHaveValue('Nordea Helena');
  await expect(firstNames).not.toBeEditable();
  await page.getByRole('textbox', { name: 'Puhelin' }).fill('0401234567');
  await page.getByRole('button', { name: texts.text('send') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.text('formSent'));
  const [submission] = await administrator.submissionsOf(form);
  await expect
    .poll(() => administrator.findObject(submission?.Reference ?? ''), { timeout: deliveredWithinMs })
    .toMatchObject({ properties: { 1000: 'Nordea Helena', 1010: 'Demo', 1030: '210281-9988' } });

  await page.getByRole('link', { name: texts.text('logout') }).click();
  await page.getByRole('link', { name: 'Return to the service' }).click();
  await expect(page.getByRole('heading', { level: 1, name: texts.text('loggedOutTitle') })).toBeVisible();
  await page.goto(`/form/${form}`);
  await expect(page.getByRole('link', { name: texts.text('authenticate') })).toBeVisible();
});

test('without script no answers are lost when the identification ends, and no other person gets them', async ({
  page,
  context,
  administrator,
  texts,
  guard,
  identification,
}) => {
  guard.expectMessage(/401/);
  guard.expectMessage(/409/);
  const attachments = { maxFileSizeMb: 1, categories: ['img'], customExtensions: [] } as const;
  const form = await administrator.publish(aGatedForm({ attachments }));
  const send = page.getByRole('button', { name: texts.text('send') });
  const phone = page.getByRole('textbox', { name: 'Puhelin' });
  const firstNames = page.getByRole('textbox', { name: 'Etunimet' });
  const nobodyRemembered = () => fetch(`${identification.idp.url}/logout`);
  /** Identifies in the tab that the page's link opens. */
  async function identifyAgain(purpose: string): Promise<void> {
    await nobodyRemembered();
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('link', { name: texts.text('identifyAgain') }).click(),
    ]);
    await person(tab, purpose).click();
    await tab.getByRole('button', { name: 'Continue' }).click();
    await expect(tab.getByRole('textbox', { name: 'Etunimet' })).not.toHaveValue('');
    await tab.close();
  }

  await page.goto(`/form/${form}`);
  await page.getByRole('link', { name: texts.text('authenticate') }).click();
  await person(page, 'An ordinary person').click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await phone.fill('0401234567');
  await page.getByLabel(texts.text('chooseFiles')).setInputFiles([aPicture('kuoppa.png')]);
  await context.clearCookies({ name: 'sid' });
  await send.click();

  await expect(page.getByRole('heading', { name: texts.text('identificationEnded') })).toBeVisible();
  await expect(phone).toHaveValue('0401234567');
  await expect(firstNames).toHaveValue('Nordea Helena');
  await expect(firstNames).not.toBeEditable();
  const staged = page.getByRole('list', { name: texts.text('stagedFiles') });
  await expect(staged.getByText('kuoppa.png')).toBeVisible();
  expect(await administrator.submissionsOf(form)).toEqual([]);

  await identifyAgain('An ordinary person');
  await send.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.text('formSent'));
  const [submission] = await administrator.submissionsOf(form);
  expect(submission?.AttachmentCount).toBe(1);
  expect(await administrator.answersOf(submission?.GUID ?? '')).toMatchObject({
    Etunimet: 'Nordea Helena',
    Puhelin: '0401234567',
  });

  await page.goto(`/form/${form}`);
  await phone.fill('0401234567');
  await context.clearCookies({ name: 'sid' });
  await send.click();
  await identifyAgain('Identified in another EU country');
  await send.click();
  await expect(page.getByText(texts.text('problem.otherPerson'))).toBeVisible();
  await expect(firstNames).toHaveValue('Jürgen Łukasz');
  await expect(phone).toHaveValue('');
  expect(await page.content()).not.toContain('0401234567');
});
