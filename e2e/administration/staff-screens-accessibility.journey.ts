import type { Page } from '@playwright/test';
import { signInAdministrator } from '../support/portal/administrator.ts';
import type { Administrator } from '../support/portal/administrator.ts';
import { signInOn } from '../support/editor.ts';
import { aForm } from '../support/forms/forms.ts';
import { expect, test } from '../support/journey.ts';
import { tabTo } from '../support/controls/keyboard.ts';
import { largeTextFaults } from '../support/pages/inspect.ts';
import { axeFaults, reflowFaults, structureFaults } from '../support/pages/page-faults.ts';
import type { Portal } from '../support/portal/portal.ts';
import { screenFaults } from '../support/pages/screen-faults.ts';
import { applicant, question, sendAnswer } from '../support/submissions.ts';
import { bundledLanguages, portalTextsIn } from '../support/texts.ts';
import type { BundledLanguage } from '@form-portal/domain/texts';
import type { PortalTexts } from '../support/texts.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/**
 * The accessibility faults of the screen in its current state: in Finnish in both themes, on a wide and a narrow window; in the other
 * languages only those that their texts can cause, on the narrowest window.
 */
async function faultsIn(page: Page, { language }: PortalTexts<BundledLanguage>): Promise<readonly string[]> {
  if (language === 'fi') return screenFaults(page);
  await page.setViewportSize({ width: 320, height: 800 });
  const faults = [
    ...(await structureFaults(page)),
    ...(await axeFaults(page, `${language}, 320 px`)),
    ...(await reflowFaults(page, `${language}, 320 px`)),
  ];
  await page.setViewportSize({ width: 1280, height: 900 });
  return faults;
}

/** Goes through a screen's states in every language, and fails with every fault found. */
async function expectFaultless(
  page: Page,
  portal: Portal,
  states: (texts: PortalTexts<BundledLanguage>, look: () => Promise<void>) => Promise<void>,
): Promise<void> {
  const faults: string[] = [];
  for (const language of bundledLanguages) {
    await page.context().addCookies([{ name: 'selectedLanguage', value: language, url: portal.url }]);
    const texts = portalTextsIn(language);
    await states(texts, async () => void faults.push(...(await faultsIn(page, texts))));
  }
  expect(faults.join('\n\n')).toBe('');
}

/** Opens another session of an account, outside the browser. */
async function signInElsewhere(portal: Portal, credentials: object = portal.admin): Promise<void> {
  const headers = { origin: portal.url, 'content-type': 'application/json' };
  const body = JSON.stringify(credentials);
  expect((await fetch(`${portal.url}/api/session`, { method: 'POST', headers, body })).ok).toBe(true);
}

test('My account and Sessions have no accessibility faults in any language, and the focus remains where a session was', async ({
  page,
  startOwnPortal,
  guard,
}) => {
  guard.expectMessage(/400/);
  const portal = await startOwnPortal();
  await signInOn(page, portal);
  await expectFaultless(page, portal, async ({ text }, look) => {
    for (let session = 0; session < 3; session += 1) await signInElsewhere(portal);
    await page.goto(`${portal.url}/admin/account`);
    await expect(page.getByText(text('account.thisSession'))).toBeVisible();
    const current = page.getByLabel(text('account.currentPassword'));
    await tabTo(page, current);
    await page.keyboard.type('wrong');
    await page.keyboard.press('Tab');
    await page.keyboard.type('viisi venettä laiturissa');
    await page.keyboard.press('Enter');
    await expect(current).toHaveAccessibleDescription(text('problem.passwordWrong'));
    await expect(current).toBeFocused();
    await look();

    const rows = page.getByRole('main').getByRole('listitem');
    const before = await rows.count();
    await tabTo(page, rows.nth(1).getByRole('button'));
    await page.keyboard.press('Enter');
    await expect(rows).toHaveCount(before - 1);
    await expect(rows.nth(1)).toBeFocused();
    const endAll = page.getByRole('button', { name: text('account.endOthers') });
    await tabTo(page, endAll);
    await page.keyboard.press('Enter');
    const asked = page.getByRole('alertdialog', { name: text('account.endOthersQuestion') });
    await expect(asked.getByRole('button', { name: text('cancel') })).toBeFocused();
    await look();
    await page.keyboard.press('Escape');
    await expect(endAll).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByText(text('account.onlyThis'))).toBeVisible();
    await expect(rows).toBeFocused();

    await signInElsewhere(portal);
    await page.goto(`${portal.url}/admin/sessions`);
    const endEverybody = page.getByRole('button', { name: text('account.endEverybody') });
    await tabTo(page, endEverybody);
    await look();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alertdialog').getByRole('button', { name: text('cancel') })).toBeFocused();
    await look();
    await page.keyboard.press('Space');
    await expect(endEverybody).toBeFocused();
  });
});

