import { moveTo as moveElementTo, type Target } from '@form-portal/domain/edit';
import type { Guid } from '@form-portal/domain';
import { saidMoved } from '../announcements.ts';
import { selectionOf } from '../selection.ts';
import { elementName, namingOf } from '../naming.ts';
import { isCanvasShown } from '../editor-state.ts';
import { changeCanvasCommand } from './change-canvas.ts';
import { editOf, usual, type Command, type CommandEntry } from './command.ts';

/** Moves a field or group to a place, by “Move to…” or by dropping it there; it is selected then (docs/design.md#moving). */
export function moveToCommand(guid: Guid, target: Target): Command {
  return (state, env) => {
    const naming = namingOf(state, env);
    const after = moveElementTo(state.form, guid, target);
    return editOf(state, {
      form: after,
      selection: selectionOf(after, guid),
      label: { key: 'admin.step.move', params: { name: elementName(after, guid, naming) } },
      said: saidMoved({ guid, before: state.form, after, direction: null }, naming),
    });
  };
}

/** Asks where to move what is selected. */
export const moveTo: CommandEntry = {
  ...usual,
  id: 'move-to',
  labelKey: 'admin.command.moveTo',
  about: 'selection',
  tool: { part: 'grip', group: 1 },
  run: (state, env) =>
    state.selection.kind === 'nothing' || !isCanvasShown(state)
      ? null
      : changeCanvasCommand({ asking: 'move' })(state, env),
};
