import { isCanvasShown } from '../../editor-state.ts';
import { spotBelow } from '../../view/element-positions.ts';
import { changeCanvasCommand } from '../window/change-canvas.ts';
import { commandDefaults, type CommandEntry } from '../command.ts';

/** Opens the menu of field types below the selected block. */
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
