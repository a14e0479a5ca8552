import { one } from '@form-portal/ui/testing';
import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { moveDownCommand } from '../model/commands/layout/move-element.ts';
import { undoCommand } from '../model/commands/window/undo-redo.ts';
import { showTabCommand } from '../model/commands/window/navigate.ts';
import { afterAll, editor, written } from '../model/testing/editor-notation.ts';
import { drawEditor } from '../testing/draw-editor.tsx';
import { useRegionRequests } from './use-region-requests.ts';
import { useShortcuts } from './use-shortcuts.ts';
import type { ReactElement } from 'react';

function Window(): ReactElement {
  useShortcuts();
  useRegionRequests();
  return (
    <>
      <div data-editor-region="bar">
        <button type="button">Save</button>
      </div>
      <div data-editor-region="canvas">
        <button type="button" tabIndex={-1}>
          a
        </button>
        <button type="button">b</button>
      </div>
      <div data-editor-region="panel" hidden>
        <input />
      </div>
    </>
  );
}

/** Presses a key on the focused element; returns whether the browser's default action was left or prevented. */
function press(key: string, held: KeyboardEventInit = {}): 'left to the browser' | 'taken' {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...held });
  act(() => void (document.activeElement ?? document.body).dispatchEvent(event));
  return event.defaultPrevented ? 'taken' : 'left to the browser';
}

describe('the shortcuts of the editor', () => {
  it('change the form', () => {
    const { store } = drawEditor(<Window />, editor('[a] b'));

    expect(press('ArrowDown', { altKey: true })).toBe('taken');
    expect(written(store.state())).toBe('b [a]');
  });

  it.each([
    ['Alt+Right, which goes forward in history', 'ArrowRight', { altKey: true }],
    ['Ctrl+D, which keeps a bookmark', 'd', { ctrlKey: true }],
    ['Ctrl+S, which saves the page', 's', { ctrlKey: true }],
  ])('prevent the browser’s default even when they have nothing to do: %s', (_what, key, held) => {
    const { store } = drawEditor(<Window />, editor('a'));

    expect(press(key, held)).toBe('taken');
    expect(written(store.state())).toBe('a');
  });

  it.each([
    ['Alt+Down', 'ArrowDown', { altKey: true }],
    ['Alt+Left, which goes back in history', 'ArrowLeft', { altKey: true }],
    ['Ctrl+D', 'd', { ctrlKey: true }],
    ['Delete', 'Delete', {}],
  ])('leave the selected block alone while the canvas is hidden: %s', (_what, key, held) => {
    const { store } = drawEditor(<Window />, editor('[a] b'));
    const { form } = store.state();
    act(() => store.run(showTabCommand('settings')));

    expect(press(key, held)).toBe('taken');
    expect(store.state().form).toBe(form);
  });

  it.each([
    ['Ctrl+Z', { ctrlKey: true }],
    ['Ctrl+Shift+Z', { ctrlKey: true, shiftKey: true }],
  ])('leave %s to the browser in a text control apart from the form', (_what, held) => {
    const { store } = drawEditor(
      <>
        <Window />
        <div data-apart-from-form>
          <input aria-label="Answer" />
        </div>
      </>,
      afterAll(editor('[a] b c'), [moveDownCommand, moveDownCommand, undoCommand]),
    );
    act(() => one('[aria-label="Answer"]').focus());
    expect(press('z', held)).toBe('left to the browser');
    expect(written(store.state())).toBe('b [a] c');

    act(() => one('[aria-label="Answer"]').blur());
    expect(press('z', held)).toBe('taken');
    expect(written(store.state())).not.toBe('b [a] c');
  });

  it('leave Esc to the browser while nothing is selected', () => {
    drawEditor(<Window />, editor('a'));

    expect(press('Escape')).toBe('left to the browser');
  });

  it('open the sheet of shortcuts with ?', () => {
    const { store } = drawEditor(<Window />, editor('a'));
    press('?', { shiftKey: true });

    expect(store.state().window.dialog).toBe('help');
  });

  it('cycle through the visible regions, each at its first Tab stop', () => {
    drawEditor(<Window />, editor('a'));
    const focused = [1, 2, 3].map(() => {
      press('F6');
      return document.activeElement?.textContent;
    });

    expect(focused).toEqual(['Save', 'b', 'Save']);
  });

  it('do nothing while a dialog is open', () => {
    const { store } = drawEditor(
      <>
        <Window />
        <dialog open>?</dialog>
      </>,
      editor('[a] b'),
    );
    press('ArrowDown', { altKey: true });

    expect(written(store.state())).toBe('[a] b');
    // The browser would save the page as a file.
    expect(press('s', { ctrlKey: true })).toBe('taken');
    expect(store.state().save.phase).toBe('idle');
  });
});
