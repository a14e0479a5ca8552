import { Skeleton } from '@form-portal/ui';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { LoadFailure } from '../panel/load-failure.tsx';
import styles from './element-list.module.css';
import type { ReactElement } from 'react';

export interface NotLoadedProps {
  /** Why loading failed; null: it goes on. */
  readonly error: Error | null;
  readonly onRetry: () => void;
}

/** Shown instead of the rows of a list until they are loaded. */
export function NotLoaded({ error, onRetry }: NotLoadedProps): ReactElement {
  const { text } = useI18n();
  if (error !== null)
    return (
      <div className={styles.found}>
        <LoadFailure error={error} onRetry={onRetry} />
      </div>
    );
  return (
    <>
      <p className={styles.found} role="status">
        {text('loading')}
      </p>
      <Skeleton rows={6} title="left-out" />
    </>
  );
}
