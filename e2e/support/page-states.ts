import { askingForContact } from './contact-form.ts';
import type { Page } from '@playwright/test';
import { contactForm } from '../../packages/server/src/samples/contact-form.ts';
import { chooseButton, chooseFiles } from './choose-files.ts';
import { everyKind } from './every-kind.ts';
import { aPicture } from './files.ts';
import { fillContact } from './contact-form.ts';
import { copyOf } from './forms.ts';
import { grantOnOnePage } from './grant-application.ts';
import { open, openForm, untilAwake, untilKept } from './open-page.ts';
import { attach, fill, send, sendEmpty, signIn } from './ways.ts';
import type { Way } from './ways.ts';

/** Brings a page into a state; resolves when it is reached. */
type Reach = (way: Way) => Promise<void>;

/** Posts the form on a page as a browser without script does. */
async function submitWithoutScript(page: Page): Promise<void> {
  await page.locator('form').evaluate((form: HTMLFormElement) => {
    window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true });
    form.submit();
  });
}

/** Every page in every state that visitors meet. */
export const pageStates: Readonly<Record<string, Reach>> = {
  'the list': async ({ page }) => {
    await open(page, '/');
  },
  'the list with the languages open': async ({ page }) => {
    await open(page, '/');
    await page.locator('summary').click();
  },
  'a long form': async ({ page, administrator }) => {
    await openForm(page, administrator, grantOnOnePage());
  },
  'a form with every kind of question': async ({ page, administrator }) => {
    await openForm(page, administrator, everyKind());
  },
  'a form with every kind of question answered': async ({ page, administrator, words }) => {
    await openForm(page, administrator, everyKind());
    for (const box of await page.getByRole('main').getByRole('checkbox').all()) await box.check();
    for (const group of await page.getByRole('radiogroup').all())
      await group.getByRole('radio').last().check();
    await page.getByRole('slider').press('End');
    for (const box of await page.getByRole('main').getByRole('textbox').all()) await box.fill('1.2.2027');
    await page.getByRole('heading', { level: 1 }).focus();
    await page.getByText(words.text('problem.timeInvalid')).first().waitFor();
  },
  'the popup that lists what is missing': sendEmpty,
  'a form with an error summary': async (way) => {
    await sendEmpty(way);
    await way.page.keyboard.press('Enter');
    await way.page.getByRole('alertdialog').waitFor({ state: 'detached' });
  },
  'a form with attachments': async (way) => {
    await fill(way);
    await attach(way);
  },
  'a form with a removed attachment': async (way) => {
    await fill(way);
    await attach(way);
    await way.page
      .getByRole('button', { name: way.words.text('removeFile', { name: 'kartta.exe' }) })
      .click();
    // It stays as long as it has the focus.
    await way.page.getByRole('button', { name: way.words.text('undo') }).focus();
  },
  'the calendar': async ({ page, administrator, words }) => {
    await openForm(page, administrator, grantOnOnePage());
    await page
      .getByRole('button', { name: words.text('openCalendar') })
      .first()
      .click();
    await page.getByRole('dialog').getByRole('grid').waitFor();
  },
  'the question before leaving': async (way) => {
    await fill(way);
    await untilKept(way.page);
    await way.page.getByRole('link', { name: way.words.text('back'), exact: true }).click();
    await way.page.getByRole('alertdialog').waitFor();
  },
  'a form with restored answers': async (way) => {
    way.page.on('dialog', (dialog) => void dialog.accept());
    await fill(way);
    await untilKept(way.page);
    await way.page.reload();
    await untilAwake(way.page);
    await way.page.getByRole('button', { name: way.words.text('startAgain') }).waitFor();
  },
  'the question before starting again': async (way) => {
    await pageStates['a form with restored answers']?.(way);
    await way.page.getByRole('button', { name: way.words.text('startAgain') }).click();
    await way.page.getByRole('alertdialog').waitFor();
  },
  'the answers to check before sending': async (way) => {
    await openForm(way.page, way.administrator, everyKind({ checkAnswers: true }));
    for (const box of await way.page.getByRole('main').getByRole('checkbox').all()) await box.check();
    await askingForContact(way.page, way.words).check.click();
    await way.page.getByRole('heading', { name: way.words.text('checkAnswers') }).waitFor();
  },
  'the popup while a form is sent': async (way) => {
    await fill(way);
    await chooseFiles(way.page, chooseButton(way.page, way.words), [aPicture('kuoppa.png')]);
    await way.page.route('**/api/submissions', () => undefined);
    await send(way);
    await way.page.getByRole('dialog', { name: way.words.text('sendingForm') }).waitFor();
  },
  'the popup after a form was sent': async (way) => {
    await fill(way);
    await send(way);
    await way.page.getByRole('dialog', { name: way.words.text('formSent') }).waitFor();
  },
  'the popup when sending failed': async (way) => {
    way.guard.expectMessage(/500/);
    await fill(way);
    const answer = { error: way.words.text('problem.unexpected'), code: 'unexpected' };
    await way.page.route('**/api/submissions', (route) => route.fulfill({ status: 500, json: answer }));
    await send(way);
    await way.page.getByRole('alertdialog', { name: way.words.text('error') }).waitFor();
  },
  'the popup when an earlier version had arrived': async (way) => {
    way.guard.expectMessage(/409/);
    await fill(way);
    const first = { Reference: 'K7M4-2RTX-9CHD', ReceivedAt: '2027-01-31T08:00:00.000Z' };
    const answer = { error: 'x', code: 'submission.changed', ...first };
    await way.page.route('**/api/submissions', (route) => route.fulfill({ status: 409, json: answer }));
    await send(way);
    await way.page.getByRole('alertdialog', { name: way.words.text('arrivedTitle') }).waitFor();
  },
  'a form of which an earlier version had arrived': async (way) => {
    way.guard.expectMessage(/409/);
    await fill(way);
    await way.page.locator('form').evaluate(async (form: HTMLFormElement) => {
      await fetch(form.action, { method: 'POST', body: new FormData(form) });
      for (const text of form.querySelectorAll('textarea')) text.value += ' Nyt niitä on kaksi.';
      window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true });
      form.submit();
    });
    await way.page.getByRole('heading', { name: way.words.text('arrivedTitle') }).waitFor();
    await untilAwake(way.page);
  },
  'a form that was deleted meanwhile': async (way) => {
    way.guard.expectMessage(/404/);
    const form = await openForm(way.page, way.administrator, copyOf(contactForm));
    await fillContact(way.page, way.words, 'Satamakadun 5 kohdalla on kuoppa.');
    await way.administrator.deleteForm(form);
    await submitWithoutScript(way.page);
    await way.page.getByRole('heading', { name: way.words.text('errorSendingForm') }).waitFor();
    await untilAwake(way.page);
  },
  'the receipt page': async (way) => {
    await fill(way);
    await submitWithoutScript(way.page);
    await way.page.getByRole('heading', { level: 1, name: way.words.text('formSent') }).waitFor();
    await untilAwake(way.page);
  },
  'the sign-in page': async ({ page }) => {
    await open(page, '/login');
  },
  'the sign-in page after a wrong password': async (way) => {
    way.guard.expectMessage(/401/);
    await signIn(way, 'wrong');
    await way.page.getByRole('alert').waitFor();
  },
  'the list with the user’s menu open': async (way) => {
    await signIn(way, way.portal.admin.password);
    await way.page.waitForURL((url) => url.pathname !== '/login');
    await open(way.page, '/');
    await way.page.locator('summary').filter({ hasText: way.portal.admin.username }).click();
  },
  'the preview of a form that is not enabled': async (way) => {
    const form = await way.administrator.publish({ ...copyOf(contactForm), enabled: false });
    await signIn(way, way.portal.admin.password);
    await way.page.waitForURL((url) => url.pathname !== '/login');
    await open(way.page, `/form/${form}`);
    await way.page.getByText(way.words.text('previewNotice')).waitFor();
  },
  'the signed-out page': async ({ page }) => {
    await open(page, '/logout');
  },
  'the page for an unknown address': async ({ page, guard }) => {
    guard.expectMessage(/404/);
    await open(page, '/no-such-page');
  },
  'the accessibility statement': async ({ page }) => {
    await open(page, '/accessibility');
  },
};
