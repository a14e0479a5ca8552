import { useEffect } from 'react';
import { useEditorStore } from '../editor-context.tsx';
import { shownMoves } from '../model/shown-moves.ts';
import { useCanvasStore } from './canvas-context.ts';
import { findBlock } from './blocks.ts';
import type { EditorState } from '../model/editor-state.ts';
import type { FieldHosts } from './field-hosts.ts';

/** Shows at once where the selected field is moved to; everything else follows when that can be seen. */
export function useShownMoves(hosts: FieldHosts): void {
  const editor = useEditorStore();
  const canvas = useCanvasStore();
  useEffect(() => {
    function show(before: EditorState, after: EditorState): boolean {
      const { selection } = after;
      if (selection.kind !== 'field' || before.form === after.form || after.focus !== null) return false;
      if (before.selection.kind !== 'field' || before.selection.guid !== selection.guid) return false;
      const { adding, renaming, carried, asking } = canvas.view();
      if (adding !== null || renaming !== null || carried !== null || asking !== null) return false;
      const moves = shownMoves(before.form, after.form, selection.guid);
      if (moves === null || !hosts.show(moves)) return false;
      findBlock(document, selection.guid)?.scrollIntoView({ block: 'nearest' });
      return true;
    }
    return editor.shownBy(show);
  }, [editor, canvas, hosts]);
}
