import { useRouteError } from 'react-router';
import { PageFailure } from './page-failure.tsx';
import type { ReactElement } from 'react';

/** Shown instead of a page that failed to render, or whose script could not be loaded. */
export function RouteFailure(): ReactElement {
  const error = useRouteError();
  const known = error instanceof Error ? error : new Error(String(error));
  return <PageFailure error={known} onRetry={() => location.reload()} />;
}
