import { useCallback } from 'react';
import { useEditorStore } from '../editor-context.tsx';
import { addFieldCommand, addGroupCommand } from '../model/commands/add-element.ts';
import { useCanvasStore } from './canvas-context.ts';
import type { FieldType } from '@form-portal/domain';
import type { Target } from '@form-portal/domain/edit';
import type { Command } from '../model/commands/command.ts';

/** Adds a field of a type, or a group, at a place; a group has no place beside or inside another element. */
export function additionOf(choice: FieldType | 'group', target: Target): Command {
  if (choice !== 'group') return addFieldCommand(choice, target);
  return target.kind === 'at' && target.group === null ? addGroupCommand(target.index) : () => null;
}

/** What the open field types do. */
export function useAddition(): {
  readonly add: (choice: FieldType | 'group', target: Target) => void;
  readonly close: () => void;
} {
  const store = useEditorStore();
  const canvas = useCanvasStore();
  const add = useCallback(
    (choice: FieldType | 'group', target: Target) => {
      canvas.change({ adding: null });
      store.run(additionOf(choice, target));
    },
    [store, canvas],
  );
  const close = useCallback(() => canvas.change({ adding: null }), [canvas]);
  return { add, close };
}