test('the panel of a user has no accessibility faults in any language, nor does the dialog for one’s own password', async ({
  page,
  startOwnPortal,
  guard,
}) => {
  guard.expectMessage(/40[03]/);
  const portal = await startOwnPortal();
  await signInOn(page, portal);
  const aino = { username: 'aino', password: 'soutu vene 4' };
  const made = await page.request.post(`${portal.url}/api/admin/vault/users`, {
    data: { Username: aino.username, Name: 'Aino Korhonen', Password: aino.password, Admin: false },
    headers: { origin: portal.url },
  });
  const { ID } = (await made.json()) as { readonly ID: number };
  await expectFaultless(page, portal, async ({ text }, look) => {
    await signInElsewhere(portal, aino);
    await page.goto(`${portal.url}/admin/vault/users/${String(ID)}`);
    await expect(page.getByRole('button', { name: text('account.endOfUser') })).toBeVisible();
    const password = page.getByLabel(text('admin.vault.newPassword'));
    await tabTo(page, password);
    await page.keyboard.type('short');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: text('account.confirmTitle') });
    await expect(dialog.getByLabel(text('account.yourPassword'))).toBeFocused();
    await page.keyboard.type('wrong');
    await page.keyboard.press('Enter');
    await expect(dialog.getByLabel(text('account.yourPassword'))).toHaveAccessibleDescription(
      text('problem.passwordWrong'),
    );
    await look();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(password).toBeFocused();
    await look();

    const end = page.getByRole('button', { name: text('account.endOfUser') });
    await tabTo(page, end);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByText(text('account.noOthers'))).toBeFocused();
  });
});

/** Sends a form as two different people. */
async function sendAnswers(page: Page, portal: Portal, administrator: Administrator): Promise<void> {
  const name = { fi: 'Venepaikan käyttöoikeuden siirto', gb: 'Boat place' };
  const form = await administrator.publish(aForm(name, { fields: [question] }));
  for (const answer of [applicant, 'Elsa']) await sendAnswer(page, portal, form, answer);
}

test('data requests and the notice of held deliveries have no accessibility faults in any language', async ({
  page,
  startOwnPortal,
}) => {
  const portal = await startOwnPortal('quiet', { PORTAL_DELIVERY: 'hold' });
  await sendAnswers(page, portal, await signInAdministrator(portal));
  await signInOn(page, portal);
  await expectFaultless(page, portal, async ({ text }, look) => {
    await page.goto(`${portal.url}/admin/data-requests`);
    const code = page.getByRole('textbox', { name: text('admin.privacy.byCode') });
    await tabTo(page, code);
    await page.keyboard.type('2102');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(code).toBeFocused();
    await expect(code).toHaveAccessibleDescription(text('admin.privacy.subjectWrong'));
    await look();
    await page.keyboard.press('End');
    await page.keyboard.type('81-9988');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: text('admin.privacy.found', { n: 1 }) })).toBeFocused();
    await look();

    const erase = page.getByRole('button', { name: text('admin.privacy.erase', { n: 1 }) });
    await tabTo(page, erase);
    await page.keyboard.press('Space');
    const asked = page.getByRole('alertdialog', { name: text('admin.privacy.eraseTitle', { n: 1 }) });
    await expect(asked.getByRole('button', { name: text('cancel') })).toBeFocused();
    await look();
    await page.keyboard.press('Escape');
    await expect(erase).toBeFocused();

    await page.goto(`${portal.url}/admin/submissions`);
    await expect(page.getByText(text('admin.submissions.held'))).toBeVisible();
    await look();
  });
});

for (const language of ['fi', 'gb'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('the screens of the administration fit a phone with text at 200 %', async ({
      page,
      portal,
      administrator,
    }) => {
      const form = await administrator.publish(
        aForm(
          { fi: 'Kaupunkiympäristön palaute', gb: 'Feedback on the urban environment' },
          { fields: [question] },
        ),
      );
      await sendAnswer(page, portal, form, 'Elsa');
      await signInOn(page, portal);
      const paths = ['', '/submissions', '/audit', '/translations', '/settings', '/account', '/sessions'];
      const ofVault = ['/vault', '/vault/objects', '/vault/users', '/data-requests'];
      const faults: Record<string, readonly string[]> = {};
      for (const path of [...paths, ...ofVault]) {
        await page.goto(`/admin${path}`);
        await page.getByRole('heading', { level: 1 }).first().waitFor();
        await page.waitForLoadState('networkidle');
        const found = await largeTextFaults(page);
        if (found.length > 0) faults[path] = found;
      }

      expect(faults).toEqual({});
    });
  });
}
