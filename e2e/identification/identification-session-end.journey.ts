import type { Page } from '@playwright/test';
import { signInAdministrator } from '../support/portal/administrator.ts';
import {
  aGatedForm,
  expect,
  identify,
  mapAttributes,
  startIdentification,
  test,
} from '../support/portal/identification.ts';
import { open, waitForDraft } from '../support/pages/open-page.ts';
import { startPortal } from '../support/portal/portal.ts';

/** The shortest limit that leaves time on a busy machine; people are warned when two thirds of it are left. */
const limit = { PORTAL_SESSION_IDLE_MINUTES: '2' };
const warnedAtSeconds = 80;

/** Asks the server, which does not prolong the session. */
async function secondsLeft(page: Page): Promise<number> {
  const response = await page.request.get(new URL('/api/session/end', page.url()).href);
  const { SecondsLeft } = await response.json();
  return Number(SecondsLeft);
}

test('a visitor who is warned that the identification ends continues with one click, and sends the form (SC 2.2.1)', async ({
  page,
  texts,
  guard,
}) => {
  test.setTimeout(180_000);
  const { idp, environment, close } = await startIdentification();
  const portal = await startPortal({ ...environment, ...limit });
  guard.allow(portal.url);
  guard.allow(idp.url);
  const administrator = await signInAdministrator(portal);
  await mapAttributes(administrator);
  const form = await administrator.publish(aGatedForm());

  await open(page, `${portal.url}/form/${form}`);
  await identify(page, texts, 'An ordinary person');
  const phone = page.getByRole('textbox', { name: 'Puhelin' });
  await phone.fill('0401234567');
  await waitForDraft(page);
  const warning = page.getByRole('alertdialog', { name: texts.text('identificationEnds') });
  await expect(warning).toBeVisible({ timeout: 100_000 });
  await expect.poll(() => secondsLeft(page)).toBeLessThanOrEqual(warnedAtSeconds);

  await expect(warning.getByRole('button', { name: texts.text('stayIdentified') })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(warning).toHaveCount(0);
  await expect.poll(() => secondsLeft(page)).toBeGreaterThan(warnedAtSeconds);
  await expect(phone).toHaveValue('0401234567');
  await page.getByRole('button', { name: texts.text('send') }).click();
  await expect(page.getByRole('dialog', { name: texts.text('formSent') })).toBeVisible();
  // The administrator's own session has the same limit.
  const again = await signInAdministrator(portal);
  expect(await again.submissionsOf(form)).toHaveLength(1);

  await page.goto('about:blank');
  await Promise.all([administrator.signOut(), again.signOut()]);
  await portal.stop();
  await close();
});
