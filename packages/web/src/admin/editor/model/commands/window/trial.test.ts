import { aForm, aGroup, guidOf } from '@form-portal/domain/testing';
import { describe, expect, it } from 'vitest';
import { isCanvasShown } from '../../editor-state.ts';
import { after, afterAll, anEnv, editor, editorOf, announced } from '../../testing/editor-notation.ts';
import { deleteSelected } from '../layout/delete-element.ts';
import { goToCommand, showTabCommand, stepOutCommand } from './navigate.ts';
import { trialRows } from '../../logic/trial.ts';
import { changeTrialCommand, changeTrialRowsCommand, clearTrialCommand, tryOut } from './trial.ts';
import { showViewCommand } from './window.ts';
import type { Command } from '../command.ts';

const answers = { [guidOf('a')]: 'yes' };
const tried = after(editor('a [b]'), tryOut.run);

describe('trying a form', () => {
  it('is announced when it starts, when its answers are cleared and when it ends', () => {
    expect(announced(editor('a'), tryOut.run)).toBe('Try it is on.');
    expect(announced(tried, clearTrialCommand)).toBe('Answers cleared.');
    expect(announced(tried, stepOutCommand)).toBe('Try it is off.');
  });

  it('keeps the selection, but nothing on the canvas can be deleted', () => {
    expect(tried.selection).toEqual(editor('a [b]').selection);
    expect(isCanvasShown(tried)).toBe(false);
    expect(deleteSelected.run(tried, anEnv())).toBeNull();
  });

  it('shows the form, whatever was shown', () => {
    const shown = afterAll(editor('a'), [showTabCommand('settings'), tryOut.run]);

    expect([shown.tab, shown.window.view, shown.window.trial.isOn]).toEqual(['edit', 'form', true]);
  });

  it.each<[string, Command]>([
    ['Esc', stepOutCommand],
    ['the switch', tryOut.run],
    ['another tab', showTabCommand('logic')],
    ['another view', showViewCommand('texts')],
    ['a location', goToCommand({ in: 'logic', of: guidOf('b'), rule: 'showWhen' })],
  ])('ends by %s, and keeps its answers', (_title, command) => {
    const ended = afterAll(tried, [changeTrialCommand({ answers }), command]);

    expect(ended.window.trial).toMatchObject({ isOn: false, answers });
    expect(ended.form).toBe(tried.form);
  });

  it('keeps the rows of a group between the fewest and the most, and starts with the fewest', () => {
    const group = { ...aGroup('G', []), repeat: { min: 1, max: 2 } };
    const form = aForm({ groups: [group], layout: [{ kind: 'group', guid: group.guid }] });
    const add = changeTrialRowsCommand({ kind: 'add', group: group.guid });
    const remove = changeTrialRowsCommand({ kind: 'remove', group: group.guid, row: 1 });
    const rowsAfter = (...commands: readonly Command[]) =>
      trialRows(form, afterAll(after(editorOf(form), tryOut.run), commands).window.trial).get(group.guid);

    expect([rowsAfter(), rowsAfter(add), rowsAfter(add, remove), rowsAfter(add, clearTrialCommand)]).toEqual([
      1, 2, 1, 1,
    ]);
    expect(remove(editorOf(form), anEnv())).toBeNull();
    expect(add(after(editorOf(form), add), anEnv())).toBeNull();
  });

  it('starts again when it is cleared', () => {
    const cleared = afterAll(tried, [changeTrialCommand({ answers }), clearTrialCommand]);

    expect(cleared.window.trial).toMatchObject({ isOn: true, answers: {}, clearingCount: 1 });
  });
});
