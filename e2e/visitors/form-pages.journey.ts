import { type Condition, type Field, type Form, type FormCheck, type Guid } from '@form-portal/domain';
import type { Page } from '@playwright/test';
import { answerIs } from '../support/forms/answer-is.ts';
import { aForm, aQuestion, newGuid } from '../support/forms/forms.ts';
import { inLanguages } from '../support/in-languages.ts';
import { inspect } from '../support/pages/inspect.ts';
import { expect, test } from '../support/journey.ts';
import { pressOn, retype, tabTo, typeInto } from '../support/controls/keyboard.ts';
import { openForm, waitForDraft } from '../support/pages/open-page.ts';
import { requiredText, type PortalTexts } from '../support/texts.ts';

const pages = {
  applicant: { guid: newGuid(), name: { fi: 'Hakijan tiedot', gb: 'Applicant' } },
  association: { guid: newGuid(), name: { fi: 'Yhdistyksen tiedot', gb: 'Association' } },
  budget: { guid: newGuid(), name: { fi: 'Talousarvio', gb: 'Budget' } },
};

const applicant = aQuestion({ type: 'text', label: { fi: 'Hakija', gb: 'Applicant name' }, required: true });
const isAssociation = aQuestion({
  type: 'boolean',
  label: { fi: 'Hakija on yhdistys', gb: 'It is an association' },
});
const holds: Condition = answerIs(isAssociation, 'equals', true);
const register = aQuestion({
  type: 'text',
  label: { fi: 'Rekisterinumero', gb: 'Register number' },
  showWhen: holds,
  requireWhen: 'shown',
});
const rent = aQuestion({ type: 'number', label: { fi: 'Tilavuokrat', gb: 'Rent' }, required: true });

function pagedForm(name: Form['name'] & { fi: string; gb: string }): Form {
  const on = (page: Guid, ...fields: readonly Field[]) =>
    fields.map(({ guid }) => ({ kind: 'field', guid, page }) as const);
  return aForm(name, {
    fields: [applicant, isAssociation, register, rent],
    pages: Object.values(pages),
    layout: [
      ...on(pages.applicant.guid, applicant, isAssociation),
      ...on(pages.association.guid, register),
      ...on(pages.budget.guid, rent),
    ],
    attachments: { maxFileSizeMb: 1, categories: ['doc'], customExtensions: [] },
    checkAnswers: true,
  });
}

/** The controls of the form in the texts of the journey. */
function asking(page: Page, texts: PortalTexts) {
  const name = (text: Form['name']) => requiredText(text, texts.language);
  return {
    name,
    heading: (text: Form['name']) => page.getByRole('heading', { level: 1, name: name(text) }),
    box: (field: Field) => page.getByRole('textbox', { name: name(field.label) }),
    tick: page.getByRole('checkbox', { name: name(isAssociation.label) }),
    next: (text: Form['name']) =>
      page.getByRole('button', { name: texts.text('nextPage', { page: name(text) }), exact: true }),
    back: page.locator('form').getByRole('button', { name: texts.text('back'), exact: true }),
    check: page.getByRole('button', { name: texts.text('checkAnswers'), exact: true }),
    send: page.getByRole('button', { name: texts.text('send'), exact: true }),
    review: page.getByRole('region', { name: texts.text('checkAnswers') }),
  };
}

