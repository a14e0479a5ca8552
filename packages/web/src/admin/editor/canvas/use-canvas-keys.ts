import { useCallback, useEffect } from 'react';
import { useEditorStore } from '../editor-context.tsx';
import { commandOf, type CommandEntry } from '../model/command-list.ts';
import { changeCanvasCommand } from '../model/commands/change-canvas.ts';
import { selectCommand } from '../model/commands/look.ts';
import { allCovers, guidOfBlock } from './blocks.ts';
import { spotUnder } from '../model/places.ts';
import { titlePlace } from './title-place.ts';
import { useDeletion } from './use-deletion.ts';
import type { KeyboardEvent as ReactKeyboardEvent } from 'react';

/** The actions that are about what is selected: pressed on a block that is not, they choose it first. */
const aboutSelected: readonly string[] = [
  'move-up',
  'move-down',
  'make-short',
  'make-long',
  'duplicate',
  'delete',
  'rename',
  'add-below',
] satisfies readonly CommandEntry['id'][];

/** Keys of the actions that open something on the canvas, wherever in the editor the focus is; all others run elsewhere. */
export function useCanvasKeys(): void {
  const store = useEditorStore();
  const deletion = useDeletion();
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      if (event.defaultPrevented || isElsewhere(event.target)) return;
      const { form, selection } = store.state();
      switch (commandOf(event, isText(event.target) ? 'text' : 'elsewhere')?.id) {
        case 'delete':
          deletion();
          break;
        case 'rename':
          store.run(
            changeCanvasCommand({
              renaming: titlePlace(form, selection.kind === 'nothing' ? null : selection.guid),
            }),
          );
          break;
        case 'add-below':
          store.run(changeCanvasCommand({ adding: spotUnder(form, selection) }));
          break;
        default:
          return;
      }
      event.preventDefault();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [store, deletion]);
}

/** Arrow keys between the blocks, which are one Tab stop (docs/design.md#blocks). */
export function useArrowKeys(): (event: ReactKeyboardEvent<HTMLElement>) => void {
  const store = useEditorStore();
  return useCallback(
    (event) => {
      const cover = event.target instanceof Element ? event.target.closest('[data-part="cover"]') : null;
      if (cover === null) return;
      const id = commandOf(event, 'elsewhere')?.id;
      if (id !== undefined && aboutSelected.includes(id)) store.run(selectCommand(guidOfBlock(cover)));
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const covers = allCovers(event.currentTarget);
      const to = covers.at(
        nextOf(
          event.key,
          covers.findIndex((one) => one === cover),
          covers.length,
        ),
      );
      if (to === undefined || to === cover) return;
      event.preventDefault();
      to.focus();
    },
    [store],
  );
}

function nextOf(key: string, at: number, all: number): number {
  switch (key) {
    case 'ArrowDown':
    case 'ArrowRight':
      return Math.min(at + 1, all - 1);
    case 'ArrowUp':
    case 'ArrowLeft':
      return Math.max(at - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return all - 1;
    default:
      return at;
  }
}

function isText(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;
}

/** In a dialog or an open menu the keys are its own. */
function isElsewhere(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('dialog, [role="menu"], [role="listbox"]') !== null;
}
