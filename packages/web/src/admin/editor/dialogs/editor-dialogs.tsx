import { CheckDialog } from './check-dialog.tsx';
import { HelpSheet } from './help-sheet.tsx';
import { RevisionsDialog } from './revisions-dialog.tsx';
import type { ReactElement } from 'react';

/** What opens over the editor. */
export type EditorDialog = 'check' | 'revisions' | 'help';

export interface EditorDialogsProps {
  readonly open: EditorDialog | null;
  readonly onClose: () => void;
}

/** The dialog that is open over the editor, if any. */
export function EditorDialogs({ open, onClose }: EditorDialogsProps): ReactElement | null {
  switch (open) {
    case 'check':
      return <CheckDialog onClose={onClose} />;
    case 'help':
      return <HelpSheet onClose={onClose} />;
    case 'revisions':
      return <RevisionsDialog onClose={onClose} />;
    case null:
      return null;
  }
}
