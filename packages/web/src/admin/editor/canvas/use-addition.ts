import { useCallback } from 'react';
import { useEditorStore } from '../editor-context.tsx';
import { addFieldCommand, addGroupCommand, fieldToAdd, isToAdd } from '../model/commands/add-element.ts';
import { useCanvasStore } from './canvas-context.ts';
import type { FieldType } from '@form-portal/domain';
import type { Target } from '@form-portal/domain/edit';
import type { Command } from '../model/commands/command.ts';
import type { CanvasView } from './canvas-view.ts';

/** Adds a field of a type, or a group, at a place; a group has no place beside or inside another element. */
export function additionOf(
  choice: FieldType | 'group',
  target: Target,
  { prepared }: Pick<CanvasView, 'prepared'>,
): Command {
  if (choice !== 'group') return addFieldCommand(choice, target, prepared);
  return target.kind === 'at' && target.group === null ? addGroupCommand(target.index) : () => null;
}

/** What the field types do. */
export function useAddition(): {
  readonly add: (choice: FieldType | 'group', target: Target) => void;
  readonly close: () => void;
} {
  const store = useEditorStore();
  const canvas = useCanvasStore();
  const prepare = usePreparation();
  const add = useCallback(
    (choice: FieldType | 'group', target: Target) => {
      canvas.change({ adding: null });
      store.run(additionOf(choice, target, canvas.view()));
      // Who adds one field often adds another one of its type.
      prepare(choice);
    },
    [store, canvas, prepare],
  );
  const close = useCallback(() => canvas.change({ adding: null }), [canvas]);
  return { add, close };
}

/** Has the block of a new field drawn ahead, for who comes to a field type: it is there when the field is added (decision 0020). */
export function usePreparation(): (choice: FieldType | 'group') => void {
  const store = useEditorStore();
  const canvas = useCanvasStore();
  return useCallback(
    (choice) =>
      store.later(() => {
        const state = store.state();
        if (choice === 'group' || isToAdd(canvas.view().prepared, choice, state)) return;
        canvas.change({ prepared: fieldToAdd(choice, state, store.env()) });
      }),
    [store, canvas],
  );
}
