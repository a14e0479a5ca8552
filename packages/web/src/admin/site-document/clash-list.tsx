import { Button, Notice } from '@form-portal/ui';
import { useI18n } from '../../shared/i18n/i18n-context.tsx';
import styles from './save-head.module.css';
import type { Json } from './merge-edits.ts';
import type { EditedDocument } from './use-site-document.ts';
import type { ReactElement } from 'react';

export interface ClashListProps {
  readonly document: Pick<EditedDocument<unknown>, 'clashes' | 'takeTheirs'>;
}

/** The clashes with another administrator's changes, with a choice for each; the user's own value applies until then. */
export function ClashList({ document: { clashes, takeTheirs } }: ClashListProps): ReactElement | null {
  const { text } = useI18n();
  if (clashes.length === 0) return null;
  return (
    <Notice kind="warn" className={styles.note}>
      <p>{text('admin.site.clashes', { n: clashes.length })}</p>
      <ul className={styles.clashes}>
        {clashes.map((clash) => (
          <li key={clash.path.join('.')} className={styles.clash}>
            <p>
              {text('admin.site.clash', {
                path: clash.path.join('.'),
                mine: shown(clash.mine),
                theirs: shown(clash.theirs),
              })}
            </p>
            <Button onClick={() => takeTheirs(clash)}>{text('admin.site.takeTheirs')}</Button>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** A short form of a value; a whole language is named. */
function shown(value: Json): string {
  if (value === undefined || value === null || value === '') return '–';
  if (typeof value === 'object' && 'name' in value) return shown(value.name);
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
