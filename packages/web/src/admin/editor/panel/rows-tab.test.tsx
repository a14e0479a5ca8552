import { findGroup } from '@form-portal/domain';
import { guidOf } from '@form-portal/domain/testing';
import { click, one, press } from '@form-portal/ui/testing';
import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { undoCommand } from '../model/commands/window/undo-redo.ts';
import { editor, inEnglish } from '../model/testing/editor-notation.ts';
import { drawEditor, labelled, leave, typeOver } from '../testing/draw-editor.tsx';
import { option } from '../testing/draw-settings.tsx';
import { SidePanel } from './side-panel.tsx';
import type { Repeat } from '@form-portal/domain';
import type { DrawnEditor } from '../testing/draw-editor.tsx';

/** The panel of a group, on the tab of its rows. */
function drawRows(): DrawnEditor {
  const shown = drawEditor(<SidePanel />, editor('a [G(b)]'));
  act(() => one('[role="tab"][aria-selected="true"]').focus());
  press('ArrowRight');
  return shown;
}

function repeatOf({ store }: DrawnEditor): Repeat | undefined {
  return findGroup(store.state().form, guidOf('G'))?.repeat;
}

function turnOn(): void {
  click(one('input[role="switch"]'));
}

describe('the rows of a group', () => {
  it('are switched on in a tab of their own, as one step', () => {
    const shown = drawRows();
    expect(one('[role="tab"][aria-selected="true"]').textContent).toBe('Rows');
    turnOn();

    expect(repeatOf(shown)).toEqual({ min: 1, max: 10 });
    expect(inEnglish(shown.store.state().history.past.at(-1)!.label)).toBe('change the rows of G');
  });

  it('are limited in number; impossible numbers are corrected when the control is left', () => {
    const shown = drawRows();
    turnOn();
    const least = labelled('Fewest rows');
    typeOver(least, '0');
    leave(least);
    const most = labelled('Most rows');
    typeOver(most, '99');
    leave(most);

    expect(repeatOf(shown)).toEqual({ min: 0, max: 50 });
    expect(most.value).toBe('50');
  });

  it('keep the fewest while a larger number is typed as the most, digit by digit', () => {
    const shown = drawRows();
    turnOn();
    const least = labelled('Fewest rows');
    typeOver(least, '3');
    leave(least);
    const most = labelled('Most rows');
    typeOver(most, '1');
    typeOver(most, '12');
    leave(most);
    expect(repeatOf(shown)).toEqual({ min: 3, max: 12 });

    typeOver(least, '20');
    typeOver(least, '2');
    leave(least);
    expect(repeatOf(shown)).toEqual({ min: 2, max: 12 });
  });

  it('show the number that undo restores, even while its control has the focus', () => {
    const shown = drawRows();
    turnOn();
    const least = labelled('Fewest rows');
    typeOver(least, '5');
    act(() => shown.store.run(undoCommand));
    expect([repeatOf(shown)?.min, least.value]).toEqual([1, '1']);

    typeOver(least, '12');
    expect(repeatOf(shown)).toEqual({ min: 12, max: 12 });
  });

  it('have a name and a text for adding them, and lines in a multi-line property', () => {
    const shown = drawRows();
    turnOn();
    typeOver(labelled('Row name'), 'Grant');
    typeOver(labelled('Text of the add button'), 'Add grant');
    const picker = labelled('All rows in one property');
    act(() => picker.focus());
    press('ArrowDown');
    expect(option('The fields’ own properties').getAttribute('aria-selected')).toBe('true');
    expect(repeatOf(shown)).toMatchObject({ rowName: { gb: 'Grant' }, addText: { gb: 'Add grant' } });
  });
});
