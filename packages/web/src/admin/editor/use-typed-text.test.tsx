import { guidOf } from '@form-portal/domain/testing';
import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { SidePanel } from './panel/side-panel.tsx';
import { selectCommand } from './model/commands/look.ts';
import { undoCommand } from './model/commands/travel.ts';
import { editor } from './model/testing/editor-notation.ts';
import { drawEditor, labelled, leave, typeOver } from './testing/draw-editor.tsx';

/** The panel of a form, with the tasks that wait for a frame. */
function drawn() {
  const waiting: (() => void)[] = [];
  const { store } = drawEditor(<SidePanel />, editor('a'), { later: (task) => void waiting.push(task) });
  return {
    store,
    title: () => labelled('Form title'),
    titleOfForm: () => store.state().form.name['gb'],
    frame: () => act(() => waiting.splice(0).forEach((task) => task())),
  };
}

describe('a text that is typed into the form', () => {
  it('shows at once, and is in the form after a frame, as it stands then', () => {
    const { title, titleOfForm, frame } = drawn();
    const before = titleOfForm();

    typeOver(title(), 'Perm');
    typeOver(title(), 'Permit');
    expect([title().value, titleOfForm()]).toEqual(['Permit', before]);

    frame();
    expect([title().value, titleOfForm()]).toEqual(['Permit', 'Permit']);
  });

  it('is in the form before its control is left', () => {
    const { title, titleOfForm } = drawn();
    typeOver(title(), 'Permit');

    leave(title());

    expect(titleOfForm()).toBe('Permit');
  });

  it('is in the form when its control goes', () => {
    const { store, title, titleOfForm, frame } = drawn();
    typeOver(title(), 'Permit');

    act(() => store.run(selectCommand(guidOf('a'))));
    frame();

    expect(titleOfForm()).toBe('Permit');
  });

  it('gives way to what undoing brings back', () => {
    const { store, title, frame } = drawn();
    const before = title().value;
    typeOver(title(), 'Permit');
    frame();

    act(() => store.run(undoCommand));

    expect(title().value).toBe(before);
  });
});
