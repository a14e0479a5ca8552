import { guidOf } from '@form-portal/domain/testing';
import { chooseNamed, click, one, press } from '@form-portal/ui/testing';
import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { historyDepth } from '../model/history.ts';
import { written } from '../model/testing/editor-notation.ts';
import { named, typeOver } from '../testing/draw-editor.tsx';
import { setTextCommand } from '../model/commands/field/set-text.ts';
import { selectCommand } from '../model/commands/window/navigate.ts';
import { pauseCommand, undoCommand } from '../model/commands/window/undo-redo.ts';
import { draw, drawBesideText, cover, part, pressWith, point } from './testing/draw-canvas.tsx';

describe('adding', () => {
  it('opens the menu of field types below the selected block, and adds there', () => {
    const { store } = draw('G([a]) b');
    click(part('a', 'below'));
    expect(document.activeElement?.textContent).toBe('Text');
    press('d');
    press('d');
    expect(document.activeElement?.textContent).not.toBe('Text');
    click(document.activeElement!);

    expect(written(store.state())).toBe('G(a [x]) b');
    expect(store.state().form.fields.at(-1)?.label).toEqual({ gb: 'new field' });
  });

  it('offers groups and pages only at the top level', () => {
    draw('G([a]) b');
    const offered = () => [...document.querySelectorAll('[role="menuitem"]')].map((item) => item.textContent);
    pressWith('Enter', { ctrlKey: true });
    expect(offered().filter((name) => name === 'Group' || name === 'Page')).toEqual([]);

    press('Escape');
    click(cover('b'));
    pressWith('Enter', { ctrlKey: true });
    expect(offered().slice(-2)).toEqual(['Group', 'Page']);
  });

  it('goes below the whole row of two short fields', () => {
    const { store } = draw('[a]+b c');
    pressWith('Enter', { ctrlKey: true });
    click(document.activeElement!);

    expect(written(store.state())).toBe('a+b [x] c');
  });

  it('beside a field makes both short', () => {
    const { store } = draw('[a] b');
    click(part('a', 'beside'));
    click(document.activeElement!);

    expect(written(store.state())).toBe('a+[x] b');
  });

  it('is cancelled by Esc, which returns the focus', () => {
    const { store } = draw('[a]');
    act(() => part('a', 'below').focus());
    click(part('a', 'below'));
    press('Escape');

    expect(document.querySelector('[role="menu"]')).toBeNull();
    expect(document.activeElement).toBe(part('a', 'below'));
    expect(written(store.state())).toBe('[a]');
  });

  it('closes when the user moves elsewhere, by pointer or key', () => {
    const { store } = draw('[a] b');
    const isOpen = (): boolean => document.querySelector('[role="menu"]') !== null;
    click(part('a', 'below'));
    click(cover('b'));
    expect(written(store.state())).toBe('a [b]');
    expect(isOpen()).toBe(false);

    // Opening the menu elsewhere closes only the one that was open.
    click(part('b', 'below'));
    click(part('b', 'beside'));
    expect(isOpen()).toBe(true);

    act(() => cover('a').focus());
    act(() => void cover('a').dispatchEvent(new KeyboardEvent('keyup', { key: 'F6', bubbles: true })));
    expect(isOpen()).toBe(false);
  });

  it('opened by its shortcut from outside the canvas is cancelled by Esc, which returns the focus', () => {
    drawBesideText('[a]');
    act(() => one('textarea').focus());
    pressWith('Enter', { ctrlKey: true });
    expect(document.activeElement?.getAttribute('role')).toBe('menuitem');
    press('Escape');

    expect(document.activeElement).toBe(one('textarea'));
  });
});

