import { guidOf, stored } from '../support/forms/boat-form.ts';
import { bookingForm } from '../support/forms/booking-form.ts';
import { chooseType, goToRegion } from '../support/controls/build-by-keyboard.ts';
import { editForm, openEditor, signInOn } from '../support/editor.ts';
import { expect, test } from '../support/journey.ts';
import { isFocused, retype, retypeAndLeave, tabBackTo, tabTo } from '../support/controls/keyboard.ts';
import type { Locator, Page } from '@playwright/test';
import type { TextKey } from '@form-portal/domain';
import type { FieldTypeName } from '@form-portal/field-types';
import type { Editor } from '../support/editor.ts';
import { main } from '../support/main.ts';
import type { PortalTexts } from '../support/texts.ts';

/** The texts of the form, by the language in which it is built. */
const words = {
  gb: {
    form: 'Hall for an evening',
    guests: 'Guests',
    price: 'Ticket price',
    income: 'Income',
    food: 'Food is served',
    cook: 'Cook',
    allergens: 'Allergens',
    plan: 'Security plan',
    message: 'The hall holds 300 people.',
  },
  fi: {
    form: 'Sali illaksi',
    guests: 'Vieraita',
    price: 'Lipun hinta',
    income: 'Tulot',
    food: 'Tarjolla on ruokaa',
    cook: 'Kokki',
    allergens: 'Allergeenit',
    plan: 'Turvallisuussuunnitelma',
    message: 'Saliin mahtuu 300 henkeä.',
  },
} as const;

/** The controls and sentences of the panel for building rules, by their texts in a language. */
function rulesIn({ panel }: Editor, { text }: PortalTexts) {
  const all = (role: 'button' | 'combobox' | 'radio' | 'textbox', key: TextKey): Locator =>
    panel.getByRole(role, { name: text(key), exact: true });
  return {
    label: all('textbox', 'admin.panel.fieldLabel'),
    always: all('radio', 'admin.logic.always'),
    computed: all('radio', 'admin.formula.answered'),
    formula: panel.getByLabel(text('admin.formula.formula'), { exact: true }),
    question: all('combobox', 'admin.logic.question'),
    operator: all('combobox', 'admin.logic.operator'),
    value: all('textbox', 'admin.logic.value'),
    addTest: all('button', 'admin.logic.addTest'),
    addCheck: all('button', 'admin.logic.addCheck'),
    message: all('textbox', 'admin.logic.message'),
    shownWhen: (x: string): Locator =>
      panel.locator('p', { hasText: text('admin.sentence.shownWhen', { x }) }),
  };
}

/** Chooses from a native select by the arrow keys. */
async function choose(page: Page, list: Locator, name: string): Promise<void> {
  if (!(await isFocused(list))) await tabTo(page, list);
  const chosen = (): Promise<string> =>
    list.evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.text ?? '');
  for (let presses = 0; presses < 20 && (await chosen()) !== name; presses += 1)
    await page.keyboard.press('ArrowDown');
  await expect.poll(chosen).toBe(name);
}

/** Adds a field below the selected one, and writes its label. */
async function addField(page: Page, type: string, label: { readonly at: Locator; readonly text: string }) {
  await page.keyboard.press('Control+Enter');
  await chooseType(page, type);
  await retypeAndLeave(label.at, label.text);
}

/** Goes back to the tabs of the panel, and opens the rules. */
async function goToRules(page: Page, { panel }: Editor): Promise<void> {
  await tabBackTo(page, panel.getByRole('tab', { selected: true }));
  await page.keyboard.press('ArrowRight');
  await expect(panel.getByRole('tab').nth(1)).toBeFocused();
}

