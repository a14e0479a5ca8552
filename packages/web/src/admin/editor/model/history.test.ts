import { guidOf } from '@form-portal/domain/testing';
import { describe, expect, it } from 'vitest';
import type { TextId } from '@form-portal/domain/edit';
import { addGroupCommand } from './commands/layout/add-element.ts';
import { deleteCommand } from './commands/layout/delete-element.ts';
import { selectCommand, setLanguageCommand, showTabCommand } from './commands/window/navigate.ts';
import { moveDownCommand } from './commands/layout/move-element.ts';
import { setTextCommand } from './commands/field/set-text.ts';
import { pauseCommand, redoCommand, undoCommand } from './commands/window/undo-redo.ts';
import type { EditorState } from './editor-state.ts';
import { historyDepth, mergePauseMs } from './history.ts';
import { after, afterAll, anEnv, editor, announced, written } from './testing/editor-notation.ts';

const title: TextId = { of: 'form', part: 'name' };
const typing = (text: string) => setTextCommand(title, 'gb', text);

/** Types one text after the other, with a pause in milliseconds between them. */
function typed(start: EditorState, texts: readonly string[], pause: number): EditorState {
  return texts.reduce((state, text, index) => after(state, typing(text), anEnv(), index * pause), start);
}

describe('undo', () => {
  it('restores the form and the selection', () => {
    const state = afterAll(editor('a [b] c'), [deleteCommand, selectCommand(guidOf('a')), undoCommand]);

    expect(written(state)).toBe('a [b] c');
  });

  it('keeps tab and language', () => {
    const state = afterAll(editor('a [b]'), [
      deleteCommand,
      setLanguageCommand('se'),
      showTabCommand('settings'),
      undoCommand,
    ]);

    expect([written(state), state.language, state.tab]).toEqual(['a [b]', 'se', 'settings']);
  });

  it('is not available at the start, and redo not at the end', () => {
    const state = editor('[a]');

    expect([undoCommand(state), redoCommand(state)]).toEqual([null, null]);
    expect(redoCommand(after(state, deleteCommand))).toBeNull();
  });

  it('names the step', () => {
    const deleted = after(editor('[a]'), deleteCommand);

    expect(announced(deleted, undoCommand)).toBe('Undone: delete field a.');
    expect(announced(after(deleted, undoCommand), redoCommand)).toBe('Redone: delete field a.');
  });
});

describe('redo', () => {
  it('repeats the step and its selection', () => {
    const state = afterAll(editor('[a] b c'), [
      moveDownCommand,
      undoCommand,
      selectCommand(guidOf('c')),
      redoCommand,
    ]);

    expect(written(state)).toBe('b [a] c');
  });

  it('is not available after another edit', () => {
    const state = afterAll(editor('[a] b'), [moveDownCommand, undoCommand, addGroupCommand({ index: 0 })]);

    expect(redoCommand(state)).toBeNull();
  });
});

describe('typing', () => {
  it('without a pause is one step', () => {
    const state = typed(editor('a'), ['P', 'Pe', 'Per'], mergePauseMs);

    expect(state.history.past).toHaveLength(1);
    expect(after(state, undoCommand).form.name).toEqual({ gb: 'Application', fi: 'Hakemus' });
  });

  it('after a pause is a new step', () => {
    const state = typed(editor('a'), ['P', 'Pe', 'Per'], mergePauseMs + 1);

    expect(state.history.past).toHaveLength(3);
    expect(after(state, undoCommand).form.name['gb']).toBe('Pe');
  });

  it('after leaving the text is a new step', () => {
    const left = after(after(editor('a'), typing('P')), pauseCommand);

    expect(after(left, typing('Pe')).history.past).toHaveLength(2);
    expect(pauseCommand(left)).toBeNull();
  });

  it('into another text or language is a new step', () => {
    const state = after(editor('a'), typing('P'));
    const description = setTextCommand({ of: 'form', part: 'description' }, 'gb', 'How');
    const swedish = setTextCommand(title, 'se', 'L');

    expect(after(state, description).history.past).toHaveLength(2);
    expect(after(state, swedish).history.past).toHaveLength(2);
  });

  it('after an undo is a new step', () => {
    const undone = after(typed(editor('a'), ['P', 'Pe'], 5000), undoCommand);

    expect(after(undone, typing('Px'), anEnv(), 5001).history.past).toHaveLength(2);
  });

  it('selects on redo what was selected when it ended', () => {
    const start = after(editor('[a] b'), typing('P'));
    const ended = after(after(start, selectCommand(guidOf('b'))), typing('Pe'));
    const again = after(after(ended, undoCommand), redoCommand);

    expect(ended.history.past).toHaveLength(1);
    expect(written(again)).toBe('a [b]');
  });
});

describe('the history', () => {
  it('holds the last 200 steps', () => {
    const texts = Array.from({ length: historyDepth + 5 }, (_, index) => `Title ${index}`);
    const state = typed(editor('a'), texts, mergePauseMs + 1);
    const undone = texts.reduce((one) => (undoCommand(one) === null ? one : after(one, undoCommand)), state);

    expect(state.history.past).toHaveLength(historyDepth);
    expect(undone.form.name['gb']).toBe('Title 4');
  });
});
