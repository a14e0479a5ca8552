import type { Condition, Field, Form, FormCheck } from '@form-portal/domain';
import type { Page } from '@playwright/test';
import { answerIs } from '../support/forms/answer-is.ts';
import { aForm, aQuestion, newGuid, personOrAssociation } from '../support/forms/forms.ts';
import { inLanguages } from '../support/in-languages.ts';
import { expect, test } from '../support/journey.ts';
import { pressOn, retype, tabBackTo, typeInto } from '../support/controls/keyboard.ts';
import { openForm, waitForDraft } from '../support/pages/open-page.ts';

const applicant = aQuestion({
  type: 'dropdown',
  label: { fi: 'Hakija', gb: 'Applicant' },
  required: true,
  options: personOrAssociation,
});
const isAssociation: Condition = answerIs(applicant, 'any-of', { kind: 'options', ids: [2] });
const register = aQuestion({
  type: 'text',
  label: { fi: 'Rekisterinumero', gb: 'Register number' },
  showWhen: isAssociation,
  requireWhen: 'shown',
});
const rent = aQuestion({ type: 'number', label: { fi: 'Tilavuokrat', gb: 'Rent' }, decimals: 2 });
const wages = aQuestion({ type: 'number', label: { fi: 'Palkkiot', gb: 'Wages' }, decimals: 2 });
const total = aQuestion({
  type: 'number',
  label: { fi: 'Kulut yhteensä', gb: 'Total costs' },
  formula: `sum({field:${rent.guid}}; {field:${wages.guid}})`,
});
const why = aQuestion({
  type: 'text',
  label: { fi: 'Miksi yli 1 000 euroa?', gb: 'Why more than 1,000 euros?' },
  showWhen: answerIs(total, 'more', 1000),
});
const begins = aQuestion({ type: 'date', label: { fi: 'Alkaa', gb: 'Begins' }, dataType: 5 });
const reminder = aQuestion({
  type: 'text',
  label: { fi: 'Mihin muistutamme vuoden päästä?', gb: 'Where do we remind you in a year?' },
  showWhen: answerIs(begins, 'more', { kind: 'today', plus: { days: 0, months: 12, years: 0 } }),
});
const early: FormCheck = {
  guid: newGuid(),
  must: answerIs(begins, 'at-least', { kind: 'today', plus: { days: 0, months: 0, years: 0 } }),
  message: {
    fi: 'Avustusta ei myönnetä jo alkaneeseen toimintaan.',
    gb: 'No grants for what has begun already.',
  },
  at: null,
  kind: 'stop',
};

function grantForm(): Form {
  return aForm(
    { fi: 'Avustus', gb: 'Grant' },
    { fields: [applicant, register, rent, wages, total, why, begins, reminder], checks: [early] },
  );
}

type Language = 'fi' | 'gb';

const label = (field: Field, language: Language): string => field.label[language] ?? '';

function box(page: Page, field: Field, language: Language) {
  return page.getByRole('textbox', { name: label(field, language) });
}

/** Sends other answers than those of the page. */
async function forgeAnswers(page: Page, answers: Readonly<Record<string, string>>): Promise<void> {
  await page.route('**/api/submissions', async (route) => {
    const body = route.request().postData() ?? '';
    const [sent = '{}'] = /\{.*"Fields".*\}/.exec(body) ?? [];
    const { Fields = [], ...others } = JSON.parse(sent) as { Fields?: readonly { GUID: string }[] };
    const kept = Fields.filter(({ GUID }) => !(GUID in answers));
    const forged = Object.entries(answers).map(([GUID, Value]) => ({ GUID, Value }));
    const all = JSON.stringify({ ...others, Fields: [...kept, ...forged] });
    await route.continue({ postData: body.replace(sent, () => all) });
  });
}

inLanguages((language, mainTag) => {
  test(
    'questions appear and disappear by a choice, a sum and a date, and the rest is kept, by keyboard',
    mainTag,
    async ({ page, administrator, texts }) => {
      const guid = await openForm(page, administrator, grantForm());
      const send = page.getByRole('button', { name: texts.text('send'), exact: true });
      await expect(box(page, register, language)).toBeHidden();

      await pressOn(page, page.getByRole('checkbox').nth(1), 'Space');
      await waitForDraft(page);
      await expect(page.getByRole('checkbox').nth(1)).toBeFocused();
      await expect(box(page, register, language)).toBeVisible();
      await expect(page.getByRole('status')).toContainText([
        texts.text('newQuestion', { label: label(register, language) }),
      ]);
      await typeInto(page, box(page, register, language), '123.456');
      await typeInto(page, box(page, rent, language), '900,50');
      await typeInto(page, box(page, wages, language), '200');
      const output = page.locator('output').first();
      await expect(output).toHaveText(language === 'fi' ? '1 100,50' : '1,100.50');
      await typeInto(page, box(page, why, language), 'Sali on suuri.');
      await tabBackTo(page, box(page, wages, language));
      await retype(page, '20');
      await expect(box(page, why, language)).toBeHidden();

      await typeInto(page, box(page, begins, language), '1.1.2099');
      await expect(box(page, reminder, language)).toBeVisible();
      await retype(page, '1.1.2020');
      await expect(box(page, reminder, language)).toBeHidden();
      await page.keyboard.press('Tab');
      await expect(send).toBeHidden();
      await expect(page.locator('form').getByText(early.message[language] ?? '')).toBeVisible();
      await tabBackTo(page, box(page, begins, language));
      await retype(page, '');
      await forgeAnswers(page, { [why.guid]: 'Väärennetty', [total.guid]: '9999' });
      await pressOn(page, send);

      await expect(page.getByRole('dialog', { name: texts.text('formSent') })).toBeVisible();
      const [sent, ...others] = await administrator.submissionsOf(guid);
      expect(others).toEqual([]);
      expect(await administrator.answersOf(sent?.GUID ?? '')).toEqual({
        Hakija: '2',
        Rekisterinumero: '123.456',
        Tilavuokrat: 900.5,
        Palkkiot: 20,
        'Kulut yhteensä': 920.5,
        'Miksi yli 1 000 euroa?': null,
        Alkaa: null,
        'Mihin muistutamme vuoden päästä?': null,
      });
    },
  );
});

