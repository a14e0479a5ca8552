import { guidOf, nameOf } from '@form-portal/domain/testing';
import { describe, expect, it } from 'vitest';
import type { EditorLocation, TextId } from '@form-portal/domain/edit';
import { after, anEnv, does, editor, editorOf, announced, written } from '../../testing/editor-notation.ts';
import {
  goToCommand,
  nextMissingCommand,
  selectCommand,
  setLanguageCommand,
  showTabCommand,
  stepOutCommand,
} from './navigate.ts';
import { undoCommand } from './undo-redo.ts';

describe('selecting', () => {
  it.each<[string, string | null, string | null]>([
    ['a [b]', 'a', '[a] b'],
    ['a G(b)', 'G', 'a [G(b)]'],
    ['a [b]', null, 'a b'],
    ['a [b]', 'z', 'a b'],
    ['a [b]', 'b', null],
    ['a', null, null],
  ])('in %o %o gives %o', (before, name, result) => {
    expect(does(before, selectCommand(name === null ? null : guidOf(name)))).toBe(result);
  });

  it('is not a step of the history', () => {
    const state = after(editor('a b'), selectCommand(guidOf('b')));

    expect(undoCommand(state)).toBeNull();
  });
});

describe('stepping out', () => {
  it.each([
    ['G([a] b)', '[G(a b)]'],
    ['[G(a)]', 'G(a)'],
    ['[a] b', 'a b'],
    ['a b', null],
  ])('of %o gives %o', (before, result) => {
    expect(does(before, stepOutCommand)).toBe(result);
  });
});

describe('the language of the texts', () => {
  it.each([
    ['gb', null],
    ['fi', 'Editing in Suomi. 1 text is missing.'],
    ['se', 'Editing in Svenska. 2 texts are missing.'],
    ['xx', null],
  ])('becomes %s and says %o', (language, announcement) => {
    expect(announced(editor('a'), setLanguageCommand(language))).toBe(announcement);
  });

  it('announces when nothing is missing', () => {
    expect(announced({ ...editor('a'), language: 'fi' }, setLanguageCommand('gb'))).toBe(
      'Editing in English. No texts are missing.',
    );
  });

  it('keeps the selection', () => {
    const state = after(editor('a [b]'), setLanguageCommand('se'));

    expect([written(state), state.language]).toEqual(['a [b]', 'se']);
  });
});

describe('showing a tab', () => {
  it('keeps the selection', () => {
    const state = after(editor('a [b]'), showTabCommand('settings'));

    expect([written(state), state.tab]).toEqual(['a [b]', 'settings']);
    expect(showTabCommand('settings')(state, anEnv())).toBeNull();
  });
});

describe('going to a location', () => {
  const label: EditorLocation = {
    in: 'text',
    text: { of: 'field', guid: guidOf('b'), part: 'label' },
    language: 'se',
  };

  it.each<[EditorLocation, string, string, string]>([
    [label, '[G(a)] b', 'edit', 'G(a) [b]'],
    [{ in: 'text', text: { of: 'form', part: 'name' }, language: null }, '[a]', 'edit', 'a'],
    [{ in: 'text', text: { of: 'form', part: 'listDescription' }, language: null }, '[a]', 'settings', '[a]'],
    [{ in: 'field', guid: guidOf('a'), part: 'property' }, 'a [b]', 'edit', '[a] b'],
    [{ in: 'group', guid: guidOf('G') }, 'G([a])', 'edit', '[G(a)]'],
    [{ in: 'adding' }, '[a]', 'edit', 'a'],
    [{ in: 'new-check' }, '[a]', 'edit', 'a'],
    [{ in: 'settings', section: 'vault', predefined: null }, '[a]', 'settings', '[a]'],
  ])('%j in %o shows the tab %s and gives %o', (location, before, tab, result) => {
    const elsewhere = tab === 'edit' ? 'settings' : 'edit';
    const state = after({ ...editor(before), tab: elsewhere }, goToCommand(location));

    expect([state.tab, written(state), state.focus]).toEqual([tab, result, location]);
  });

  it('changes to the language of the text', () => {
    expect(after(editor('b'), goToCommand(label)).language).toBe('se');
  });

  it('focuses again when it is there already', () => {
    const there = after(editor('b'), goToCommand(label));

    expect(goToCommand({ ...label })(there, anEnv())).not.toBeNull();
  });

  it('makes a new target for the same location, so that it is focused each time', () => {
    const there = after(editor('b'), goToCommand(label));

    expect(after(there, goToCommand(label)).focus).not.toBe(there.focus);
  });
});

describe('the next missing text', () => {
  const partOf = (text: TextId): string => `${text.of === 'form' ? 'form' : nameOf(text.guid)}.${text.part}`;
  const start = { ...editor('[a] G(b)'), language: 'fi' };

  it('is the one after the last visited, and the first again after all of them', () => {
    const seen: string[] = [];
    let state = start;
    for (let turn = 0; turn < 4; turn += 1) {
      state = after(state, nextMissingCommand);
      seen.push(state.focus?.in === 'text' ? partOf(state.focus.text) : '-');
    }

    expect(seen).toEqual(['a.label', 'G.name', 'b.label', 'a.label']);
    expect(written(after(after(start, nextMissingCommand), nextMissingCommand))).toBe('a [G(b)]');
  });

  it('is not available when nothing is missing', () => {
    expect(nextMissingCommand(editorOf(start.form), anEnv())).toBeNull();
  });
});
