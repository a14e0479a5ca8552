import { useEffect } from 'react';
import { useEditorStore } from '../editor-context.tsx';
import { shownAddition, shownMoves } from '../model/shown-moves.ts';
import { useCanvasStore } from './canvas-context.ts';
import { findBlock } from './blocks.ts';
import { keepToolsAside } from './tools-aside.ts';
import type { Guid } from '@form-portal/domain';
import type { EditorState } from '../model/editor-state.ts';
import type { FieldHosts } from './field-hosts.ts';

/**
 * Shows at once where the selected field is moved to, and a field that is added at the end while nothing is selected; everything else
 * follows when that can be seen.
 */
export function useShownMoves(hosts: FieldHosts): void {
  const editor = useEditorStore();
  const canvas = useCanvasStore();
  useEffect(() => {
    const tools = keepToolsAside();
    function show(before: EditorState, after: EditorState): boolean {
      const { selection } = after;
      if (selection.kind !== 'field' || before.form === after.form) return false;
      const { adding, renaming, carried, asking } = canvas.view();
      if (adding !== null || renaming !== null || carried !== null || asking !== null) return false;
      const added = before.selection.kind === 'nothing' ? shownAddition(before.form, after.form) : null;
      const isMoved = isSelected(selection.guid, before) && after.focus === null;
      const moves = isMoved ? shownMoves(before.form, after.form, selection.guid) : added && [added];
      if (moves === null || !hosts.show(moves)) return false;
      const block = findBlock(document, selection.guid);
      if (block !== null) tools.put(block);
      block?.scrollIntoView({ block: 'nearest' });
      return true;
    }
    const stop = editor.shownBy(show);
    return () => {
      stop();
      tools.stop();
    };
  }, [editor, canvas, hosts]);
}

function isSelected(guid: Guid, { selection }: EditorState): boolean {
  return selection.kind === 'field' && selection.guid === guid;
}
