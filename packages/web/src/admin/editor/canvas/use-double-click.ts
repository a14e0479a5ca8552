import { useCallback } from 'react';
import { guidOfBlock } from './blocks.ts';
import { useCanvasStore } from './canvas-context.ts';
import { useEditorStore } from '../editor-context.tsx';
import { titlePlace } from './title-place.ts';
import type { MouseEvent } from 'react';

/** A double click on a label, a group's name or the form's title writes it in place (docs/design.md#writing-in-place). */
export function useDoubleClick(): (event: MouseEvent) => void {
  const store = useEditorStore();
  const canvas = useCanvasStore();
  return useCallback(
    (event) => {
      const cover = event.target instanceof Element ? event.target.closest('[data-part="cover"]') : null;
      if (cover === null) return;
      canvas.change({ renaming: titlePlace(store.state().form, guidOfBlock(cover)) });
    },
    [store, canvas],
  );
}
