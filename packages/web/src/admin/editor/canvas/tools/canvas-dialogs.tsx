import { useEditor, useRun } from '../../editor-context.tsx';
import { changeCanvasCommand } from '../../model/commands/window/change-canvas.ts';
import { DeletePageDialog } from './delete-page-dialog.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { MoveToDialog } from './move-to-dialog.tsx';
import type { ReactElement } from 'react';

/** The dialogs opened by the toolbar and by shortcuts. */
export function CanvasDialogs(): ReactElement | null {
  const run = useRun();
  const dialog = useEditor(({ canvas }) => canvas.dialog);
  const selection = useEditor((state) => state.selection);
  const close = (): void => run(changeCanvasCommand({ dialog: null }));
  if (dialog === null || selection.kind === 'nothing') return null;
  if (dialog === 'move') return <MoveToDialog guid={selection.guid} onExit={close} />;
  return selection.kind === 'page' ? <DeletePageDialog onExit={close} /> : <DeleteDialog onExit={close} />;
}
