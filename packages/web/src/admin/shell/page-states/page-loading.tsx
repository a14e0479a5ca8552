import { Skeleton } from '@form-portal/ui';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { pageHeading, useFallbackFocus } from '../focus/use-fallback-focus.ts';
import styles from './page-loading.module.css';
import type { ReactElement } from 'react';

/** The placeholder of a page that is loading. */
export function PageLoading(): ReactElement {
  const { text } = useI18n();
  const loading = useFallbackFocus<HTMLDivElement>(pageHeading);
  return (
    <div ref={loading} className={styles.loading} aria-busy="true">
      <div role="status">
        <h1 className={styles.title} tabIndex={-1}>
          {text('loading')}
        </h1>
      </div>
      <Skeleton rows={4} />
    </div>
  );
}