test('only a form with rules loads them, once somebody touches it', async ({ page, administrator }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (/resolve-form.*\.js$/.test(request.url())) scripts.push(request.url());
  });
  const form = aForm({ fi: 'Ilman sääntöjä', gb: 'Without rules' }, { fields: [rent, begins] });

  await openForm(page, administrator, form);
  await typeInto(page, box(page, rent, 'fi'), '900,50');
  await waitForDraft(page);
  await expect(page.locator('output')).toHaveCount(0);
  expect(scripts).toEqual([]);

  await openForm(page, administrator, grantForm());
  expect(scripts).toEqual([]);
  await typeInto(page, box(page, rent, 'fi'), '900,50');
  await expect(page.locator('output').first()).toContainText('900');
  expect(scripts).toHaveLength(1);
});

for (const [language, width] of [
  ['fi', 320],
  ['gb', 1280],
] as const)
  test.describe(`without script in ${language} at ${String(width)} px`, () => {
    test.use({ javaScriptEnabled: false, language, viewport: { width, height: 800 } });

    test('a stop replaces the questions after it, until another answer lifts it', async ({
      page,
      administrator,
      texts,
      guard,
    }) => {
      guard.expectMessage(/400/);
      const after = aQuestion({ type: 'text', label: { fi: 'Mihin käytätte avustuksen?', gb: 'What for?' } });
      const guid = await administrator.publish(
        aForm({ fi: 'Avustus', gb: 'Grant' }, { fields: [begins, after], checks: [early] }),
      );
      await page.goto(`/form/${guid}`);
      const send = page.getByRole('button', { name: texts.text('send'), exact: true });
      await typeInto(page, box(page, begins, language), '1.1.2020');
      await typeInto(page, box(page, after, language), 'Leiriin');
      await send.click();

      await expect(page.getByText(early.message[language] ?? '').last()).toBeVisible();
      await expect(box(page, after, language)).toBeHidden();
      await expect(send).toHaveCount(0);
      await typeInto(page, box(page, begins, language), '');
      await retype(page, '1.1.2099');
      await page.getByRole('button', { name: texts.text('checkAgain') }).click();

      await expect(box(page, after, language)).toHaveValue('Leiriin');
      expect(await administrator.submissionsOf(guid)).toHaveLength(0);
      await send.click();
      await expect(page).toHaveURL(/receipt/);
    });

    test('an answer that reveals a question returns the page with it, and then the form is sent', async ({
      page,
      administrator,
      texts,
    }) => {
      const guid = await administrator.publish(grantForm());
      await page.goto(`/form/${guid}`);
      await expect(box(page, register, language)).toBeHidden();
      const send = page.getByRole('button', { name: texts.text('send'), exact: true });
      await pressOn(page, page.getByRole('checkbox').nth(1), 'Space');
      await pressOn(page, send);

      await expect(
        page.getByText(texts.text('newQuestion', { label: label(register, language) })),
      ).toBeVisible();
      expect(await administrator.submissionsOf(guid)).toHaveLength(0);
      await typeInto(page, box(page, register, language), '123.456');
      await pressOn(page, send);

      await expect(page).toHaveURL(/receipt/);
      expect(await administrator.submissionsOf(guid)).toHaveLength(1);
    });

    test('a choice, a sum and a date reveal questions together, none of which is sent after a change of mind', async ({
      page,
      administrator,
      texts,
    }) => {
      const guid = await administrator.publish(grantForm());
      await page.goto(`/form/${guid}`);
      const send = page.getByRole('button', { name: texts.text('send'), exact: true });
      await pressOn(page, page.getByRole('checkbox').nth(1), 'Space');
      await typeInto(page, box(page, rent, language), '900,50');
      await typeInto(page, box(page, wages, language), '200');
      await typeInto(page, box(page, begins, language), '1.1.2099');
      await pressOn(page, send);

      const labels = [register, why, reminder].map((field) => label(field, language)).join(', ');
      await expect(page.getByText(texts.text('newQuestions', { n: 3, labels }))).toBeVisible();
      await expect(page.locator('output').first()).toHaveText(language === 'fi' ? '1 100,50' : '1,100.50');
      await typeInto(page, box(page, register, language), '123.456');
      await typeInto(page, box(page, why, language), 'Sali on suuri.');
      await tabBackTo(page, box(page, wages, language));
      await retype(page, '20');
      await tabBackTo(page, page.getByRole('checkbox').nth(1));
      await page.keyboard.press('Space');
      await tabBackTo(page, page.getByRole('checkbox').nth(0));
      await page.keyboard.press('Space');
      await pressOn(page, send);

      await expect(page).toHaveURL(/receipt/);
      const [sent] = await administrator.submissionsOf(guid);
      expect(await administrator.answersOf(sent?.GUID ?? '')).toMatchObject({
        [label(register, 'fi')]: null,
        [label(why, 'fi')]: null,
        [label(total, 'fi')]: 920.5,
      });
    });
  });
