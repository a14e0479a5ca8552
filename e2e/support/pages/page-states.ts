import type { Page } from '@playwright/test';
import { contactForm } from '../../../packages/server/src/samples/contact-form.ts';
import { chooseButton, chooseFiles } from '../controls/choose-files.ts';
import { askingForContact, fillContact } from '../forms/contact-form.ts';
import { everyKind } from '../forms/every-kind.ts';
import { aPicture } from '../forms/files.ts';
import { copyOf } from '../forms/forms.ts';
import { grantOnOnePage } from '../forms/grant-application.ts';
import { open, openForm, waitForHydration, waitForDraft } from './open-page.ts';
import { attach, fill, send, sendEmpty, signIn } from './page-actions.ts';
import type { JourneyFixtures } from './page-actions.ts';

/** Brings a page into a state, from the one before it in its visit; resolves when it is reached. */
type EnterState = (fixtures: JourneyFixtures) => Promise<void>;

/** Posts the form on a page as a browser without script does. */
async function submitWithoutScript(page: Page): Promise<void> {
  await page.locator('form').evaluate((form: HTMLFormElement) => {
    window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true });
    form.submit();
  });
}

/** Sends the grant application without an answer, and closes the popup that lists what is missing. */
export async function showErrorSummary(fixtures: JourneyFixtures): Promise<void> {
  await sendEmpty(fixtures);
  await closePopup(fixtures.page);
}

/** Sends the contact form without script: the response is the receipt page. */
export async function showReceipt(fixtures: JourneyFixtures): Promise<void> {
  await fill(fixtures);
  await submitWithoutScript(fixtures.page);
  await fixtures.page.getByRole('heading', { level: 1, name: fixtures.texts.text('formSent') }).waitFor();
  await waitForHydration(fixtures.page);
}

/** Closes a popup by its first button, or by Esc where that button would do more. */
async function closePopup(page: Page, key: 'Enter' | 'Escape' = 'Enter'): Promise<void> {
  await page.getByRole('alertdialog').locator('[data-first-focus]').press(key);
  await page.getByRole('alertdialog').waitFor({ state: 'detached' });
}

/** Answers the next submissions of a page without asking the portal. */
async function respondToSubmissions(page: Page, status: number, json: object): Promise<void> {
  await page.unroute('**/api/submissions');
  await page.route('**/api/submissions', (route) => route.fulfill({ status, json }));
}

/** The pages of the site that are no forms. */
const plainPages: Readonly<Record<string, EnterState>> = {
  'the list': async ({ page }) => open(page, '/'),
  'the list with the languages open': async ({ page }) => page.locator('summary').click(),
  'the signed-out page': async ({ page }) => open(page, '/logout'),
  'the accessibility statement': async ({ page }) => open(page, '/accessibility'),
  'the page for an unknown address': async ({ page, guard }) => {
    guard.expectMessage(/404/);
    await open(page, '/no-such-page');
  },
};

const longForm: Readonly<Record<string, EnterState>> = {
  'a long form': async ({ page, administrator }) => {
    await openForm(page, administrator, grantOnOnePage());
  },
  'the calendar': async ({ page, texts }) => {
    await page
      .getByRole('button', { name: texts.text('openCalendar') })
      .first()
      .click();
    await page.getByRole('dialog').getByRole('grid').waitFor();
  },
  'the popup that lists what is missing': sendEmpty,
  'a form with an error summary': async ({ page }) => closePopup(page),
};

const everyQuestion: Readonly<Record<string, EnterState>> = {
  'a form with every kind of question': async ({ page, administrator }) => {
    await openForm(page, administrator, everyKind({ checkAnswers: true }));
  },
  'the answers to check before sending': async ({ page, texts }) => {
    for (const box of await page.getByRole('main').getByRole('checkbox').all()) await box.check();
    await askingForContact(page, texts).check.click();
    await page.getByRole('heading', { name: texts.text('checkAnswers') }).waitFor();
  },
  'a form with every kind of question answered': async ({ page, texts }) => {
    await page
      .getByRole('link', { name: new RegExp(`^${texts.text('changeAnswer')} `) })
      .first()
      .click();
    for (const group of await page.getByRole('radiogroup').all())
      await group.getByRole('radio').last().check();
    await page.getByRole('slider').press('End');
    for (const box of await page.getByRole('main').getByRole('textbox').all()) await box.fill('1.2.2027');
    await page.getByRole('heading', { level: 1 }).focus();
    await page.getByText(texts.text('problem.timeInvalid')).first().waitFor();
  },
};

const answersKept: Readonly<Record<string, EnterState>> = {
  'the question before leaving': async (fixtures) => {
    await fill(fixtures);
    await waitForDraft(fixtures.page);
    await fixtures.page.getByRole('link', { name: fixtures.texts.text('back'), exact: true }).click();
    await fixtures.page.getByRole('alertdialog').waitFor();
  },
  'a form with restored answers': async ({ page, texts }) => {
    await closePopup(page);
    await page.reload();
    await waitForHydration(page);
    await page.getByRole('button', { name: texts.text('startAgain') }).waitFor();
  },
  'the question before starting again': async ({ page, texts }) => {
    await page.getByRole('button', { name: texts.text('startAgain') }).click();
    await page.getByRole('alertdialog').waitFor();
  },
};

