import { useEditor, useRun } from '../../editor-context.tsx';
import { changeCanvasCommand } from '../../model/commands/change-canvas.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { MoveToDialog } from './move-to-dialog.tsx';
import type { ReactElement } from 'react';

/** The dialogs opened by the toolbar and by shortcuts. */
export function CanvasDialogs(): ReactElement | null {
  const run = useRun();
  const dialog = useEditor(({ canvas }) => canvas.dialog);
  const guid = useEditor(({ selection }) => (selection.kind === 'nothing' ? null : selection.guid));
  const close = (): void => run(changeCanvasCommand({ dialog: null }));
  if (dialog === null || guid === null) return null;
  return dialog === 'delete' ? <DeleteDialog onExit={close} /> : <MoveToDialog guid={guid} onExit={close} />;
}
