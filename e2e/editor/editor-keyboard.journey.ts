import { editForm, laidOut } from '../support/editor.ts';
import { expect, test } from '../support/journey.ts';
import { tabBackTo, tabTo } from '../support/controls/keyboard.ts';

test.use({ language: 'gb' });

test('a form is built by keyboard alone, and every change is announced', async ({
  page,
  portal,
  administrator,
}) => {
  const editor = await editForm(page, { portal, administrator, form: laidOut('a G(b c) d') });
  const { keyboard } = page;
  await tabTo(page, editor.block('To be edited'));

  // Add from the menu of field types by type-ahead; the new field's label has the focus.
  await keyboard.press('ArrowDown');
  await expect(editor.block('a')).toBeFocused();
  await keyboard.press('Enter');
  await expect.poll(() => editor.layout()).toBe('[a] G(b c) d');
  await keyboard.press('Control+Enter');
  await expect(page.getByRole('menuitem', { name: 'Text', exact: true })).toBeFocused();
  await keyboard.press('n');
  await expect(page.getByRole('menuitem', { name: 'Number' })).toBeFocused();
  await keyboard.press('Enter');
  await expect(editor.announcement).toHaveText('Added Number field, position 2 of 4 in the form.');
  await expect(editor.panel.getByRole('textbox', { name: 'Field label' })).toBeFocused();
  await keyboard.type('e');
  await expect.poll(() => editor.layout()).toBe('a [e] G(b c) d');

  // Required, in the panel.
  await tabTo(page, editor.panel.getByRole('switch', { name: /Required/ }));
  await keyboard.press('Space');
  await expect(editor.announcement).toHaveText('e is now required.');

  // Rename in place.
  await tabBackTo(page, editor.block('e'));
  await keyboard.press('F2');
  await keyboard.type('f');
  await keyboard.press('Enter');
  await expect(editor.block('f')).toBeFocused();
  await expect(editor.block('f')).toHaveAccessibleName(
    /^f, Number, required, long, position 2 of 4 in the form$/,
  );

  // Make it short, with another one beside it.
  await keyboard.press('Alt+ArrowLeft');
  await expect(editor.announcement).toHaveText('f is now short.');
  await tabTo(page, page.getByRole('button', { name: 'Add beside f' }));
  await keyboard.press('Enter');
  await keyboard.press('Enter');
  await keyboard.type('g');
  await expect.poll(() => editor.layout()).toBe('a f+[g] G(b c) d');

  // Across the borders of the group, both ways.
  await tabBackTo(page, editor.block('g'));
  for (const [key, layout, announcement] of [
    ['Alt+ArrowDown', 'a f G([g] b c) d', 'Moved g, position 1 of 3 in group G.'],
    ['Alt+ArrowDown', 'a f G(b [g] c) d', 'Moved g down, now 2 of 3 in G.'],
    ['Alt+ArrowDown', 'a f G(b c [g]) d', 'Moved g down, now 3 of 3 in G.'],
    ['Alt+ArrowDown', 'a f G(b c) [g] d', 'Moved g out of G, position 4 of 5 in the form.'],
    ['Alt+ArrowDown', 'a f G(b c) d [g]', 'Moved g down, now 5 of 5 in the form.'],
    ['Alt+ArrowUp', 'a f G(b c) [g] d', 'Moved g up, now 4 of 5 in the form.'],
    ['Alt+ArrowUp', 'a f G(b c [g]) d', 'Moved g, position 3 of 3 in group G.'],
    ['Alt+ArrowUp', 'a f G(b [g] c) d', 'Moved g up, now 2 of 3 in G.'],
    ['Alt+ArrowUp', 'a f G([g] b c) d', 'Moved g up, now 1 of 3 in G.'],
    ['Alt+ArrowUp', 'a f+[g] G(b c) d', 'Moved g out of G, position 3 of 5 in the form.'],
  ] as const) {
    await keyboard.press(key);
    await expect(editor.announcement).toHaveText(announcement);
    await expect.poll(() => editor.layout()).toBe(layout);
    await expect(editor.block('g')).toBeFocused();
  }

  // Undo and redo.
  await keyboard.press('Control+z');
  await expect(editor.announcement).toHaveText('Undone: move g.');
  await expect.poll(() => editor.layout()).toBe('a f G([g] b c) d');
  await keyboard.press('Control+Shift+z');
  await expect(editor.announcement).toHaveText('Redone: move g.');

  // A group asks before it is deleted, and undo restores it.
  await keyboard.press('ArrowDown');
  await expect(editor.block('G')).toBeFocused();
  await keyboard.press('Delete');
  const question = page.getByRole('alertdialog', {
    name: 'Are you sure you want to delete G group? This will delete all fields in the group.',
  });
  await expect(question.getByRole('button', { name: 'Keep' })).toBeFocused();
  await keyboard.press('Escape');
  await expect.poll(() => editor.layout()).toBe('a f+g [G(b c)] d');
  await keyboard.press('Delete');
  await keyboard.press('Shift+Tab');
  await keyboard.press('Enter');
  await expect(editor.announcement).toHaveText('Deleted G. Press Ctrl Z to undo.');
  await expect.poll(() => editor.layout()).toBe('a f+g [d]');
  await expect(editor.block('d')).toBeFocused();
  await keyboard.press('Control+z');
  await expect.poll(() => editor.layout()).toBe('a f+g [G(b c)] d');

  // Duplicate, delete, and Esc out.
  await keyboard.press('Control+d');
  await expect(editor.announcement).toHaveText('Duplicated G, position 5 of 6 in the form.');
  await keyboard.press('Control+z');
  await keyboard.press('Escape');
  await expect.poll(() => editor.layout()).toBe('a f+g G(b c) d');

  await keyboard.press('Control+s');
  await expect(page.getByText('Draft saved')).toBeVisible();
  await page.reload();
  await expect(editor.block('g')).toBeVisible();
  await expect.poll(() => editor.layout()).toBe('a f+g G(b c) d');
});

