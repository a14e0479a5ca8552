import { isCanvasShown } from '../../editor-state.ts';
import { titleIdOf } from '../../messages/title-id-of.ts';
import { changeCanvasCommand } from '../window/change-canvas.ts';
import { commandDefaults, type CommandEntry } from '../command.ts';

/** Opens the title of the selected block for writing in place. */
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
    const renaming = titleIdOf(form, selection.kind === 'nothing' ? null : selection.guid);
    return changeCanvasCommand({ renaming })(state, env);
  },
};
