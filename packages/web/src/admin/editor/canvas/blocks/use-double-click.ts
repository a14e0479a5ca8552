import { useCallback } from 'react';
import { coverOf, guidOfBlock } from './block-elements.ts';
import { useEditorStore } from '../../editor-context.tsx';
import { changeCanvasCommand } from '../../model/commands/window/change-canvas.ts';
import { titleIdOf } from '../../model/messages/title-id-of.ts';
import type { MouseEvent } from 'react';

/** A double click on a label, a group's name or the form's title edits it in place (docs/design.md#writing-in-place). */
export function useDoubleClick(): (event: MouseEvent) => void {
  const store = useEditorStore();
  return useCallback(
    (event) => {
      const cover = coverOf(event.target);
      if (cover === null) return;
      store.run(changeCanvasCommand({ renaming: titleIdOf(store.state().form, guidOfBlock(cover)) }));
    },
    [store],
  );
}
