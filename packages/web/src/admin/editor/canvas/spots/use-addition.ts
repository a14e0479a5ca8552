import { useCallback } from 'react';
import { useEditorStore } from '../../editor-context.tsx';
import { useAddWithinLimit } from '../../use-add-within-limit.ts';
import { addFieldCommand, addGroupCommand } from '../../model/commands/layout/add-element.ts';
import { addPageCommand } from '../../model/commands/layout/pages.ts';
import { changeCanvasCommand } from '../../model/commands/window/change-canvas.ts';
import type { Target } from '@form-portal/domain/edit';
import type { Addition } from '../../model/view/canvas-view.ts';
import type { Command } from '../../model/commands/command.ts';

/** Adds a field of a type, a group or a page at a target; groups and pages can be added at the top level only. */
export function additionCommand(choice: Addition, target: Target): Command {
  if (choice !== 'group' && choice !== 'page') return addFieldCommand(choice, target);
  if (target.kind !== 'at' || target.group !== null) return () => null;
  return choice === 'page' ? addPageCommand(target) : addGroupCommand(target);
}

/** Adds what was chosen, and closes the menu of field types. */
export function useAddition(): {
  readonly add: (choice: Addition, target: Target) => void;
  readonly close: () => void;
} {
  const store = useEditorStore();
  const addWithinLimit = useAddWithinLimit();
  const close = useCallback(() => store.run(changeCanvasCommand({ addTarget: null })), [store]);
  const add = useCallback(
    (choice: Addition, target: Target) => {
      const run = (): void => store.run(additionCommand(choice, target));
      close();
      if (choice === 'page') addWithinLimit('pages', run);
      else run();
    },
    [store, close, addWithinLimit],
  );
  return { add, close };
}
