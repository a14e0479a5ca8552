import {
  aGatedForm,
  endSessions,
  expect,
  identify,
  identifyInAnotherTab,
  person,
  test,
} from '../support/portal/identification.ts';
import { inspect } from '../support/pages/inspect.ts';
import { open, openForm } from '../support/pages/open-page.ts';
import { axeFaults, reflowFaults } from '../support/pages/page-faults.ts';
import { targetFaults } from '../support/pages/target-faults.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Expects no accessibility faults; a failure lists all of them. */
function expectNone(faults: readonly string[]): void {
  expect(faults.join('\n\n')).toBe('');
}

test('the pages of an identified person have no accessibility faults', async ({
  page,
  administrator,
  texts,
}) => {
  await test.step('the page about a cancelled identification has no accessibility faults', async () => {
    await openForm(page, administrator, aGatedForm());
    await page.getByRole('link', { name: texts.text('authenticate') }).click();
    await person(page, 'Cancel').click();
    await expect(page.getByRole('link', { name: texts.text('tryAgain') })).toBeVisible();
    expectNone(await inspect(page));
  });

  await test.step('a form with verified answers, the popup of attributes and the sign-in page of an identified person have no accessibility faults', async () => {
    await openForm(page, administrator, aGatedForm());
    await identify(page, texts, 'An ordinary person');
    const faults = [...(await inspect(page))];
    await page.getByRole('button', { name: 'Nordea Demo' }).click();
    await expect(page.getByRole('dialog', { name: texts.text('suomifiPopupTitle') })).toBeVisible();
    faults.push(...(await inspect(page)));
    page.on('dialog', (dialog) => void dialog.accept());
    await open(page, '/login');
    await expect(page.getByText(texts.text('samlNoAdmin'))).toBeVisible();
    faults.push(...(await inspect(page)));
    expectNone(faults);
  });
});

test('the popups about an ended identification have no accessibility faults', async ({
  page,
  context,
  identification,
  administrator,
  texts,
  guard,
}) => {
  await test.step('the popup about an ended session has no accessibility faults, keeps the page, and closes when the visitor has identified again', async () => {
    await openForm(page, administrator, aGatedForm());
    await identify(page, texts, 'An ordinary person');
    await page.getByRole('textbox', { name: 'Puhelin' }).fill('0401234567');
    await context.clearCookies({ name: 'sid' });
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    const popup = page.getByRole('alertdialog', { name: texts.text('identificationEnded') });
    await expect(popup).toBeVisible();
    expectNone(await inspect(page));
    const [other] = await Promise.all([
      context.waitForEvent('page'),
      popup.getByRole('link', { name: texts.text('identifyAgain') }).click(),
    ]);
    // The identity provider remembers the person and asks nothing.
    await expect(other.getByRole('textbox', { name: 'Puhelin' })).toHaveValue('');
    await other.close();
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(popup).toHaveCount(0);
    await expect(page.getByRole('textbox', { name: 'Puhelin' })).toHaveValue('0401234567');
  });

  await test.step('the form returned because the identification had ended has no accessibility faults, and is sent after another identification', async () => {
    await endSessions(context, identification);
    guard.expectMessage(/401/);
    page.on('dialog', (dialog) => void dialog.accept());
    const form = await openForm(page, administrator, aGatedForm());
    await identify(page, texts, 'An ordinary person');
    await page.getByRole('textbox', { name: 'Puhelin' }).fill('0401234567');
    await context.clearCookies({ name: 'sid' });
    // Posts the form as the browser does when the script does not load.
    await page.locator('form[enctype]').evaluate((element: HTMLFormElement) => element.submit());
    await expect(page.getByRole('heading', { name: texts.text('identificationEnded') })).toBeFocused();
    expectNone(await inspect(page));

    const [other] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('link', { name: texts.text('identifyAgain') }).click(),
    ]);
    await expect(other.getByRole('textbox', { name: 'Puhelin' })).toHaveValue('');
    await other.close();
    await expect(page.getByRole('textbox', { name: 'Puhelin' })).toHaveValue('0401234567');
    await page.getByRole('button', { name: texts.text('send') }).click();
    await expect(page.getByRole('dialog', { name: texts.text('formSent') })).toBeVisible();
    expect(await administrator.submissionsOf(form)).toHaveLength(1);
  });
});

test('a popup announces the end of the session two minutes before, with the focus on its only button, and has no accessibility faults (SC 2.2.1)', async ({
  page,
  texts,
  startOwnPortal,
}) => {
  const portal = await startOwnPortal('quiet', { PORTAL_SESSION_MAX_MINUTES: '2' });
  await open(page, `${portal.url}/login?return=/`);
  await page.getByLabel(texts.text('username')).fill(portal.admin.username);
  await page.getByLabel(texts.text('password'), { exact: true }).fill(portal.admin.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${portal.url}/`);
  const popup = page.getByRole('alertdialog', { name: texts.text('signInEnds') });
  await expect(popup).toContainText(texts.text('signInEndsSoon', { n: 2 }));
  await expect(popup.locator(':focus')).toHaveText(texts.text('ok'));
  expectNone([
    ...(await axeFaults(page, '1280 px')),
    ...(await targetFaults(page, '1280 px')),
    ...(await reflowFaults(page, '1280 px')),
  ]);
});

test('the cover over a page of another person has no accessibility faults, and the focus on the button that leads back to it', async ({
  page,
  context,
  administrator,
  texts,
  identification,
}) => {
  const form = await openForm(page, administrator, aGatedForm());
  await identify(page, texts, 'An ordinary person');
  const given = { context, texts, identification };
  const other = await identifyInAnotherTab(given, form, 'Identified in another EU country');
  await other.close();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  const cover = page.getByRole('alertdialog', { name: texts.text('otherPerson') });
  await page.setViewportSize({ width: 320, height: 640 });
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(cover.locator(':focus')).toContainText(texts.text('identifyAgain'));
  expectNone(await inspect(page));
});
