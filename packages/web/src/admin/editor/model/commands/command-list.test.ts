import { guidOf } from '@form-portal/domain/testing';
import { describe, expect, it } from 'vitest';
import { commandList, commandOf } from './command-list.ts';
import { nextMissing, showTabCommand } from './window/navigate.ts';
import { setTextCommand } from './field/set-text.ts';
import { addPageCommand } from './layout/pages.ts';
import { translate } from './window/window.ts';
import { isPressed, type KeyPress } from './shortcut.ts';
import { after, anEnv, editor, english } from '../testing/editor-notation.ts';
import type { EditorState } from '../editor-state.ts';

function press(written: string): KeyPress {
  const keys = written.split('-');
  const key = keys.at(-1) ?? '';
  return {
    key,
    code: /^[a-z]$/i.test(key) ? `Key${key.toUpperCase()}` : '',
    ctrlKey: keys.includes('Ctrl'),
    metaKey: keys.includes('Cmd'),
    altKey: keys.includes('Alt'),
    shiftKey: keys.includes('Shift'),
  };
}

describe('the keys', () => {
  it.each([
    ['Ctrl-s', 'save'],
    ['Cmd-s', 'save'],
    ['Ctrl-z', 'undo'],
    ['Ctrl-Shift-Z', 'redo'],
    ['Ctrl-y', 'redo'],
    ['Alt-ArrowUp', 'move-up'],
    ['Alt-ArrowDown', 'move-down'],
    ['Alt-ArrowLeft', 'make-short'],
    ['Alt-ArrowRight', 'make-long'],
    ['Ctrl-d', 'duplicate'],
    ['Delete', 'delete'],
    ['Enter', 'select'],
    ['Escape', 'step-out'],
    ['F2', 'rename'],
    ['F6', 'next-region'],
    ['Ctrl-Enter', 'add-below'],
    ['Alt-n', 'next-missing'],
    ['?', 'help'],
    ['Shift-?', 'help'],
  ])('%s do %s', (keys, id) => {
    expect(commandOf(press(keys), 'elsewhere')?.id).toBe(id);
  });

  it('recognise Alt and N on a Mac by the physical key', () => {
    expect(commandOf({ ...press('Alt-n'), key: 'Dead' }, 'elsewhere')?.id).toBe('next-missing');
  });

  it.each(['s', 'Alt-s', 'Ctrl-Alt-s', 'Ctrl-Shift-s', 'Shift-Delete', 'Ctrl-ArrowUp', 'n', 'ä'])(
    '%s are not shortcuts',
    (keys) => {
      expect(commandOf(press(keys), 'elsewhere')).toBeUndefined();
    },
  );

  it.each(['Delete', 'Alt-ArrowLeft', 'Alt-ArrowUp', 'Enter', '?'])(
    '%s are left to the text control while typing',
    (keys) => {
      expect(commandOf(press(keys), 'text')).toBeUndefined();
    },
  );

  it.each(['Ctrl-s', 'Ctrl-z', 'Escape', 'Alt-n', 'Ctrl-Enter'])('%s do the same while typing', (keys) => {
    const command = commandOf(press(keys), 'elsewhere');

    expect(command).toBeDefined();
    expect(commandOf(press(keys), 'text')).toBe(command);
  });

  it('run one command each, and none is a letter alone (SC 2.1.4)', () => {
    for (const entry of commandList) {
      for (const shortcut of entry.shortcuts) {
        const { mod, alt, shift, key } = shortcut;
        const pressed = { ...press(key), ctrlKey: !!mod, altKey: !!alt, shiftKey: !!shift };
        const doing = commandList.filter(({ shortcuts }) => shortcuts.some((one) => isPressed(one, pressed)));

        expect(doing).toEqual([entry]);
        expect(/^[a-z]$/i.test(key) && !mod && !alt).toBe(false);
      }
    }
  });
});

describe('the list', () => {
  it('names every command once, with an existing text', () => {
    const ids = commandList.map(({ id }) => id);

    expect(new Set(ids).size).toBe(ids.length);
    for (const { labelKey } of commandList) expect(english(labelKey)).not.toBe(labelKey);
  });

  it('has, for a field in the middle, every command available that would change something', () => {
    const state = { ...editor('a [b] c'), language: 'fi' };
    const available = commandList.filter(({ run }) => run(state, anEnv()) !== null);

    expect(available.map(({ id }) => id)).toEqual([
      'try',
      'move-to',
      'move-up',
      'move-down',
      'make-short',
      'duplicate',
      'delete',
      'select',
      'step-out',
      'rename',
      'add-below',
      'next-missing',
      'next-region',
      'check',
      'translate',
      'revisions',
      'help',
    ]);
  });

  const layouts = ['a [b] c', '[a] b', 'a [b]', 'G([a] b) c', 'a [G(b)]', ''];
  it.each<readonly [string, EditorState]>([
    ...layouts.map((layout) => [layout, editor(layout)] as const),
    ['a selected page', after(editor('[a] b'), addPageCommand({ index: 1 }))],
    ['the settings of the form', after(editor('a [b] c'), showTabCommand('settings'))],
  ])('is available exactly when it would change something: %s', (_, state) => {
    for (const { id, isAvailable, run } of commandList) {
      if (isAvailable !== undefined)
        expect([id, isAvailable(state)]).toEqual([id, run(state, anEnv()) !== null]);
    }
  });

  it('has no canvas commands available while the canvas is hidden', () => {
    const onCanvas = ['move-to', 'delete', 'rename', 'add-below'];
    for (const shown of [showTabCommand('settings'), translate.run]) {
      const state = after(editor('a [b] c'), shown);
      const available = commandList.filter(({ run }) => run(state, anEnv()) !== null);

      expect(available.filter(({ id }) => onCanvas.includes(id))).toEqual([]);
    }
  });

  it('continues with the next missing text after the previous one', () => {
    const { run: next } = nextMissing;
    const first = after({ ...editor('a b'), language: 'fi' }, next);
    const second = after(first, next);

    expect([first.selection, second.selection]).toEqual(
      ['a', 'b'].map((name) => ({ kind: 'field', guid: guidOf(name) })),
    );
  });

  it('continues from the text that was focused and written, past those that were skipped', () => {
    const { run: next } = nextMissing;
    const atB = after(after({ ...editor('a b c'), language: 'fi' }, next), next);
    const label = { of: 'field', guid: guidOf('b'), part: 'label' } as const;
    const written = after(after(atB, setTextCommand(label, 'fi', 'Ve')), setTextCommand(label, 'fi', 'Vene'));

    expect(after(written, next).selection).toEqual({ kind: 'field', guid: guidOf('c') });
  });
});
