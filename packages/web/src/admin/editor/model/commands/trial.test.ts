import { guidOf } from '@form-portal/domain/testing';
import { describe, expect, it } from 'vitest';
import { isCanvasShown } from '../editor-state.ts';
import { after, afterAll, anEnv, editor, says } from '../testing/editor-notation.ts';
import { deleteSelected } from './delete-element.ts';
import { goToCommand, showTabCommand, stepOutCommand } from './navigate.ts';
import { changeTrialCommand, clearTrialCommand, tryOut } from './trial.ts';
import { showViewCommand } from './window.ts';
import type { Command } from './command.ts';

const answers = { [guidOf('a')]: 'yes' };
const tried = after(editor('a [b]'), tryOut.run);

describe('trying a form', () => {
  it('is announced when it starts, when its answers are cleared and when it ends', () => {
    expect(says(editor('a'), tryOut.run)).toBe('Try it is on.');
    expect(says(tried, clearTrialCommand)).toBe('Answers cleared.');
    expect(says(tried, stepOutCommand)).toBe('Try it is off.');
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

  it('starts anew when it is cleared', () => {
    const cleared = afterAll(tried, [changeTrialCommand({ answers }), clearTrialCommand]);

    expect(cleared.window.trial).toMatchObject({ isOn: true, answers: {}, clearings: 1 });
  });
});