const attachments: Readonly<Record<string, EnterState>> = {
  'a form with attachments': async (fixtures) => {
    await fill(fixtures);
    await attach(fixtures);
  },
  'a form with a removed attachment': async ({ page, texts }) => {
    await page.getByRole('button', { name: texts.text('removeFile', { name: 'kartta.exe' }) }).click();
    // The undo message stays while it has the focus.
    await page.getByRole('button', { name: texts.text('undo') }).focus();
  },
};

const sending: Readonly<Record<string, EnterState>> = {
  'the popup when sending failed': async (fixtures) => {
    fixtures.guard.expectMessage(/500/);
    await fill(fixtures);
    await respondToSubmissions(fixtures.page, 500, {
      error: fixtures.texts.text('problem.unexpected'),
      code: 'unexpected',
    });
    await send(fixtures);
    await fixtures.page.getByRole('alertdialog', { name: fixtures.texts.text('error') }).waitFor();
  },
  'the popup after a form was sent': async (fixtures) => {
    await closePopup(fixtures.page, 'Escape');
    await fixtures.page.unroute('**/api/submissions');
    await send(fixtures);
    await fixtures.page.getByRole('dialog', { name: fixtures.texts.text('formSent') }).waitFor();
  },
  'the popup while a form is sent': async (fixtures) => {
    await fill(fixtures);
    await chooseFiles(fixtures.page, chooseButton(fixtures.page, fixtures.texts), [aPicture('kuoppa.png')]);
    await fixtures.page.route('**/api/submissions', () => undefined);
    await send(fixtures);
    await fixtures.page.getByRole('dialog', { name: fixtures.texts.text('sendingForm') }).waitFor();
  },
};

const afterSending: Readonly<Record<string, EnterState>> = {
  'the popup when an earlier version had arrived': async (fixtures) => {
    fixtures.guard.expectMessage(/409/);
    await fill(fixtures);
    const first = { Reference: 'K7M4-2RTX-9CHD', ReceivedAt: '2027-01-31T08:00:00.000Z' };
    await respondToSubmissions(fixtures.page, 409, { error: 'x', code: 'submission.changed', ...first });
    await send(fixtures);
    await fixtures.page.getByRole('alertdialog', { name: fixtures.texts.text('arrivedTitle') }).waitFor();
  },
  'a form of which an earlier version had arrived': async (fixtures) => {
    await fill(fixtures);
    await fixtures.page.locator('form').evaluate(async (form: HTMLFormElement) => {
      await fetch(form.action, { method: 'POST', body: new FormData(form) });
      for (const text of form.querySelectorAll('textarea')) text.value += ' Nyt niitä on kaksi.';
      window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true });
      form.submit();
    });
    await fixtures.page.getByRole('heading', { name: fixtures.texts.text('arrivedTitle') }).waitFor();
    await waitForHydration(fixtures.page);
  },
  'a form that was deleted in the meantime': async (fixtures) => {
    fixtures.guard.expectMessage(/404/);
    const form = await openForm(fixtures.page, fixtures.administrator, copyOf(contactForm));
    await fillContact(fixtures.page, fixtures.texts, 'Satamakadun 5 kohdalla on kuoppa.');
    await fixtures.administrator.deleteForm(form);
    await submitWithoutScript(fixtures.page);
    await fixtures.page.getByRole('heading', { name: fixtures.texts.text('errorSendingForm') }).waitFor();
    await waitForHydration(fixtures.page);
  },
  'the receipt page': showReceipt,
};

const signedIn: Readonly<Record<string, EnterState>> = {
  'the sign-in page': async ({ page }) => open(page, '/login'),
  'the sign-in page after a wrong password': async (fixtures) => {
    fixtures.guard.expectMessage(/401/);
    await signIn(fixtures, 'wrong');
    await fixtures.page.getByRole('alert').waitFor();
  },
  'the list with the user’s menu open': async (fixtures) => {
    await signIn(fixtures, fixtures.portal.admin.password);
    await fixtures.page.waitForURL((url) => url.pathname !== '/login');
    await open(fixtures.page, '/');
    await fixtures.page.locator('summary').filter({ hasText: fixtures.portal.admin.username }).click();
  },
  'the preview of a form that is not enabled': async ({ page, texts, administrator }) => {
    const form = await administrator.publish({ ...copyOf(contactForm), enabled: false });
    await open(page, `/form/${form}`);
    await page.getByText(texts.text('previewNotice')).waitFor();
  },
};

/** Every page in every state that visitors meet, in visits in which one state leads to the next. */
export const visits = {
  'the list and the pages around it': plainPages,
  'a long form': longForm,
  'a form with every kind of question': everyQuestion,
  'a form whose answers are kept': answersKept,
  'a form with attachments': attachments,
  'a form that is sent': sending,
  'a form that could not be sent as it is': afterSending,
  'the sign-in and what follows it': signedIn,
} as const;
