import { pagesOf } from '@form-portal/domain';
import { guidOf } from '@form-portal/domain/testing';
import { describe, expect, it } from 'vitest';
import { deleteCommand, deleteQuestion } from './delete-element.ts';
import { moveDownCommand } from './move-element.ts';
import { moveToCommand } from './move-to.ts';
import { selectCommand, stepOutCommand } from '../window/navigate.ts';
import { addPageAfterCommand, addPageCommand, deletePageCommand, movePageCommand } from './pages.ts';
import { undoCommand } from '../window/undo-redo.ts';
import { after, afterAll, anEnv, editor, inEnglish, announced } from '../../testing/editor-notation.ts';
import type { EditorState } from '../../editor-state.ts';

/** The pages of a form with the labels on them: `Page 1: a | Page 2: b`. */
function pages({ form }: EditorState): string {
  return pagesOf(form)
    .map(({ page, sections }) => {
      const labels = sections.flatMap(({ rows }) => rows.flat()).map(({ label }) => label['gb']);
      return `${page?.name['gb'] ?? 'no page'}: ${labels.join(' ')}`.trim();
    })
    .join(' | ');
}

const env = anEnv();
const two = after(editor('a b'), addPageCommand({ index: 1 }), env);
const second = two.form.pages![1]!.guid;
const first = two.form.pages![0]!.guid;

describe('adding a page', () => {
  it('divides the form, names both pages, selects the new one and goes to its name', () => {
    expect(pages(two)).toBe('Page 1: a | Page 2: b');
    expect(two.selection).toEqual({ kind: 'page', guid: second });
    expect(two.focus).toMatchObject({ in: 'text', text: { of: 'page', guid: second, part: 'name' } });
    expect(announced(editor('a b'), addPageCommand({ index: 1 }))).toBe('Added Page 2, page 2 of 2.');
  });

  it('after a page is one step that is undone', () => {
    const three = after(two, addPageAfterCommand(first), env);

    expect(pages(three)).toBe('Page 1: a | Page 3: | Page 2: b');
    expect(pages(after(three, undoCommand))).toBe(pages(two));
    expect(inEnglish(three.history.past.at(-1)!.label)).toBe('add page');
  });
});

describe('a selected page', () => {
  it('moves with everything on it', () => {
    const selected = after(two, selectCommand(first));

    expect(pages(after(selected, moveDownCommand))).toBe('Page 2: b | Page 1: a');
    expect(announced(two, movePageCommand(second, 'up'))).toBe('Moved page Page 2, now 1 of 2.');
    expect(movePageCommand(second, 'down')(two, env)).toBeNull();
  });

  it('is deleted after a question unless nothing is on it, and its elements are kept or deleted', () => {
    expect(inEnglish(deleteQuestion(two, env)!)).toBe('Delete page Page 2?');
    const three = after(two, addPageAfterCommand(second), env);
    expect(deleteQuestion(three, env)).toBeNull();
    expect(pages(after(three, deleteCommand))).toBe(pages(two));

    const selected = after(three, selectCommand(second));
    expect(pages(after(selected, deletePageCommand('kept')))).toMatch(/^Page 1: a b \|/);
    expect(pages(after(selected, deletePageCommand('deleted')))).toMatch(/^Page 1: a \|/);
    expect(after(selected, deletePageCommand('kept')).selection).toEqual({ kind: 'page', guid: first });
  });

  it('is selected by stepping out of a field on it; stepping out of the page selects nothing', () => {
    const states = afterAll(two, [selectCommand(guidOf('b')), stepOutCommand]);

    expect(states.selection).toEqual({ kind: 'page', guid: second });
    expect(after(states, stepOutCommand).selection).toEqual({ kind: 'nothing' });
  });
});

describe('an element', () => {
  it('says on which page it is after a move', () => {
    const selected = after(two, selectCommand(guidOf('a')));

    expect(announced(selected, moveDownCommand)).toBe('Moved a, position 1 of 2 on page 2.');
    const onFirst = { kind: 'at', group: null, index: 0, page: first } as const;
    expect(announced(two, moveToCommand(guidOf('b'), onFirst))).toBe('Moved b, position 1 of 2 on page 1.');
  });
});
