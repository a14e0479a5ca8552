import { Button, TrashIcon } from '@form-portal/ui';
import { Popup } from '../../../../shared/shell/popup.tsx';
import { useI18n } from '../../../../shared/i18n/i18n-context.tsx';
import { useEditor, useEditorStore, useRun } from '../../editor-context.tsx';
import { deleteCommand, deleteQuestion } from '../../model/commands/layout/delete-element.ts';
import { formatMessage } from '../../model/messages/message.ts';
import type { ReactElement } from 'react';

export interface DeleteDialogProps {
  readonly onExit: () => void;
}

/** Confirms deleting the selected group with its fields (specification §5, Group delete confirmation); renders nothing for a field. */
export function DeleteDialog({ onExit }: DeleteDialogProps): ReactElement | null {
  const i18n = useI18n();
  const store = useEditorStore();
  const run = useRun();
  const guid = useEditor(({ selection }) => (selection.kind === 'group' ? selection.guid : null));
  if (guid === null) return null;
  const question = deleteQuestion(store.state(), store.env());
  const actions = (
    <Button
      kind="danger"
      icon={<TrashIcon />}
      onClick={() => {
        onExit();
        run(deleteCommand);
      }}
    >
      {i18n.text('admin.deleteGroup')}
    </Button>
  );
  return (
    <Popup
      icon="error"
      title={question === null ? '' : formatMessage(question, i18n.text)}
      actions={actions}
      safe={
        <Button data-first-focus onClick={onExit}>
          {i18n.text('admin.keepGroup')}
        </Button>
      }
      onExit={onExit}
    />
  );
}
