import { Button } from '@form-portal/ui';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { Popup } from '../../../shared/shell/popup.tsx';
import { useEditor, useEditorStore, useRun } from '../editor-context.tsx';
import { keepMineCommand, loadTheirsCommand } from '../model/saving/conflict-commands.ts';
import { saveBackup } from '../save-backup.ts';
import type { ReactElement } from 'react';

/** Resolves a conflict with somebody who saved or deleted the form in the meantime; nothing is lost without asking (specification D24). */
export function ConflictDialog(): ReactElement | null {
  const { text } = useI18n();
  const store = useEditorStore();
  const run = useRun();
  const save = useEditor((state) => state.save);
  if (save.phase !== 'conflict') return null;
  const isDeleted = save.stored === null;
  const close = (): void => store.dispatch({ kind: 'save-note-closed' });
  return (
    <Popup
      icon="info"
      role="alertdialog"
      title={text(isDeleted ? 'admin.save.gone' : 'admin.save.conflict')}
      onExit={close}
      actions={
        <>
          <Button kind="primary" onClick={() => run(keepMineCommand)}>
            {text(isDeleted ? 'admin.save.storeAgain' : 'admin.save.keepMine')}
          </Button>
          {!isDeleted && (
            <Button onClick={() => run(loadTheirsCommand)}>{text('admin.save.loadTheirs')}</Button>
          )}
          <Button data-first-focus onClick={() => saveBackup(store.state().form)}>
            {text('admin.save.downloadMine')}
          </Button>
        </>
      }
      safe={
        <Button kind="quiet" onClick={close}>
          {text('close')}
        </Button>
      }
    >
      <p>{text(isDeleted ? 'admin.goneHelp' : 'admin.conflictHelp')}</p>
    </Popup>
  );
}
