import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { setTextCommand } from '../model/commands/field/set-text.ts';
import { editor } from '../model/testing/editor-notation.ts';
import { drawEditor, named } from '../testing/draw-editor.tsx';
import { BarButtons } from './bar-buttons.tsx';
import { FormLanguagePicker } from './form-language-picker.tsx';
import type { EditorStore } from '../editor-store.ts';

const rename = (store: EditorStore, name: string): void =>
  act(() => store.run(setTextCommand({ of: 'form', part: 'name' }, 'gb', name)));

const toolNames = (): readonly string[] =>
  [...document.querySelectorAll('button[aria-labelledby]')].map(
    (button) => document.getElementById(button.getAttribute('aria-labelledby') ?? '')?.textContent ?? '',
  );

describe('undo and redo', () => {
  it('name the step that they apply to, and say when there is none', () => {
    const { store } = drawEditor(<BarButtons show="icons" />, editor('a'));
    expect(toolNames()).toEqual(['Nothing to undo', 'Nothing to redo']);

    rename(store, 'Permit');
    expect(toolNames()).toEqual(['Undo: edit form title', 'Nothing to redo']);
    const [undo, redo] = document.querySelectorAll<HTMLElement>('button');
    act(() => undo?.click());
    expect(toolNames()).toEqual(['Nothing to undo', 'Redo: edit form title']);
    act(() => redo?.click());
    expect(store.state().form.name['gb']).toBe('Permit');
  });
});

describe('the button that saves', () => {
  it('says that there is nothing to save, and saves once there is', () => {
    const { store } = drawEditor(<BarButtons show="labels" />, editor('a'));
    const button = named('Save draft. Nothing to save');
    expect([button.textContent, button.getAttribute('aria-disabled')]).toEqual([
      'Save draft. Nothing to save',
      'true',
    ]);
    act(() => button.click());
    expect(store.state().save.phase).toBe('idle');

    rename(store, 'Permit');
    expect([button.textContent, button.getAttribute('aria-disabled')]).toEqual(['Save draft', 'false']);
    act(() => button.click());
    expect(store.state().save.phase).toBe('saving');
  });
});

describe('the language picker of the form', () => {
  it('shows how many texts are missing in each language, and changes the language', () => {
    const { store, announced } = drawEditor(<FormLanguagePicker />, editor('a'));
    const rows = [...document.querySelectorAll('li')].map((row) => row.textContent);
    expect(rows).toEqual(['Englishcomplete', 'Suomi1 missing', 'Svenska2 missing']);

    act(() => named('Svenska2 missing').click());
    expect(store.state().language).toBe('se');
    expect(announced).toEqual(['Editing in Svenska. 2 texts are missing.']);
  });
});
