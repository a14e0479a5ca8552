import { HistoryIcon } from '@form-portal/ui';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { useEditor, useRun } from '../editor-context.tsx';
import { showViewCommand } from '../model/commands/window/window.ts';
import { useFormChanges } from '../versions/use-form-changes.ts';
import styles from './publish-dialog.module.css';
import type { Form } from '@form-portal/domain';
import type { ReactElement } from 'react';

export interface ComparedWithProps {
  readonly published: Form;
  /** Called before the editor shows the changes. */
  readonly onGo: () => void;
}

/** The number of changes since the published version, and a button that shows them. */
export function ComparedWith({ published, onGo }: ComparedWithProps): ReactElement {
  const { text } = useI18n();
  const run = useRun();
  const form = useEditor((state) => state.form);
  const n = useFormChanges(published, form).filter(({ part }) => part !== 'options').length;
  return (
    <p className={styles.compared}>
      <HistoryIcon size={16} />
      <span>{text('admin.versions.comparedWith', { n, version: published.revision })}</span>
      <button
        type="button"
        className={styles.see}
        onClick={() => {
          onGo();
          run(showViewCommand('versions'));
        }}
      >
        {text('admin.versions.see')}
      </button>
    </p>
  );
}
