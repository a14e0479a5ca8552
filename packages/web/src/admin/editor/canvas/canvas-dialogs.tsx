import { useEditor } from '../editor-context.tsx';
import { useCanvas, useCanvasStore } from './canvas-context.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { MoveToDialog } from './move-to-dialog.tsx';
import type { ReactElement } from 'react';

/** The dialogs that the toolbar and the keys open. */
export function CanvasDialogs(): ReactElement | null {
  const canvas = useCanvasStore();
  const asking = useCanvas((view) => view.asking);
  const guid = useEditor(({ selection }) => (selection.kind === 'nothing' ? null : selection.guid));
  const close = (): void => canvas.change({ asking: null });
  if (asking === null || guid === null) return null;
  return asking === 'delete' ? <DeleteDialog onExit={close} /> : <MoveToDialog guid={guid} onExit={close} />;
}
