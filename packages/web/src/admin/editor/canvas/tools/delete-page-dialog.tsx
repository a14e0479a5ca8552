import { Button, TrashIcon } from '@form-portal/ui';
import { useI18n } from '../../../../shared/i18n/i18n-context.tsx';
import { Popup } from '../../../../shared/shell/popup.tsx';
import { useEditor, useEditorStore, useRun } from '../../editor-context.tsx';
import { deleteQuestion } from '../../model/commands/layout/delete-element.ts';
import { deletePageCommand } from '../../model/commands/layout/pages.ts';
import { formatMessage } from '../../model/messages/message.ts';
import type { ReactElement } from 'react';
import type { DeleteDialogProps } from './delete-dialog.tsx';

/** Asks whether what is on the selected page moves to the page before or is deleted with it. */
export function DeletePageDialog({ onExit }: DeleteDialogProps): ReactElement {
  const { text } = useI18n();
  const store = useEditorStore();
  const run = useRun();
  const isFirst = useEditor(
    ({ form, selection }) => selection.kind === 'page' && form.pages?.[0]?.guid === selection.guid,
  );
  const question = deleteQuestion(store.state(), store.env());

  function remove(content: 'kept' | 'deleted'): void {
    onExit();
    run(deletePageCommand(content));
  }

  return (
    <Popup
      icon="info"
      title={question === null ? '' : formatMessage(question, text)}
      actions={
        <>
          <Button kind="primary" data-first-focus onClick={() => remove('kept')}>
            {text(isFirst ? 'admin.page.toNext' : 'admin.page.toBefore')}
          </Button>
          <Button kind="danger" icon={<TrashIcon />} onClick={() => remove('deleted')}>
            {text('admin.page.deleteAll')}
          </Button>
        </>
      }
      safe={<Button onClick={onExit}>{text('cancel')}</Button>}
      onExit={onExit}
    />
  );
}