test('everything on the canvas is reached and moved by keys, and the focus is never lost', async ({
  page,
  portal,
  administrator,
}) => {
  await test.step('the grip carries by keys, and “Move to…” moves by two lists', async () => {
    const editor = await editForm(page, { portal, administrator, form: laidOut('a b G(c)') });
    const { keyboard } = page;
    await tabTo(page, editor.block('To be edited'));
    await keyboard.press('ArrowDown');
    await keyboard.press('Enter');
    await tabTo(page, editor.tool('Move to…'));
    await keyboard.press('Space');
    await expect(editor.announcement).toHaveText('Picked up a. Use arrow keys, Space drops, Esc cancels.');
    await keyboard.press('ArrowDown');
    await expect(editor.announcement).toHaveText('After b');
    await keyboard.press('Escape');
    await expect(page.locator('[role="alert"]').getByText('Moving a was cancelled.')).toBeAttached();
    await expect.poll(() => editor.layout()).toBe('[a] b G(c)');

    await keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Where do you want to move a?' });
    await dialog.getByLabel('Group').selectOption('G');
    await expect(dialog.getByLabel('Position')).toHaveValue(/\d/);
    await dialog.getByRole('button', { name: 'Move', exact: true }).press('Enter');
    await expect.poll(() => editor.layout()).toBe('b G(c [a])');
    await expect(editor.announcement).toHaveText('Moved a, position 2 of 2 in group G.');
  });

  await test.step('a block that is moved by its tools keeps the focus on the tool, even when it moves to another group', async () => {
    const editor = await editForm(page, { portal, administrator, form: laidOut('a b G(c)') });
    await editor.block('a').click();
    await tabTo(page, editor.tool('Move to…'));
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    for (const layout of ['b [a] G(c)', 'b G([a] c)', 'b G(c [a])', 'b G(c) [a]']) {
      await page.keyboard.press('Enter');
      await expect.poll(editor.layout).toBe(layout);
      await expect(editor.tool('Move down')).toBeFocused();
    }
  });

  await test.step('focus moves to the block when the focused part of the panel disappears, or when editing in place ends', async () => {
    const editor = await editForm(page, { portal, administrator, form: laidOut('a G(b) H()') });
    const { keyboard } = page;
    const label = editor.panel.getByRole('textbox', { name: 'Field label' });

    // From the panel to the group with Esc, and straight back to the block with Close.
    await editor.block('b').click();
    await label.focus();
    await keyboard.press('Escape');
    await expect(editor.block('G')).toBeFocused();
    await editor.block('b').click();
    // Until the label shows, the panel is still the group's, which has a Close button too.
    await expect(label).toHaveValue('b');
    await editor.panel.getByRole('button', { name: 'Close', exact: true }).press('Enter');
    await expect.poll(editor.layout).toBe('a G(b) H()');
    await expect(editor.block('b')).toBeFocused();

    // Deleting a group from the panel moves focus to the new selection.
    await editor.block('H').click({ position: { x: 200, y: 20 } });
    await editor.panel.getByRole('button', { name: 'Delete Group' }).press('Enter');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Group' }).press('Enter');
    await expect.poll(editor.layout).toBe('a [G(b)]');
    await expect(editor.block('G')).toBeFocused();

    // Esc returns the focus to the panel or the rail when F2 or Ctrl+Enter was pressed there.
    await editor.block('a').click();
    const edit = page.locator('[data-editor-region="rail"]').getByRole('button', { name: 'Edit' });
    for (const control of [label, edit])
      for (const key of ['F2', 'Control+Enter']) {
        await control.focus();
        await keyboard.press(key);
        await expect(control).not.toBeFocused();
        await keyboard.press('Escape');
        await expect(control).toBeFocused();
      }

    // A double click that edits in place, and a dialog used with the pointer.
    await editor.block('a').dblclick();
    await keyboard.press('Enter');
    await expect(editor.block('a')).toBeFocused();
    await editor.tool('Move to…').click();
    await page.getByRole('dialog').getByLabel('Group').selectOption('G');
    await page.getByRole('dialog').getByRole('button', { name: 'Move', exact: true }).click();
    await expect.poll(editor.layout).toBe('G(b [a])');
    await expect(editor.tool('Move to…')).toBeFocused();
  });

  await test.step('F6 cycles through the parts of the window, back to the block that was left; the width has shortcuts, and ? lists them all', async () => {
    const editor = await editForm(page, { portal, administrator, form: laidOut('a b') });
    const { keyboard } = page;
    await editor.block('b').click();
    const focused = (name: string) => page.locator(`[data-editor-region="${name}"] :focus`);
    for (const name of ['panel', 'bar', 'rail', 'canvas', 'panel']) {
      await keyboard.press('F6');
      await expect(focused(name)).toBeVisible();
      if (name === 'canvas') await expect(editor.block('b')).toBeFocused();
    }
    await expect(editor.panel.getByRole('button', { name: 'Close', exact: true })).toBeFocused();

    await editor.block('b').focus();
    await keyboard.press('Alt+ArrowLeft');
    await expect(editor.announcement).toHaveText('b is now short.');
    await keyboard.press('Alt+ArrowRight');
    await expect(editor.announcement).toHaveText('b is now long.');
    // It can't become longer, and the key must not make the browser go forward either.
    await keyboard.press('Alt+ArrowRight');
    await expect.poll(() => editor.layout()).toBe('a [b]');

    await keyboard.press('?');
    const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(help.getByRole('term')).toHaveCount(16);
    await keyboard.press('Escape');
    await expect(editor.block('b')).toBeFocused();

    // On a small window the panel is closed at first.
    await page.setViewportSize({ width: 800, height: 900 });
    await keyboard.press('Escape');
    await expect(editor.panel).toBeHidden();
    for (const name of ['bar', 'rail', 'canvas', 'bar']) {
      await keyboard.press('F6');
      await expect(focused(name)).toBeVisible();
    }
  });
});
