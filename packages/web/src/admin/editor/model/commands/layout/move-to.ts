import { GripIcon } from '@form-portal/ui/icons';
import { moveTo as moveElementTo, type Target } from '@form-portal/domain/edit';
import type { Guid } from '@form-portal/domain';
import { moveAnnouncement } from '../../messages/move-announcement.ts';
import { selectionOf } from '../../view/selection.ts';
import { elementName, namingLanguages } from '../../messages/naming.ts';
import { isCanvasShown } from '../../editor-state.ts';
import { changeCanvasCommand } from '../window/change-canvas.ts';
import { editTransaction, commandDefaults, type Command, type CommandEntry } from '../command.ts';

/** Moves an element to a target, by “Move to…” or by dragging, and selects it (docs/design.md#moving). */
export function moveToCommand(guid: Guid, target: Target): Command {
  return (state, env) => {
    const naming = namingLanguages(state, env);
    const after = moveElementTo(state.form, guid, target);
    return editTransaction(state, {
      form: after,
      selection: selectionOf(after, guid),
      label: { key: 'admin.step.move', params: { name: elementName(after, guid, naming) } },
      announcement: moveAnnouncement({ guid, before: state.form, after, direction: null }, state, env),
    });
  };
}

/** Opens the dialog that moves the selected element. */
export const moveTo: CommandEntry = {
  ...commandDefaults,
  id: 'move-to',
  labelKey: 'admin.command.moveTo',
  scope: 'selection',
  icon: GripIcon,
  tool: { group: 1, on: 'elements', kind: 'grip' },
  run: (state, env) =>
    ['field', 'group'].includes(state.selection.kind) && isCanvasShown(state)
      ? changeCanvasCommand({ dialog: 'move' })(state, env)
      : null,
};
