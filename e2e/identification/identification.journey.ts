import { deliveredWithinMs } from '../support/portal/administrator.ts';
import { aGatedForm, endSessions, expect, identify, person, test } from '../support/portal/identification.ts';
import { tabTo, typeInto } from '../support/controls/keyboard.ts';
import { open, openForm, waitForHydration, waitForDraft } from '../support/pages/open-page.ts';
import { main } from '../support/main.ts';

const phone = '0401234567';

test.describe('in English', () => {
  test.use({ language: 'gb' });

  test(
    'a form with identification shows what is fetched, leads to another site and back, and is sent with verified answers',
    main,
    async ({ page, administrator, texts }) => {
      const form = await openForm(page, administrator, aGatedForm());
      await expect(page.getByRole('main').getByRole('listitem')).toHaveText([
        texts.text('identity.personalIdentityCode'),
        texts.text('identity.firstNames'),
        texts.text('identity.lastName'),
      ]);
      await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
      await tabTo(page, page.getByRole('link', { name: texts.text('authenticate') }));
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/^http:\/\/127\.0\.0\.1/);
      await person(page, 'An ordinary person').click();
      await expect(page).toHaveURL(`/form/${form}`);
      await waitForHydration(page);

      const firstNames = page.getByRole('textbox', { name: 'First names' });
      await expect(firstNames).toHaveValue('Nordea Helena');
      await expect(firstNames).toHaveAccessibleDescription(texts.text('verifiedField'));
      await firstNames.focus();
      await page.keyboard.type('Somebody Else');
      await expect(firstNames).toHaveValue('Nordea Helena');

      const name = page.getByRole('button', { name: 'Nordea Demo' });
      await name.press('Enter');
      const popup = page.getByRole('dialog', { name: texts.text('suomifiPopupTitle') });
      const received = popup.getByRole('definition');
      await expect(received.first()).toContainText('210281-9988');
      await expect(received.filter({ hasText: /^21.*1981/ })).toBeVisible();
      await expect(received.filter({ hasText: texts.text('yes') })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(popup).toHaveCount(0);
      await expect(name).toBeFocused();

      await typeInto(page, page.getByRole('textbox', { name: 'Phone' }), phone);
      await page.getByRole('button', { name: texts.text('send') }).click();
      await expect(page.getByRole('dialog', { name: texts.text('formSent') })).toBeVisible();
      const [submission] = await administrator.submissionsOf(form);
      expect(await administrator.answersOf(submission?.GUID ?? '')).toMatchObject({
        Etunimet: 'Nordea Helena',
        Sukunimi: 'Demo',
        Puhelin: phone,
      });
      await expect
        .poll(() => administrator.findObject(submission?.Reference ?? ''), { timeout: deliveredWithinMs })
        .toMatchObject({
          properties: { 1000: 'Nordea Helena', 1010: 'Demo', 1030: '210281-9988', 1002: phone },
        });
    },
  );
});

