import { Button, Notice } from '@form-portal/ui';
import { useRouteError } from 'react-router';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { PageFailure } from './page-failure.tsx';
import { ScriptLoadError } from './script-load-error.ts';
import { pageHeading, useFallbackFocus } from '../focus/use-fallback-focus.ts';
import styles from './page-loading.module.css';
import type { ReactElement } from 'react';

/** Shown instead of a page whose script could not be loaded, or that could not be rendered; the router logs the error. */
export function RouteFailure(): ReactElement {
  const error = useRouteError();
  const reload = (): void => location.reload();
  return error instanceof ScriptLoadError ? (
    <PageFailure error={error} onRetry={reload} />
  ) : (
    <RenderFailure onRetry={reload} />
  );
}

/** Specification §8, Uncaught render error. */
function RenderFailure({ onRetry }: { readonly onRetry: () => void }): ReactElement {
  const { text } = useI18n();
  const failure = useFallbackFocus<HTMLDivElement>(pageHeading);
  return (
    <div ref={failure} className={styles.loading}>
      <Notice kind="danger" role="alert">
        <h1>{text('renderError')}</h1>
        <Button onClick={onRetry}>{text('tryAgain')}</Button>
      </Notice>
    </div>
  );
}
