import { click } from '@form-portal/ui/testing';
import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { goToCommand, selectCommand } from '../model/commands/window/navigate.ts';
import { showMissingCommand, tryOut } from '../model/commands/window/trial.ts';
import { after, editor } from '../model/testing/editor-notation.ts';
import { guidOf } from '@form-portal/domain/testing';
import { drawEditor, named } from '../testing/draw-editor.tsx';
import { PanelSheet } from './panel-sheet.tsx';

const isOpen = (): boolean => named('Properties').getAttribute('aria-expanded') === 'true';

describe('the sheet of small screens', () => {
  it('opens with a selection, closes without one, and by its button', () => {
    const { store } = drawEditor(<PanelSheet />, editor('a'));
    expect(isOpen()).toBe(false);

    act(() => store.run(selectCommand(guidOf('a'))));
    expect(isOpen()).toBe(true);
    click(named('Properties'));
    expect(isOpen()).toBe(false);
    click(named('Properties'));
    act(() => store.run(selectCommand(null)));
    expect(isOpen()).toBe(false);
  });

  it('opens when the editor goes to a location in it, even when nothing is selected or it was closed', () => {
    const { store } = drawEditor(<PanelSheet />, editor('a'));
    act(() => store.run(goToCommand({ in: 'adding' })));
    expect(isOpen()).toBe(true);
    expect(document.activeElement?.id).toBe('panel-adding');

    click(named('Properties'));
    act(() => store.run(goToCommand({ in: 'text', text: { of: 'form', part: 'name' }, language: null })));
    expect(isOpen()).toBe(true);
  });

  it('closes when the form is tried, and opens with the selection of an element in it', () => {
    const { store } = drawEditor(<PanelSheet />, after(editor('a b'), selectCommand(guidOf('a'))));
    expect(isOpen()).toBe(true);

    act(() => store.run(tryOut.run));
    expect(isOpen()).toBe(false);
    act(() => store.run(selectCommand(guidOf('b'))));
    expect(isOpen()).toBe(true);
    act(() => store.run(showMissingCommand));
    expect(isOpen()).toBe(false);
  });

  it('is open when the editor comes to a location in it from another tab', () => {
    drawEditor(<PanelSheet />, after({ ...editor('a'), tab: 'logic' }, goToCommand({ in: 'new-check' })));
    expect(isOpen()).toBe(true);
    expect(document.activeElement?.closest('[data-check]')).not.toBeNull();
  });
});