test('an identification that is cancelled or not possible yet leads back to the form', async ({
  page,
  administrator,
  texts,
  portal,
}) => {
  await test.step('cancelling at the identity provider is reported and leads back', async () => {
    const form = await openForm(page, administrator, aGatedForm());
    await page.getByRole('link', { name: texts.text('authenticate') }).click();
    await person(page, 'Cancel').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      texts.text('identificationCancelled').replace(/\.$/, ''),
    );
    await page.getByRole('link', { name: texts.text('tryAgain') }).click();
    await expect(page).toHaveURL(`/form/${form}`);
    await expect(page.getByRole('link', { name: texts.text('authenticate') })).toBeVisible();
  });

  await test.step('a vault user is asked to sign out first, and identifies then', async () => {
    const form = await administrator.publish(aGatedForm());
    await open(page, `/login?return=/form/${form}`);
    await page.getByLabel(texts.text('username')).fill(portal.admin.username);
    await page.getByLabel(texts.text('password'), { exact: true }).fill(portal.admin.password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/form/${form}`);
    await waitForHydration(page);
    const button = page.getByRole('button', { name: texts.text('authenticate') });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription(new RegExp(texts.text('vaultUserMustLogout')));
    await tabTo(page, page.getByRole('main').getByRole('button', { name: texts.text('logout') }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/logout');
    await open(page, `/form/${form}`);
    await page.getByRole('link', { name: texts.text('authenticate') }).click();
    await person(page, 'An ordinary person').click();
    await expect(page.getByRole('textbox', { name: 'Etunimet' })).toHaveValue('Nordea Helena');
  });
});

test('forged answers, owner and attributes in the request never reach the vault', async ({
  page,
  portal,
  administrator,
  texts,
}) => {
  const gated = aGatedForm();
  const form = await openForm(page, administrator, gated);
  await page.getByRole('link', { name: texts.text('authenticate') }).click();
  await person(page, 'An ordinary person').click();
  await waitForHydration(page);
  await page.route('**/api/submissions', async (route) => {
    const body = (route.request().postDataBuffer() ?? Buffer.alloc(0)).toString();
    const forged = body
      .replaceAll('Nordea Helena', 'Forged Forgery')
      .replaceAll('"Demo"', '"Forger"')
      .replace('{"GUID"', '{"saml_attributes":{"henkilotunniste":"010280-952L"},"GUID"');
    await route.continue({ postData: forged });
  });
  await page.getByRole('textbox', { name: 'Puhelin' }).fill(phone);
  await page.getByRole('button', { name: texts.text('send') }).click();
  await expect(page.getByRole('dialog', { name: texts.text('formSent') })).toBeVisible();
  const [submission] = await administrator.submissionsOf(form);
  await expect
    .poll(() => administrator.findObject(submission?.Reference ?? ''), { timeout: deliveredWithinMs })
    .toMatchObject({ properties: { 1000: 'Nordea Helena', 1010: 'Demo', 1030: '210281-9988' } });
  const { status } = await page.request
    .post(`${portal.url}/api/submissions`, {
      headers: { origin: portal.url, cookie: '' },
      multipart: { submission: JSON.stringify({ FormGUID: form, Fields: [] }) },
    })
    .then((response) => ({ status: response.status() }));
  expect(status).toBe(401);
});

test('answers are kept for the person who gave them', async ({
  page,
  context,
  administrator,
  texts,
  identification,
  guard,
}) => {
  await test.step('answers are kept when the session ends while the form is filled in, and the form is sent after identifying again', async () => {
    const form = await openForm(page, administrator, aGatedForm());
    await page.getByRole('link', { name: texts.text('authenticate') }).click();
    await person(page, 'An ordinary person').click();
    await waitForHydration(page);
    const box = page.getByRole('textbox', { name: 'Puhelin' });
    await box.fill(phone);
    await waitForDraft(page);
    await context.clearCookies({ name: 'sid' });
    guard.expectMessage(/401/);
    await page.getByRole('button', { name: texts.text('send') }).click();
    const popup = page.getByRole('alertdialog', { name: texts.text('error') });
    await expect(popup).toContainText(texts.text('sessionEnded'));
    await fetch(`${identification.idp.url}/logout`);
    const [other] = await Promise.all([
      context.waitForEvent('page'),
      popup.getByRole('link', { name: texts.text('identifyAgain') }).click(),
    ]);
    await person(other, 'An ordinary person').click();
    await expect(other).toHaveURL(`/form/${form}`);
    await other.close();
    await expect(box).toHaveValue(phone);
    await popup.getByRole('button', { name: texts.text('tryAgain') }).click();
    await expect(page.getByRole('dialog', { name: texts.text('formSent') })).toBeVisible();
    expect(await administrator.submissionsOf(form)).toHaveLength(1);
  });

  await test.step('answers return after identifying again, and for no other person', async () => {
    await endSessions(context, identification);
    page.on('dialog', (dialog) => void dialog.accept());
    const form = await openForm(page, administrator, aGatedForm());
    const box = page.getByRole('textbox', { name: 'Puhelin' });
    await identify(page, texts, 'An ordinary person');
    await box.fill(phone);
    await waitForDraft(page);
    await endSessions(context, identification);
    await open(page, `/form/${form}`);
    await identify(page, texts, 'An ordinary person');
    await expect(box).toHaveValue(phone);
    await expect(page.getByText(texts.text('draftRestored'))).toBeVisible();

    await endSessions(context, identification);
    await open(page, `/form/${form}`);
    await identify(page, texts, 'Identified in another EU country');
    await expect(page.getByRole('textbox', { name: 'Etunimet' })).toHaveValue('Jürgen Łukasz');
    await expect(box).toHaveValue('');
  });
});
