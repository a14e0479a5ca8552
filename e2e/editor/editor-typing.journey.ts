import { draftOf } from '../support/forms/boat-form.ts';
import { aForm, aQuestion } from '../support/forms/forms.ts';
import { editForm, laidOut } from '../support/editor.ts';
import { expect, test } from '../support/journey.ts';
import { retypeAndLeave, tabBackTo, tabTo } from '../support/controls/keyboard.ts';
import type { Editor } from '../support/editor.ts';
import type { Locator, Page } from '@playwright/test';
import type { Form } from '@form-portal/domain';

test.use({ language: 'gb' });

/** A group with a field of four types; their labels are the names of the types. */
function formToType(): Form {
  const name = { fi: 'Lomake', gb: 'Form', se: 'Formulär' };
  const types = ['text', 'number', 'rating', 'slider'] as const;
  const fields = types.map((type) => aQuestion({ type, label: { fi: type, gb: type } }));
  const [group] = laidOut('G(a)').groups;
  const grouped = { ...group!, fields: fields.map(({ guid }) => guid) };
  return { ...aForm(name), fields, groups: [grouped], layout: [{ kind: 'group', guid: grouped.guid }] };
}

/** The labels of the panel's text boxes in Tab order, by what is selected. */
const boxes = {
  form: ['Form title', 'Form description'],
  G: ['Group label'],
  text: ['Field label', 'Field description'],
  number: ['Field label', 'Field description'],
  rating: ['Field label', 'Field description', 'Min', 'Max'],
  slider: ['Field label', 'Field description', 'Min', 'Max'],
} as const;

/** Types a text into each box in turn, moving on by Tab or Shift+Tab, and expects every box to keep its text. */
async function typeThrough(
  { page, within }: { readonly page: Page; readonly within: Locator | Page },
  texts: readonly (readonly [string, string])[],
  by: 'Tab' | 'Shift+Tab',
): Promise<void> {
  const box = (label: string): Locator => within.getByRole('textbox', { name: label, exact: true });
  const go = by === 'Tab' ? tabTo : tabBackTo;
  for (const [at, [label, text]] of texts.entries()) {
    if (at > 0 && !(await box(label).evaluate((one) => one === document.activeElement)))
      await go(page, box(label));
    await retypeAndLeave(box(label), text, by);
  }
  for (const [label, text] of texts) await expect(box(label)).toHaveValue(text);
}

async function select(editor: Editor, name: keyof typeof boxes): Promise<void> {
  const block = editor.block(name === 'form' ? 'Form' : name);
  // Only the edge of a group is not covered by its fields.
  await block.click({ position: { x: 8, y: 8 } });
}

test('text remains in the control it is typed into, whichever way Tab moves on', async ({
  page,
  portal,
  administrator,
}) => {
  await test.step('text typed into a control of the side panel remains in it, whichever way Tab moves on', async () => {
    const editor = await editForm(page, { portal, administrator, form: formToType() });
    const at = { page, within: editor.panel };
    for (const [name, labels] of Object.entries(boxes) as [keyof typeof boxes, readonly string[]][]) {
      await select(editor, name);
      const textFor = (label: string, round: number): string =>
        label === 'Min' ? String(round) : label === 'Max' ? String(round + 5) : `${name} ${label} ${round}`;
      const texts = (round: number) => labels.map((label) => [label, textFor(label, round)] as const);
      await editor.panel.getByRole('textbox', { name: labels[0]!, exact: true }).click();
      await typeThrough(at, texts(1), 'Tab');
      // Tab has left the last box: go back into it.
      await tabBackTo(page, editor.panel.getByRole('textbox', { name: labels.at(-1)!, exact: true }));
      await typeThrough(at, texts(2).toReversed(), 'Shift+Tab');
      // Restores the name that the block is found by.
      await tabTo(page, editor.panel.getByRole('textbox', { name: labels[0]!, exact: true }));
      await typeThrough(at, [[labels[0]!, name === 'form' ? 'Form' : name]], 'Tab');
    }

    await page.keyboard.press('Control+s');
    await expect(page.getByText('Draft saved')).toBeVisible();
    const guid = page.url().split('/').at(-1) ?? '';
    expect(await draftOf(page, guid)).toMatchObject({
      Name: { gb: 'Form' },
      FormDescription: { gb: 'form Form description 2' },
      Groups: [{ GroupName: { gb: 'G' } }],
      Fields: [
        { Name: { gb: 'text' }, Description: { gb: 'text Field description 2' } },
        { Name: { gb: 'number' }, Description: { gb: 'number Field description 2' } },
        { Name: { gb: 'rating' }, MinValue: 2, MaxValue: 7 },
        { Name: { gb: 'slider' }, MinValue: 2, MaxValue: 7 },
      ],
    });
  });

  await test.step('so does text typed into the settings', async () => {
    await editForm(page, { portal, administrator, form: laidOut('a') });
    await page.goto(`${page.url()}/settings`);
    const texts = (round: number) =>
      [
        ['Largest file (MB)', String(round)],
        ['Object title', `Object ${round}`],
      ] as const;
    await page.getByRole('textbox', { name: 'Largest file (MB)' }).click();
    await typeThrough({ page, within: page }, texts(1), 'Tab');
    await tabBackTo(page, page.getByRole('textbox', { name: 'Object title' }));
    await typeThrough({ page, within: page }, texts(2).toReversed(), 'Shift+Tab');
  });
});
