import { isCanvasShown } from '../editor-state.ts';
import { spotUnder } from '../element-positions.ts';
import { titlePlace } from '../title-place.ts';
import { changeCanvasCommand } from './change-canvas.ts';
import { usual, type CommandEntry } from './command.ts';

/** Writes the title of what is selected in its place on the canvas. */
export const rename: CommandEntry = {
  ...usual,
  id: 'rename',
  labelKey: 'admin.command.rename',
  shortcuts: [{ key: 'F2' }],
  whileTyping: 'works',
  about: 'selection',
  run: (state, env) => {
    if (!isCanvasShown(state)) return null;
    const { form, selection } = state;
    const renaming = titlePlace(form, selection.kind === 'nothing' ? null : selection.guid);
    return changeCanvasCommand({ renaming })(state, env);
  },
};

/** Opens the field types under what is selected. */
export const addBelow: CommandEntry = {
  ...usual,
  id: 'add-below',
  labelKey: 'admin.command.addBelow',
  shortcuts: [{ key: 'Enter', mod: true }],
  whileTyping: 'works',
  about: 'selection',
  run: (state, env) =>
    isCanvasShown(state)
      ? changeCanvasCommand({ adding: spotUnder(state.form, state.selection) })(state, env)
      : null,
};
