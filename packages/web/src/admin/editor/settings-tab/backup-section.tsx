import { Button, DownloadIcon, Notice, UploadIcon } from '@form-portal/ui';
import { useRef, useState } from 'react';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { saveBackup } from '../save-backup.ts';
import { useEditor, useEditorStore } from '../editor-context.tsx';
import { readBackup } from '../model/saving/backup.ts';
import { importFormCommand } from '../model/commands/settings/import-form.ts';
import { formatMessage } from '../model/messages/message.ts';
import { SettingsSection } from './settings-section.tsx';
import styles from './settings-tab.module.css';
import type { Message } from '../model/messages/message.ts';
import type { ReactElement } from 'react';

interface ImportOutcome {
  readonly kind: 'ok' | 'info' | 'danger';
  readonly message: Message;
}

/** Exports the form as a file and imports it (specification §7, Form backup). */
export function BackupSection(): ReactElement {
  const { text } = useI18n();
  const store = useEditorStore();
  const chooser = useRef<HTMLInputElement>(null);
  const [outcome, importFile] = useImport();
  // The notice says that undo reverts the import, which holds only while it is the last step.
  const isLast = useEditor(({ history }) => history.past.at(-1)?.label.key === 'admin.step.import');
  return (
    <SettingsSection section="backup">
      <div className={styles.pair}>
        <div className={styles.choice}>
          <Button icon={<DownloadIcon />} onClick={() => saveBackup(store.state().form)}>
            {text('admin.settings.export')}
          </Button>
          <p className={styles.hint}>{text('admin.settings.exportHint')}</p>
        </div>
        <div className={styles.choice}>
          <Button icon={<UploadIcon />} onClick={() => chooser.current?.click()}>
            {text('admin.settings.import')}
          </Button>
          <p className={styles.hint}>{text('admin.settings.importHint')}</p>
          <input
            ref={chooser}
            type="file"
            accept=".json,application/json"
            hidden
            onChange={(event) => {
              const [file] = event.currentTarget.files ?? [];
              // Allows choosing the same file again after it was corrected.
              event.currentTarget.value = '';
              if (file !== undefined) void importFile(file);
            }}
          />
        </div>
      </div>
      {outcome !== null && (outcome.kind !== 'ok' || isLast) && (
        <Notice kind={outcome.kind} role={outcome.kind === 'danger' ? 'alert' : 'status'}>
          <p>{formatMessage(outcome.message, text)}</p>
        </Notice>
      )}
    </SettingsSection>
  );
}

/** The outcome of the last import, and a function that imports a file as one step or not at all. */
function useImport(): readonly [ImportOutcome | null, (file: File) => Promise<void>] {
  const store = useEditorStore();
  const [outcome, setOutcome] = useState<ImportOutcome | null>(null);

  async function importFile(file: File): Promise<void> {
    setOutcome(null);
    const backup = await readBackup(file, store.env());
    if (!backup.ok) {
      setOutcome({ kind: 'danger', message: backup.fault });
      return;
    }
    const transaction = importFormCommand(backup.form)(store.state(), store.env());
    store.dispatch(transaction);
    setOutcome(
      transaction === null
        ? { kind: 'info', message: { key: 'admin.import.same' } }
        : { kind: 'ok', message: { key: 'admin.said.imported' } },
    );
  }

  return [outcome, importFile];
}
