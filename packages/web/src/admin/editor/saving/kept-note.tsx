import { Button, Notice } from '@form-portal/ui';
import { useState } from 'react';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { useEditorStore } from '../editor-context.tsx';
import styles from './save-note.module.css';
import type { ReactElement } from 'react';

/** Says that the editor goes on with work that the browser kept, with a way back to what is saved. */
export function KeptNote(): ReactElement | null {
  const { text } = useI18n();
  const store = useEditorStore();
  const [shown, setShown] = useState(true);
  if (!shown) return null;

  function drop(): void {
    const { baseline } = store.state();
    const label = { key: 'admin.dropKeptWork' } as const;
    store.dispatch({ kind: 'adopt', form: baseline, label, said: label });
    setShown(false);
  }
  return (
    <Notice kind="info" role="status">
      <p>{text('admin.keptWork')}</p>
      <div className={styles.actions}>
        <Button onClick={drop}>{text('admin.dropKeptWork')}</Button>
        <Button kind="quiet" onClick={() => setShown(false)}>
          {text('close')}
        </Button>
      </div>
    </Notice>
  );
}
