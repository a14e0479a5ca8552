import { useEditor, useRun } from '../editor-context.tsx';
import { openDialogCommand } from '../model/commands/window/window.ts';
import { CheckDialog } from './check-dialog.tsx';
import { DiscardDraftDialog } from './discard-draft-dialog.tsx';
import { HelpSheet } from './help-sheet.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import type { ReactElement } from 'react';

/** The open dialog of the editor, if any. */
export function EditorDialogs(): ReactElement | null {
  const run = useRun();
  const dialog = useEditor(({ window }) => window.dialog);
  const close = (): void => run(openDialogCommand(null));
  switch (dialog) {
    case 'check':
      return <CheckDialog onClose={close} />;
    case 'help':
      return <HelpSheet onClose={close} />;
    case 'publish':
      return <PublishDialog onClose={close} />;
    case 'discard-draft':
      return <DiscardDraftDialog onClose={close} />;
    case null:
      return null;
  }
}
