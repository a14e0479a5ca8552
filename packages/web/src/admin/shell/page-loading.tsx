import { Skeleton } from '@form-portal/ui';
import { useI18n } from '../../shared/i18n/i18n-context.tsx';
import styles from './page-loading.module.css';
import type { ReactElement } from 'react';

/** The shape of a page that is on its way. */
export function PageLoading(): ReactElement {
  const { text } = useI18n();
  return (
    <div className={styles.loading} aria-busy="true">
      <p role="status">{text('loading')}</p>
      <Skeleton rows={4} />
    </div>
  );
}
