import type { Locator, Page } from '@playwright/test';
import { contactForm } from '../../packages/server/src/samples/contact-form.ts';
import { chooseButton, chooseFiles } from '../support/controls/choose-files.ts';
import { askingForContact, contact, fillContact, question } from '../support/forms/contact-form.ts';
import { aPicture } from '../support/forms/files.ts';
import { copyOf } from '../support/forms/forms.ts';
import { inLanguages } from '../support/in-languages.ts';
import { expect, test } from '../support/journey.ts';
import { retype, tabTo } from '../support/controls/keyboard.ts';
import { openForm, waitForDraft } from '../support/pages/open-page.ts';
import type { PortalTexts } from '../support/texts.ts';

const message = 'Kadulla 5 on kuoppa.';
const form = { ...copyOf(contactForm), checkAnswers: true };

/** The list of all answers. */
function answers(page: Page, texts: PortalTexts): Locator {
  return page.getByRole('region', { name: texts.text('checkAnswers') });
}

/** What is listed as the answer to a question. */
function answerTo(page: Page, texts: PortalTexts, property: number): Locator {
  const label = askingForContact(page, texts).label(property);
  const term = page.getByRole('term').getByText(label, { exact: true });
  return answers(page, texts).locator('div').filter({ has: term }).last().getByRole('definition').first();
}

function changeLink(page: Page, texts: PortalTexts, property: number): Locator {
  const label = askingForContact(page, texts).label(property);
  return page.getByRole('link', { name: `${texts.text('changeAnswer')} ${label}`, exact: true });
}

inLanguages((language) => {
  test('answers are checked, one is changed, and they are sent, by keyboard alone', async ({
    page,
    texts,
    administrator,
  }) => {
    const guid = await openForm(page, administrator, form);
    const ask = askingForContact(page, texts);
    await fillContact(page, texts, message);
    await tabTo(page, ask.check);
    await page.keyboard.press('Enter');

    const heading = page.getByRole('heading', { name: texts.text('checkAnswers') });
    await expect(heading).toBeFocused();
    await expect(
      page.getByText(texts.text('checkAnswersText', { send: texts.text('send') })),
    ).toBeInViewport();
    await expect(answerTo(page, texts, contact.kind)).toHaveText(question[language]);
    await expect(answerTo(page, texts, contact.message)).toHaveText(message);
    await expect(answerTo(page, texts, contact.phone)).toHaveText(texts.text('notAnswered'));
    await expect(ask.box(contact.message)).toBeHidden();
    expect(await administrator.submissionsOf(guid)).toHaveLength(0);

    await tabTo(page, changeLink(page, texts, contact.message));
    await page.keyboard.press('Enter');
    await expect(ask.box(contact.message)).toBeFocused();
    await expect(ask.box(contact.message)).toBeInViewport();
    await retype(page, 'Kuoppa on korjattu.');
    await tabTo(page, ask.check);
    await page.keyboard.press('Enter');
    await expect(answerTo(page, texts, contact.message)).toHaveText('Kuoppa on korjattu.');

    await tabTo(page, ask.send);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: texts.text('formSent') })).toBeVisible();
    expect(await administrator.submissionsOf(guid)).toHaveLength(1);
  });
});

test('checked answers are kept when the visitor goes back or sending fails', async ({
  page,
  texts,
  administrator,
  context,
  guard,
}) => {
  await test.step('the browser’s back leads from the answers to the form, with everything kept', async () => {
    const guid = await openForm(page, administrator, form);
    const ask = askingForContact(page, texts);
    await fillContact(page, texts, message);
    await waitForDraft(page);
    await page.waitForFunction(() => history.state?.leaveGuard === 'inside');
    await ask.check.click();
    await expect(answers(page, texts)).toBeVisible();

    await page.evaluate(() => history.back());
    await expect(answers(page, texts)).toHaveCount(0);
    await expect(ask.check).toBeFocused();
    await expect(ask.box(contact.message)).toHaveValue(message);
    await expect(page).toHaveURL(`/form/${guid}`);

    await page.evaluate(() => history.back());
    await expect(page.getByRole('alertdialog', { name: texts.text('leaveUnsentTitle') })).toBeVisible();
  });

  await test.step('answers that could not be sent remain visible, with the files, and can be sent again from there', async () => {
    guard.expectMessage(/ERR_INTERNET_DISCONNECTED/);
    const guid = await openForm(page, administrator, form);
    const ask = askingForContact(page, texts);
    await fillContact(page, texts, message);
    await chooseFiles(page, chooseButton(page, texts), [aPicture('kuoppa.png')]);
    await ask.check.click();
    await expect(answers(page, texts)).toContainText('kuoppa.png');

    await context.setOffline(true);
    await ask.send.click();
    const popup = page.getByRole('alertdialog', { name: texts.text('error') });
    await expect(popup).toContainText(texts.text('offline'));
    await page.keyboard.press('Escape');
    await expect(popup).toHaveCount(0);
    await expect(answers(page, texts)).toContainText(message);
    await expect(ask.send).toBeFocused();

    await context.setOffline(false);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: texts.text('formSent') })).toBeVisible();
    expect(await administrator.submissionsOf(guid)).toHaveLength(1);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a form is checked before it is sent', async ({ page, texts, administrator }) => {
    await test.step('answers are checked above the form, changed in it, and sent', async () => {
      const guid = await administrator.publish(form);
      await page.goto(`/form/${guid}`);
      const ask = askingForContact(page, texts);
      await fillContact(page, texts, message);
      await ask.check.click();
      await expect(answerTo(page, texts, contact.message)).toHaveText(message);
      await expect(answerTo(page, texts, contact.kind)).toHaveText(question.fi);
      expect(await administrator.submissionsOf(guid)).toHaveLength(0);

      await changeLink(page, texts, contact.message).click();
      await expect(ask.box(contact.message)).toBeFocused();
      await ask.box(contact.message).fill('Kuoppa on korjattu.');
      await ask.send.last().click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.text('formSent'));
      expect(await administrator.submissionsOf(guid)).toHaveLength(1);
    });

    await test.step('files are chosen once: they are listed among the answers and sent with them', async () => {
      const guid = await administrator.publish(form);
      await page.goto(`/form/${guid}`);
      const ask = askingForContact(page, texts);
      await fillContact(page, texts, message);
      await page.getByLabel(texts.text('chooseFiles')).setInputFiles(aPicture('kuoppa.png'));
      await ask.check.click();
      await expect(answers(page, texts)).toContainText('kuoppa.png');
      await ask.send.first().click();
      await expect(page.getByText(texts.text('attachmentsSent', { n: 1 }))).toBeVisible();
    });
  });
});
