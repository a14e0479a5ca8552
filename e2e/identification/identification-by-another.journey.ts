import type { BrowserContext, Locator, Page } from '@playwright/test';
import type { Administrator } from '../support/portal/administrator.ts';
import {
  aGatedForm,
  expect,
  identify,
  identifyInAnotherTab,
  test,
} from '../support/portal/identification.ts';
import type { Identification } from '../support/portal/identification.ts';
import { openForm, waitForHydration, waitForDraft } from '../support/pages/open-page.ts';
import type { PortalTexts } from '../support/texts.ts';

const first = { purpose: 'An ordinary person', names: 'Nordea Helena' };
const second = { purpose: 'Identified in another EU country', names: 'Jürgen Łukasz' };
const typed = '0401234567';

const phoneOf = (page: Page): Locator => page.getByRole('textbox', { name: 'Puhelin' });
const namesOf = (page: Page): Locator => page.getByRole('textbox', { name: 'Etunimet' });
const coverOf = (page: Page, texts: PortalTexts): Locator =>
  page.getByRole('alertdialog', { name: texts.text('otherPerson') });

/** Does as if a tab was shown again: browsers under test treat every page as visible all the time. */
const showAgain = (page: Page): Promise<boolean> =>
  page.evaluate(() => window.dispatchEvent(new Event('focus')));

/** The colour that covers the page behind a popup. */
const seenBehind = (cover: Locator): Promise<string> =>
  cover.evaluate((element) => getComputedStyle(element, '::backdrop').backgroundColor);

interface Surroundings {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly administrator: Administrator;
  readonly texts: PortalTexts;
  readonly identification: Identification;
}

/** One person types into a form, their session ends, and another one identifies in a second tab; returns the form's GUID. */
async function identifyAnother(given: Surroundings): Promise<string> {
  const { page, administrator, texts } = given;
  const form = await openForm(page, administrator, aGatedForm());
  await identify(page, texts, first.purpose);
  await phoneOf(page).fill(typed);
  await waitForDraft(page);
  const other = await identifyInAnotherTab(given, form, second.purpose);
  await expect(namesOf(other)).toHaveValue(second.names);
  await expect(phoneOf(other)).toHaveValue('');
  return form;
}

test.describe('what one person typed, once another one has identified in a second tab,', () => {
  test('is covered when the tab is shown again, and restored for the person who typed it', async ({
    page,
    context,
    administrator,
    texts,
    identification,
  }) => {
    const form = await identifyAnother({ page, context, administrator, texts, identification });
    await showAgain(page);
    const cover = coverOf(page, texts);
    await expect(cover).toContainText(texts.text('otherPersonHelp'));
    expect(await seenBehind(cover)).toMatch(/^rgb\(/);
    await page.keyboard.press('Escape');
    await expect(cover).toBeVisible();

    await fetch(`${identification.idp.url}/logout`);
    const [again] = await Promise.all([
      context.waitForEvent('page'),
      cover.getByRole('link', { name: texts.text('identifyAgain') }).click(),
    ]);
    await again.getByRole('link', { name: first.purpose }).click();
    await expect(namesOf(again)).toHaveValue(first.names);
    await showAgain(page);
    await expect(cover).toHaveCount(0);
    await expect(phoneOf(page)).toHaveValue(typed);
    await page.getByRole('button', { name: texts.text('send') }).click();
    await expect(page.getByRole('dialog', { name: texts.text('formSent') })).toBeVisible();
    const [submission] = await administrator.submissionsOf(form);
    expect(await administrator.answersOf(submission?.GUID ?? '')).toMatchObject({
      Etunimet: first.names,
      Puhelin: typed,
    });
  });

  test('is not sent in the name of the other person, who starts from scratch without seeing it', async ({
    page,
    context,
    administrator,
    texts,
    identification,
    guard,
  }) => {
    const form = await identifyAnother({ page, context, administrator, texts, identification });
    guard.expectMessage(/409/);
    await page.getByRole('button', { name: texts.text('send') }).click();
    const cover = coverOf(page, texts);
    await expect(cover).toBeVisible();
    expect(await administrator.submissionsOf(form)).toEqual([]);

    await cover.getByRole('button', { name: texts.text('startAgain') }).click();
    await expect(namesOf(page)).toHaveValue(second.names);
    await waitForHydration(page);
    await expect(phoneOf(page)).toHaveValue('');
    expect(await page.content()).not.toContain(typed);
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(typed);
    await phoneOf(page).fill('0507654321');
    await page.getByRole('button', { name: texts.text('send') }).click();
    await expect(page.getByRole('dialog', { name: texts.text('formSent') })).toBeVisible();
    const submissions = await administrator.submissionsOf(form);
    expect(submissions).toHaveLength(1);
    expect(await administrator.answersOf(submissions[0]?.GUID ?? '')).toMatchObject({
      Etunimet: second.names,
      Puhelin: '0507654321',
    });
  });
});
