import { Button, Notice } from '@form-portal/ui';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { failureMessage } from '../../api/failure-message.ts';
import { pageHeading, useFallbackFocus } from '../focus/use-fallback-focus.ts';
import styles from './page-loading.module.css';
import type { ReactElement } from 'react';

export interface PageFailureProps {
  readonly error: Error;
  readonly onRetry: () => void;
}

/** Shown instead of a page whose content could not be loaded (specification D23): the reason, and a button to try again. */
export function PageFailure({ error, onRetry }: PageFailureProps): ReactElement {
  const { text } = useI18n();
  const failure = useFallbackFocus<HTMLDivElement>(pageHeading);
  return (
    <div ref={failure} className={styles.loading}>
      <Notice kind="danger" role="alert">
        <h1>{text('loadingFailed')}</h1>
        <p>{failureMessage(error, text)}</p>
        <Button onClick={onRetry}>{text('tryAgain')}</Button>
      </Notice>
    </div>
  );
}