inLanguages((_, mainTag) => {
  test(
    'a form is filled in page by page, kept, reviewed and sent, by keyboard alone',
    mainTag,
    async ({ page, administrator, texts }) => {
      const form = pagedForm({ fi: 'Sivutettu hakemus', gb: 'Paged application' });
      const guid = await openForm(page, administrator, form);
      const ask = asking(page, texts);
      await expect(page).toHaveTitle(
        new RegExp(
          `^${texts.text('formPageTitle', { page: ask.name(pages.applicant.name), n: 1, all: 2, form: ask.name(form.name) })}`,
        ),
      );
      await pressOn(page, ask.next(pages.budget.name));
      const summary = page.getByRole('heading', { name: texts.text('errorSummary', { n: 1 }) });
      await expect(summary).toBeFocused();
      expect(await inspect(page)).toEqual([]);

      await pressOn(page, page.getByRole('link', { name: ask.name(applicant.label) }));
      await expect(ask.box(applicant)).toBeFocused();
      await page.keyboard.type('Aino Korhonen');
      await pressOn(page, ask.next(pages.budget.name));
      await expect(ask.heading(pages.budget.name)).toBeFocused();
      await typeInto(page, ask.box(rent), '500');

      await waitForDraft(page);
      await page.goBack();
      await expect(ask.heading(pages.applicant.name)).toBeFocused();
      await pressOn(page, ask.tick, 'Space');
      await pressOn(page, ask.next(pages.association.name));
      await expect(ask.heading(pages.association.name)).toBeFocused();
      expect(await inspect(page)).toEqual([]);
      await waitForDraft(page);
      page.once('dialog', (dialog) => void dialog.accept());
      await page.reload();
      await expect(ask.heading(pages.association.name)).toBeVisible();
      await typeInto(page, ask.box(register), '123.456');
      await pressOn(page, ask.next(pages.budget.name));
      await expect(ask.box(rent)).toHaveValue('500');
      await pressOn(page, ask.back);
      await expect(ask.heading(pages.association.name)).toBeFocused();
      await tabTo(page, ask.box(register));
      await retype(page, '');
      await page.goBack();
      await expect(ask.heading(pages.budget.name)).toBeFocused();

      await pressOn(page, ask.check);
      const refused = page.getByRole('alertdialog', { name: texts.text('missingMandatory') });
      await pressOn(page, refused.getByRole('link'));
      await expect(ask.box(register)).toBeFocused();
      await page.keyboard.type('123.456');
      await pressOn(page, ask.next(pages.budget.name));
      await pressOn(page, ask.check);
      await expect(ask.review.getByRole('heading', { level: 3 })).toHaveText(
        Object.values(pages).map(({ name }) => ask.name(name)),
      );
      expect(await inspect(page)).toEqual([]);
      await page.goBack();
      await expect(ask.heading(pages.budget.name)).toBeVisible();
      await pressOn(page, ask.check);
      await pressOn(page, ask.send);
      await expect(page.getByRole('dialog', { name: texts.text('formSent') })).toBeVisible();
      expect(await administrator.submissionsOf(guid)).toHaveLength(1);
    },
  );

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('a form is filled in page by page, is returned where it is wrong, and is reviewed and sent', async ({
      page,
      administrator,
      texts,
      guard,
    }) => {
      guard.expectMessage(/400/);
      const guid = await administrator.publish(
        pagedForm({ fi: 'Sivutettu ilman skriptiä', gb: 'Paged without script' }),
      );
      await page.goto(`/form/${guid}`);
      const ask = asking(page, texts);
      await pressOn(page, ask.tick, 'Space');
      await pressOn(page, ask.next(pages.budget.name));
      await expect(page.getByRole('link', { name: ask.name(applicant.label) })).toBeVisible();
      await typeInto(page, ask.box(applicant), 'Aino Korhonen');
      await page.keyboard.press('Enter');
      await expect(ask.heading(pages.association.name)).toBeVisible();
      await pressOn(page, ask.back);
      await expect(ask.box(applicant)).toHaveValue('Aino Korhonen');
      await pressOn(page, ask.next(pages.association.name));
      await typeInto(page, ask.box(register), '123.456');
      await pressOn(page, ask.next(pages.budget.name));
      await typeInto(page, ask.box(rent), '500');
      await pressOn(page, ask.check);
      await expect(ask.review).toContainText('123.456');
      await expect(page).toHaveTitle(new RegExp(`^${texts.text('checkAnswers')} – `));
      expect(await administrator.submissionsOf(guid)).toHaveLength(0);
      await pressOn(page, ask.review.getByRole('button').first());
      await expect(ask.heading(pages.applicant.name)).toBeVisible();
      for (const name of [pages.association.name, pages.budget.name]) {
        await pressOn(page, ask.next(name));
      }
      await pressOn(page, ask.check);
      await pressOn(page, ask.send);
      await expect(page).toHaveURL(/receipt/);
      expect(await administrator.submissionsOf(guid)).toHaveLength(1);
    });
  });
});

test('the notice of a stop keeps its distance from the button back', async ({
  page,
  administrator,
  texts,
}) => {
  const tooMuch: FormCheck = {
    guid: newGuid(),
    at: null,
    kind: 'stop',
    must: answerIs(rent, 'at-most', 1000),
    message: { fi: 'Näin suureen vuokraan ei myönnetä avustusta.', gb: 'No grants for rents this high.' },
  };
  const form = pagedForm({ fi: 'Pysäytetty hakemus', gb: 'Stopped application' });
  await openForm(page, administrator, { ...form, checks: [tooMuch] });
  const ask = asking(page, texts);
  await typeInto(page, ask.box(applicant), 'Aino Korhonen');
  await pressOn(page, ask.next(pages.budget.name));
  await typeInto(page, ask.box(rent), '2000');

  // The notice is around its icon and the text with the message.
  const stop = page.locator('form p', { hasText: ask.name(tooMuch.message) }).locator('../..');
  await expect(stop).toBeVisible();
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 800 });
    const [above, below] = [await stop.boundingBox(), await ask.back.boundingBox()];
    expect((below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0)).toBeGreaterThanOrEqual(16);
  }
});
