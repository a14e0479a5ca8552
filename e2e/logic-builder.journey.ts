import { guidOf, stored } from './support/boat-form.ts';
import { bookingForm } from './support/booking-form.ts';
import { chooseType, goToRegion } from './support/build-by-keyboard.ts';
import { editForm, openEditor, publishForm, signInOn } from './support/editor.ts';
import { expect, test } from './support/journey.ts';
import { isFocused, retype, retypeAndLeave, tabBackTo, tabTo } from './support/keyboard.ts';
import type { Locator, Page } from '@playwright/test';
import type { Editor } from './support/editor.ts';
import { main } from './support/main.ts';

const question = ({ panel }: Editor): Locator => panel.getByRole('combobox', { name: 'Question' });
const sentence = ({ panel }: Editor, text: string): Locator => panel.locator('p', { hasText: text });

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
async function addField(page: Page, editor: Editor, type: string, label: string): Promise<void> {
  await page.keyboard.press('Control+Enter');
  await chooseType(page, type);
  await retypeAndLeave(editor.panel.getByRole('textbox', { name: 'Field label' }), label);
}

/** Goes back to the tabs of the panel, and to the one of rules. */
async function goToRules(page: Page, { panel }: Editor): Promise<void> {
  await tabBackTo(page, panel.getByRole('tab', { selected: true }));
  await page.keyboard.press('ArrowRight');
  await expect(panel.getByRole('tab').nth(1)).toBeFocused();
}

/** Chooses that the selected element is shown on a condition. */
async function showOnCondition(page: Page, editor: Editor): Promise<void> {
  await goToRules(page, editor);
  await tabTo(page, editor.panel.getByRole('radio', { name: 'Always' }));
  await page.keyboard.press('ArrowRight');
}

/** Adds a test, whose question then has the focus. */
async function addTest(page: Page, editor: Editor): Promise<void> {
  await tabTo(page, editor.panel.getByRole('button', { name: 'Add condition', exact: true }));
  await page.keyboard.press('Enter');
  await expect(question(editor).last()).toBeFocused();
}

test.describe('in English', () => {
  test.use({ language: 'gb' });

  test(
    'rules are built by keyboard, from an empty form to one that visitors fill in',
    main,
    async ({ page, portal, browser }) => {
      test.slow();
      await signInOn(page, portal);
      const editor = await openEditor(page, 'new');
      const { panel, said } = editor;
      await goToRegion(page, 'panel');
      await tabTo(page, panel.getByRole('textbox', { name: 'Form title' }));
      await retype(page, 'Hall for an evening');
      await addField(page, editor, 'Number', 'Guests');
      await addField(page, editor, 'Number', 'Ticket price');
      await addField(page, editor, 'Number', 'Income');
      await goToRules(page, editor);
      await tabTo(page, panel.getByRole('radio', { name: 'Visitor answers' }));
      await page.keyboard.press('ArrowRight');
      await tabTo(page, panel.getByLabel('Formula', { exact: true }));
      await page.keyboard.type('[Guests] * [Ticket price]');
      await page.keyboard.press('Escape');

      await addField(page, editor, 'Checkbox', 'Food is served');
      await addField(page, editor, 'Text', 'Cook');
      await showOnCondition(page, editor);
      await choose(page, question(editor), 'Food is served');
      await expect(said).toHaveText('Condition added.');
      await expect(sentence(editor, 'Shown when Food is served is ticked')).toBeVisible();

      await addField(page, editor, 'Text', 'Security plan');
      await showOnCondition(page, editor);
      await choose(page, question(editor), 'Guests');
      await tabTo(page, panel.getByRole('textbox', { name: 'Value' }));
      await retype(page, '100');
      await addTest(page, editor);
      await choose(page, question(editor).last(), 'Income');
      await tabTo(page, panel.getByRole('textbox', { name: 'Value' }).last());
      await retype(page, '5 000');
      await addTest(page, editor);
      await choose(page, question(editor).last(), 'Cook');
      await tabTo(page, panel.getByRole('button', { name: 'Remove condition: Cook is answered' }));
      await page.keyboard.press('Enter');
      await expect(said).toHaveText('Condition removed. Press Ctrl Z to undo.');
      await expect(panel.getByRole('button', { name: 'Add condition', exact: true })).toBeFocused();
      await expect(
        sentence(editor, 'Shown when Guests is at least 100 and Income is at least 5,000'),
      ).toBeVisible();

      await tabTo(page, panel.getByRole('button', { name: 'Add check' }));
      await page.keyboard.press('Enter');
      await choose(page, question(editor).last(), 'Guests');
      await tabTo(page, panel.getByRole('combobox', { name: 'Comparison' }).last());
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('ArrowUp');
      await tabTo(page, panel.getByRole('textbox', { name: 'Value' }).last());
      await retype(page, '300');
      await tabTo(page, panel.getByRole('textbox', { name: 'Message of the check' }));

      await page.keyboard.press('Control+s');
      await expect(page.getByText('Draft saved')).toBeVisible();
      await page.getByRole('button', { name: /^Publish…/ }).press('Enter');
      const dialog = page.getByRole('dialog', { name: 'Save or publish?' });
      await expect(dialog.getByRole('radio', { name: 'Publish version 1' })).toHaveAttribute(
        'aria-disabled',
        'true',
      );
      await expect(dialog.getByRole('button', { name: 'Save draft' })).toBeFocused();
      await dialog.getByRole('button', { name: /has no message/ }).press('Enter');
      await expect(panel.getByRole('textbox', { name: 'Message of the check' })).toBeFocused();
      await page.keyboard.type('The hall holds 300 people.');
      await publishForm(page);
      const form = await stored(page, guidOf(page));
      expect(form).toMatchObject({ SchemaVersion: 2, Checks: [{ Kind: 'error' }] });

      const visitor = await (await browser.newContext({ baseURL: portal.url, locale: 'en' })).newPage();
      await visitor.goto(`/form/${guidOf(page)}`);
      await visitor.getByRole('textbox', { name: 'Guests' }).fill('250');
      await expect(visitor.getByRole('textbox', { name: 'Security plan' })).toBeHidden();
      await visitor.getByRole('textbox', { name: 'Ticket price' }).fill('20');
      await expect(visitor.getByRole('textbox', { name: 'Security plan' })).toBeVisible();
      await visitor.getByRole('checkbox', { name: 'Food is served' }).check();
      await expect(visitor.getByRole('textbox', { name: 'Cook' })).toBeVisible();
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
    const { panel, said } = editor;
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
    await expect(said).toContainText('1 sääntö viittaa nyt myöhempään kysymykseen eikä toimi.');
    await expect(page.getByRole('button', { name: 'Ehto ei toimi: Varaaja on Yhdistys' })).toBeVisible();
    await page.keyboard.press('Control+z');

    await editor.block('Varaaja').click();
    await editor.tool('Poista').click();
    await expect(said).toHaveText('Poistettu Varaaja. Siihen viittaa 4 sääntöä. Kumoa painamalla Ctrl Z.');
    await page.keyboard.press('Control+z');
    await expect(badge).toHaveCount(2);
  });
});
