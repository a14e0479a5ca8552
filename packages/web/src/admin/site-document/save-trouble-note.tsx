import { Notice } from '@form-portal/ui';
import { useI18n } from '../../shared/i18n/i18n-context.tsx';
import styles from './save-head.module.css';
import type { SaveTrouble } from './use-site-document.ts';
import type { ReactElement } from 'react';

/** Why nothing was saved, one reason a line; it stays until the next try (docs/design.md#dialogs-and-messages; specification §8). */
export function SaveTroubleNote({ trouble }: { readonly trouble: SaveTrouble | null }): ReactElement | null {
  const { text } = useI18n();
  if (trouble === null) return null;
  if (trouble.kind === 'merged') {
    return (
      <Notice kind="warn" role="alert" className={styles.note}>
        <p>{text('admin.site.merged')}</p>
      </Notice>
    );
  }
  const lines = {
    refused: trouble.kind === 'refused' ? trouble.lines : [],
    offline: [text('admin.save.offline')],
    'signed-out': [text('admin.save.signedOut')],
  }[trouble.kind];
  return (
    <Notice kind="danger" role="alert" className={styles.note}>
      <p>{text('admin.site.notSaved')}</p>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Notice>
  );
}
