import { useCallback } from 'react';
import { useEditorStore } from '../../editor-context.tsx';
import { addFieldCommand, addGroupCommand } from '../../model/commands/add-element.ts';
import { changeCanvasCommand } from '../../model/commands/change-canvas.ts';
import type { FieldType } from '@form-portal/domain';
import type { Target } from '@form-portal/domain/edit';
import type { Command } from '../../model/commands/command.ts';

/** Adds a field of a type, or a group, at a target; groups can be added at the top level only. */
export function additionCommand(choice: FieldType | 'group', target: Target): Command {
  if (choice !== 'group') return addFieldCommand(choice, target);
  return target.kind === 'at' && target.group === null ? addGroupCommand(target.index) : () => null;
}

/** Adds the chosen field type or group, and closes the menu of field types. */
export function useAddition(): {
  readonly add: (choice: FieldType | 'group', target: Target) => void;
  readonly close: () => void;
} {
  const store = useEditorStore();
  const close = useCallback(() => store.run(changeCanvasCommand({ addTarget: null })), [store]);
  const add = useCallback(
    (choice: FieldType | 'group', target: Target) => {
      close();
      store.run(additionCommand(choice, target));
    },
    [store, close],
  );
  return { add, close };
}
