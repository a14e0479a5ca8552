import { aField, aForm, guidOf, guidSequence } from '@form-portal/domain/testing';
import { click, one } from '@form-portal/ui/testing';
import { describe, expect, it } from 'vitest';
import { undoCommand } from '../../model/commands/window/undo-redo.ts';
import { act } from 'react';
import { labelled, leave, named, typeOver } from '../../testing/draw-editor.tsx';
import { formOf, settingsOf } from '../../testing/draw-settings.tsx';
import type { DrawnEditor } from '../../testing/draw-editor.tsx';

function drawSettings(): DrawnEditor {
  return settingsOf(aForm({ fields: [aField('text', { guid: guidOf('a'), label: { gb: 'Subject' } })] }), {
    env: { newGuid: guidSequence() },
  });
}

const requestsOf = (drawn: DrawnEditor) => formOf(drawn).attachments.requests ?? [];

describe('requested files', () => {
  it('are added with the focus on the name, described and undone step by step', () => {
    const drawn = drawSettings();
    click(named('Add requested file'));
    expect(document.activeElement).toBe(labelled('Name of the file'));
    typeOver(labelled('Name of the file'), 'Annual accounts');
    click(labelled('May be sent later'));
    typeOver(labelled<HTMLTextAreaElement>('Until when and how'), 'By the end of May.');

    expect(requestsOf(drawn)).toMatchObject([
      { name: { gb: 'Annual accounts' }, later: true, laterText: { gb: 'By the end of May.' } },
    ]);
    act(() => drawn.store.run(undoCommand));
    expect(requestsOf(drawn)[0]?.laterText).toBeUndefined();
  });

  it('leave the focus on the button that adds them when undo removes the one that has it', async () => {
    const drawn = drawSettings();
    click(named('Add requested file'));
    await act(async () => drawn.store.run(undoCommand));

    expect(requestsOf(drawn)).toEqual([]);
    expect(document.activeElement).toBe(named('Add requested file'));
  });

  it('show the most files that undo restores, even while the control has the focus', () => {
    const drawn = drawSettings();
    click(named('Add requested file'));
    const most = labelled('Most files');
    typeOver(most, '3');
    act(() => drawn.store.run(undoCommand));

    expect([requestsOf(drawn)[0]?.max, most.value]).toEqual([undefined, '']);
  });

  it('accept types of their own', () => {
    const drawn = drawSettings();
    click(named('Add requested file'));
    click(labelled('Its own'));

    const { categories, customExtensions } = formOf(drawn).attachments;
    expect(requestsOf(drawn)[0]?.fileTypes).toEqual({ categories, customExtensions });
  });

  it('say at once that files with an extension of their own are always refused', () => {
    drawSettings();
    click(named('Add requested file'));
    click(labelled('Its own'));
    const extensions = one<HTMLInputElement>('ol input[placeholder="Type and press Enter"]');
    typeOver(extensions, 'dwg, exe');
    leave(extensions);

    expect(extensions.getAttribute('aria-invalid')).toBe('true');
    expect(document.body.textContent).toContain('Files ending in .exe are never accepted');
  });

  it.each([
    ['Enter is pressed', { key: 'Enter' }],
    ['the draft is saved', { key: 's', ctrlKey: true }],
  ])('have the extensions that are being typed when %s', (_when, press) => {
    const drawn = drawSettings();
    click(named('Add requested file'));
    click(labelled('Its own'));
    const extensions = one<HTMLInputElement>('ol input[placeholder="Type and press Enter"]');
    typeOver(extensions, 'dwg');
    act(() => void extensions.dispatchEvent(new KeyboardEvent('keydown', { ...press, bubbles: true })));

    expect(requestsOf(drawn)[0]?.fileTypes?.customExtensions).toEqual(['dwg']);
    expect(document.activeElement).toBe(extensions);
  });

  it('are moved with the focus on the button, and removed with the focus on the next', () => {
    const drawn = drawSettings();
    click(named('Add requested file'));
    typeOver(labelled('Name of the file'), 'Rules');
    click(named('Add requested file'));
    const up = named('Move New file up');
    act(() => up.focus());
    click(up);
    expect(requestsOf(drawn).map(({ name }) => name['gb'])).toEqual(['New file', 'Rules']);
    expect(document.activeElement).toBe(up);
    expect(drawn.announced.at(-1)).toBe('New file is now 1 of 2.');

    click(named('Remove New file'));
    expect(document.activeElement?.textContent).toBe('1. Rules');
    click(named('Remove Rules'));
    expect(document.activeElement?.textContent).toBe('Add requested file');
    expect(formOf(drawn).attachments).not.toHaveProperty('requests');
  });
});
