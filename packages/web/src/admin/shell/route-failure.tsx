import { useRouteError } from 'react-router';
import { PageFailure } from './page-failure.tsx';
import type { ReactElement } from 'react';

/** What stands in the place of a page that could not be drawn, or whose script did not come. */
export function RouteFailure(): ReactElement {
  const error = useRouteError();
  const known = error instanceof Error ? error : new Error(String(error));
  return <PageFailure error={known} onRetry={() => location.reload()} />;
}
