import { isCanvasShown } from '../editor-state.ts';
import { spotBelow } from '../element-positions.ts';
import { titlePlace } from '../title-place.ts';
import { changeCanvasCommand } from './change-canvas.ts';
import { commandDefaults, type CommandEntry } from './command.ts';

/** Writes the title of what is selected in its place on the canvas. */
export const rename: CommandEntry = {
  ...commandDefaults,
  id: 'rename',
  labelKey: 'admin.command.rename',
  shortcuts: [{ key: 'F2' }],
  whileTyping: 'run',
  scope: 'selection',
  run: (state, env) => {
    if (!isCanvasShown(state)) return null;
    const { form, selection } = state;
    const renaming = titlePlace(form, selection.kind === 'nothing' ? null : selection.guid);
    return changeCanvasCommand({ renaming })(state, env);
  },
};

/** Opens the field types under what is selected. */
export const addBelow: CommandEntry = {
  ...commandDefaults,
  id: 'add-below',
  labelKey: 'admin.command.addBelow',
  shortcuts: [{ key: 'Enter', mod: true }],
  whileTyping: 'run',
  scope: 'selection',
  run: (state, env) =>
    isCanvasShown(state)
      ? changeCanvasCommand({ addTarget: spotBelow(state.form, state.selection) })(state, env)
      : null,
};