describe('moving', () => {
  it('by the toolbar keeps the focus on its button, even across the border of a group', () => {
    const { store } = draw('a G([b])');
    act(() => part('b', 'move-up').focus());
    click(part('b', 'move-up'));

    expect(written(store.state())).toBe('a [b] G()');
    expect(document.activeElement).toBe(part('b', 'move-up'));
    click(part('b', 'move-up'));
    expect(written(store.state())).toBe('[b] a G()');
    expect(part('b', 'move-up').getAttribute('aria-disabled')).toBe('true');
  });

  it('by “Move to…” chooses a group and a position from lists', () => {
    const { store } = draw('[a] G(b c)');
    click(part('a', 'move-to'));
    const [container, position] = [...document.querySelectorAll('select')];
    chooseNamed(container!, 'G');
    chooseNamed(position!, 'After b');
    click(named('Move'));

    expect(written(store.state())).toBe('G(b [a] c)');
  });

  it('by the grip’s keys: Space picks up, arrow keys choose, Space drops', () => {
    const { store } = draw('[a] b G(c)');
    act(() => part('a', 'move-to').focus());
    for (const key of [' ', 'ArrowDown', 'ArrowDown', 'ArrowDown', ' ']) press(key);

    expect(written(store.state())).toBe('b G([a] c)');
  });

  it('is cancelled by Esc, which is announced at once', () => {
    const { store } = draw('[a] b');
    act(() => part('a', 'move-to').focus());
    for (const key of [' ', 'ArrowDown', 'Escape']) press(key);

    expect(written(store.state())).toBe('[a] b');
    expect(one('[role="alert"]').textContent).toBe('Moving a was cancelled.');
  });

  it('announces every cancellation: the alert is cleared once a block is picked up again', () => {
    draw('[a] b');
    act(() => part('a', 'move-to').focus());
    for (const key of [' ', 'Escape', ' ']) press(key);
    expect(one('[role="alert"]').textContent).toBe('');

    press('Escape');
    expect(one('[role="alert"]').textContent).toBe('Moving a was cancelled.');
  });

  it('by the grip’s keys is cancelled when the focus leaves the grip, but not when the window loses it', () => {
    const { store } = draw('[a] b');
    act(() => part('a', 'move-to').focus());
    press(' ');
    act(() => void part('a', 'move-to').dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
    expect(store.state().canvas.carried).not.toBeNull();

    act(() => cover('b').focus());
    expect(store.state().canvas).toMatchObject({ carried: null, dropTarget: null });
    expect(one('[role="alert"]').textContent).toBe('Moving a was cancelled.');
  });

  it('by the pointer is cancelled by Esc, and releasing the button afterwards clicks nothing', async () => {
    const { store } = draw('[a] b');
    const at = (clientX: number): PointerEventInit => ({ clientX, bubbles: true, isPrimary: true });
    act(() => {
      cover('b').dispatchEvent(new PointerEvent('pointerdown', at(0)));
      cover('b').dispatchEvent(new PointerEvent('pointermove', at(20)));
    });
    expect(store.state().canvas.carried).not.toBeNull();

    press('Escape');
    await act(() => new Promise((resolve) => setTimeout(resolve, 5)));
    act(() => void cover('b').dispatchEvent(new PointerEvent('pointerup', at(20))));
    click(cover('b'));
    expect(store.state().canvas.carried).toBeNull();
    expect(written(store.state())).toBe('[a] b');
  });

  it('by the grip’s keys ends when the block is deleted meanwhile', () => {
    const { store } = draw('[a] b');
    act(() => part('a', 'move-to').focus());
    for (const key of [' ', 'Delete']) press(key);

    expect(written(store.state())).toBe('[b]');
    expect(store.state().canvas).toMatchObject({ carried: null, dropTarget: null });
  });
});

describe('deleting', () => {
  it('a field offers to undo the deletion', () => {
    const { store, toasts } = draw('[a] b');
    click(part('a', 'delete'));

    expect(written(store.state())).toBe('[b]');
    expect(toasts).toEqual(['Deleted a.']);
  });

  it('a field offers to undo the deletion only until the form changes again', () => {
    const { store, toasts } = draw('[a] b');
    click(part('a', 'delete'));
    act(() => store.run(selectCommand(guidOf('b'))));
    expect(toasts).toEqual(['Deleted a.']);

    act(() => store.run(undoCommand));
    expect(toasts).toEqual([]);
  });

  it('a group asks first', () => {
    const { store } = draw('[G(a)] b');
    click(part('G', 'delete'));
    expect(one('dialog h2').textContent).toBe(
      'Are you sure you want to delete G group? This will delete all fields in the group.',
    );

    click(named('Keep'));
    expect(written(store.state())).toBe('[G(a)] b');
    click(part('G', 'delete'));
    click(named('Delete Group'));
    expect(written(store.state())).toBe('[b]');
  });

  it('a group with the Delete key, confirmed by pointer, moves the focus to the block selected next', () => {
    draw('[G(a)] b');
    act(() => cover('G').focus());
    press('Delete');
    point(named('Delete Group'), [0, 0]);
    act(() => named('Delete Group').focus());
    click(named('Delete Group'));

    expect(document.activeElement).toBe(cover('b'));
  });
});

describe('writing in place', () => {
  it('begins with F2, is in the form at once, and ends with Enter as one step', () => {
    const { store } = draw('[a]');
    act(() => cover('a').focus());
    press('F2');
    typeOver(one('input[data-part="inline"]'), 'First name');
    expect(store.state().form.fields[0]?.label).toEqual({ gb: 'First name' });

    press('Enter');
    expect(document.querySelector('input[data-part="inline"]')).toBeNull();
    expect(store.state().history.past).toHaveLength(1);
    expect(document.activeElement).toBe(cover('a'));
  });

  it('from outside the canvas returns the focus to where it was', () => {
    drawBesideText('[a]');
    act(() => one('textarea').focus());
    press('F2');
    press('Enter');

    expect(document.querySelector('input[data-part="inline"]')).toBeNull();
    expect(document.activeElement).toBe(one('textarea'));
  });

  it.each([0, 1, historyDepth])('is undone by Esc as a whole, after %d other steps', (steps) => {
    const { store } = draw('[G(a)]');
    const field = { of: 'field', guid: guidOf('a'), part: 'label' } as const;
    act(() => {
      for (let n = 1; n <= steps; n += 1) {
        store.run(setTextCommand(field, 'gb', `a${n}`));
        store.run(pauseCommand);
      }
    });
    press('F2');
    typeOver(one('input[data-part="inline"]'), 'Wro');
    act(() => store.run(pauseCommand));
    typeOver(one('input[data-part="inline"]'), 'Wrong');
    press('Escape');

    expect(store.state().form.groups[0]?.name).toEqual({ gb: 'G' });
    expect(store.state().form.fields[0]?.label).toEqual({ gb: steps === 0 ? 'a' : `a${steps}` });
  });

  it('does not undo earlier steps on Esc when one of them was undone while editing', () => {
    const { store } = draw('[G(a)]');
    const label = { of: 'field', guid: guidOf('a'), part: 'label' } as const;
    const type = (text: string) => act(() => store.run(setTextCommand(label, 'gb', text)));
    type('one');
    act(() => store.run(pauseCommand));
    type('two');
    press('F2');
    act(() => store.run(undoCommand));
    press('Escape');

    expect(store.state().form.fields[0]?.label).toEqual({ gb: 'one' });
  });

  it('begins with a double click, on the title too', () => {
    draw('a');
    act(() => void cover('form').dispatchEvent(new MouseEvent('dblclick', { bubbles: true })));

    expect(one('input[data-part="inline"]').getAttribute('aria-label')).toContain('Name of');
  });
});