for (const language of ['gb', 'fi'] as const)
  test.describe(`in ${language}`, () => {
    test.use({ language });
    const { form: name, guests, price, income, food, cook, allergens, plan, message } = words[language];

    test(
      'rules are built by keyboard, from an empty form to one that visitors fill in',
      language === 'gb' ? main : {},
      async ({ page, portal, browser, texts }) => {
        test.slow();
        const { text, languageTag } = texts;
        await signInOn(page, portal);
        const editor = await openEditor(page, 'new');
        const { panel, announcement } = editor;
        const rules = rulesIn(editor, texts);
        const add = (type: FieldTypeName, label: string) =>
          addField(page, text(`fieldType.${type}.label`), { at: rules.label, text: label });
        const showOnCondition = async (): Promise<void> => {
          await goToRules(page, editor);
          await tabTo(page, rules.always);
          await page.keyboard.press('ArrowRight');
        };
        const addTest = async (): Promise<void> => {
          await tabTo(page, rules.addTest);
          await page.keyboard.press('Enter');
          await expect(rules.question.last()).toBeFocused();
        };
        await goToRegion(page, 'panel');
        await tabTo(page, panel.getByRole('textbox', { name: text('admin.panel.formTitle') }));
        await retype(page, name);
        await add('number', guests);
        await add('number', price);
        await add('number', income);
        await goToRules(page, editor);
        await tabTo(page, rules.computed);
        await page.keyboard.press('ArrowRight');
        await tabTo(page, rules.formula);
        await page.keyboard.type(`[${guests}] * [${price}]`);
        await page.keyboard.press('Escape');

        await add('boolean', food);
        await add('text', cook);
        await showOnCondition();
        await choose(page, rules.question, food);
        await expect(announcement).toHaveText(text('admin.logic.said.added'));
        await expect(rules.shownWhen(`${food} ${text('admin.sentence.ticked')}`)).toBeVisible();

        const isCookAnswered = `${cook} ${text('admin.sentence.answered')}`;
        await add('text', allergens);
        await showOnCondition();
        await choose(page, rules.question, cook);
        await expect(rules.shownWhen(isCookAnswered)).toBeVisible();

        await add('text', plan);
        await showOnCondition();
        await choose(page, rules.question, guests);
        await tabTo(page, rules.value);
        await retype(page, '100');
        await addTest();
        await choose(page, rules.question.last(), income);
        await tabTo(page, rules.value.last());
        await retype(page, '5 000');
        await addTest();
        await choose(page, rules.question.last(), cook);
        await tabTo(
          page,
          panel.getByRole('button', { name: text('admin.logic.removeTest', { sentence: isCookAnswered }) }),
        );
        await page.keyboard.press('Enter');
        await expect(announcement).toHaveText(text('admin.logic.said.removed'));
        await expect(rules.addTest).toBeFocused();
        const atLeast = text('admin.sentence.at-least');
        const fiveThousand = new Intl.NumberFormat(languageTag).format(5000);
        await expect(
          rules.shownWhen(
            `${guests} ${atLeast} 100 ${text('admin.sentence.and')} ${income} ${atLeast} ${fiveThousand}`,
          ),
        ).toBeVisible();

        await tabTo(page, rules.addCheck);
        await page.keyboard.press('Enter');
        await choose(page, rules.question.last(), guests);
        await tabTo(page, rules.operator.last());
        await page.keyboard.press('ArrowUp');
        await page.keyboard.press('ArrowUp');
        await tabTo(page, rules.value.last());
        await retype(page, '300');
        await tabTo(page, rules.message);

        await page.keyboard.press('Control+s');
        await expect(page.getByText(text('admin.draftSaved'))).toBeVisible();
        await page.getByRole('button', { name: text('admin.command.publish') }).press('Enter');
        const dialog = page.getByRole('dialog', { name: text('admin.publish.title') });
        const publish = text('admin.publish.version', { n: 1 });
        await expect(dialog.getByRole('radio', { name: publish })).toHaveAttribute('aria-disabled', 'true');
        await expect(dialog.getByRole('button', { name: text('admin.command.saveDraft') })).toBeFocused();
        await dialog
          .getByRole('button', { name: text('admin.finding.check-message-missing') })
          .press('Enter');
        await expect(rules.message).toBeFocused();
        await page.keyboard.type(message);
        await page.getByRole('button', { name: text('admin.command.publish') }).press('Enter');
        await dialog.getByRole('button', { name: publish }).press('Enter');
        await expect(page.getByRole('button', { name: text('admin.command.publish') })).toContainText(
          text('admin.nothingToPublish'),
        );
        const form = await stored(page, guidOf(page));
        expect(form).toMatchObject({ SchemaVersion: 2, Checks: [{ Kind: 'error' }] });

        const visitor = await (await browser.newContext({ baseURL: portal.url, locale: 'en' })).newPage();
        await visitor.goto(`/form/${guidOf(page)}`);
        await visitor.getByRole('textbox', { name: guests }).fill('250');
        await expect(visitor.getByRole('textbox', { name: plan })).toBeHidden();
        await visitor.getByRole('textbox', { name: price }).fill('20');
        await expect(visitor.getByRole('textbox', { name: plan })).toBeVisible();
        await visitor.getByRole('checkbox', { name: food }).check();
        await visitor.getByRole('textbox', { name: cook }).fill('Aino');
        await expect(visitor.getByRole('textbox', { name: allergens })).toBeVisible();
        await visitor.context().close();
      },
    );
  });

test.describe('in Finnish', () => {
  test.use({ language: 'fi', contextOptions: { reducedMotion: 'reduce' } });

  test('a condition takes three choices, is undone and restored, and follows copies', async ({
    page,
    portal,
    administrator,
  }) => {
    const form = bookingForm({ fi: 'Saunavuoron varaus', gb: 'Sauna booking' });
    const editor = await editForm(page, { portal, administrator, form });
    const { panel, announcement } = editor;
    await editor.block('Varaus alkaa').click();
    await panel.getByRole('tab', { name: 'Logiikka' }).click();
    await panel.getByRole('radio', { name: 'Ehdolla' }).first().check();
    await panel.getByRole('combobox', { name: 'Kysymys' }).selectOption('Varaaja');
    await panel.getByRole('combobox', { name: 'Arvo' }).selectOption('Yhdistys');
    const badge = page.getByRole('button', { name: 'Näytetään, kun Varaaja on Yhdistys' });
    await expect(badge).toBeVisible();

    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    await expect(badge).toHaveCount(0);
    await page.keyboard.press('Control+y');
    await page.keyboard.press('Control+y');
    await badge.click();
    await expect(panel.getByRole('combobox', { name: 'Kysymys' })).toBeFocused();

    await editor.block('Varaus alkaa').focus();
    await page.keyboard.press('Control+d');
    await expect(badge).toHaveCount(2);
    await editor.block('Varaaja').click();
    await page.keyboard.press('Alt+ArrowDown');
    await expect(announcement).toContainText('1 sääntö viittaa nyt myöhempään kysymykseen eikä toimi.');
    await expect(page.getByRole('button', { name: 'Ehto ei toimi: Varaaja on Yhdistys' })).toBeVisible();
    await page.keyboard.press('Control+z');

    await editor.block('Varaaja').click();
    await editor.tool('Poista').click();
    await expect(announcement).toHaveText(
      'Poistettu Varaaja. Siihen viittaa 4 sääntöä. Kumoa painamalla Ctrl Z.',
    );
    await page.keyboard.press('Control+z');
    await expect(badge).toHaveCount(2);
  });
});
