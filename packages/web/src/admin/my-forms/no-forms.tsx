import { formToWire } from '@form-portal/domain/wire';
import { Button, ButtonLink, Notice, PlusIcon, UploadIcon } from '@form-portal/ui';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useI18n } from '../../shared/i18n/i18n-context.tsx';
import { useSite } from '../../shared/shell/site-context.tsx';
import { formatMessage, type Message } from '../editor/model/messages/message.ts';
import page from '../shell/list-page.module.css';
import styles from './my-forms.module.css';
import type { ReactElement } from 'react';

/** My Forms without any forms: what to do next (docs/design.md#my-forms). */
export function NoForms(): ReactElement {
  const { text } = useI18n();
  return (
    <div className={page.page}>
      <h1 tabIndex={-1}>{text('admin.myForms')}</h1>
      <div className={styles.empty}>
        <h2>{text('admin.noForms')}</h2>
        <p>{text('admin.noFormsHelp')}</p>
        <div className={styles.actions}>
          <ButtonLink kind="primary" icon={<PlusIcon />} href="/admin/form/new">
            {text('admin.createNewForm')}
          </ButtonLink>
          <ImportBackup />
        </div>
      </div>
    </div>
  );
}

/** Reads a backup and opens it as a new form; nothing is saved yet. */
function ImportBackup(): ReactElement {
  const { text } = useI18n();
  const { limits } = useSite();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState<Message | null>(null);

  async function open(file: File): Promise<void> {
    const [{ readBackup }, { fieldTypes }] = await Promise.all([
      import('../editor/model/saving/backup.ts'),
      import('@form-portal/field-types'),
    ]);
    const backup = await readBackup(file, { fieldTypes, limits });
    setFault(backup.ok ? null : backup.fault);
    if (!backup.ok) return;
    await navigate('/admin/form/new', { state: { backup: formToWire(backup.form) } });
  }
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          event.target.value = '';
          if (file !== undefined) void open(file);
        }}
      />
      <Button icon={<UploadIcon />} onClick={() => input.current?.click()}>
        {text('admin.importBackup')}
      </Button>
      {fault !== null && (
        <Notice kind="danger" role="alert">
          {formatMessage(fault, text)}
        </Notice>
      )}
    </>
  );
}
