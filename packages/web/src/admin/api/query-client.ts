import { QueryCache, QueryClient } from '@tanstack/react-query';
import { translationsFailure } from '../../shared/i18n/translations-failure.ts';
import { CallError } from './call.ts';

/** Marks a query whose failure the console reports in the specification's words. */
export const translationsMeta = { failureLog: translationsFailure } as const;

/** The cache of server calls. Retries only calls without a response: a refusal would be the same again. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { meta }) => {
        // eslint-disable-next-line no-console -- specification §7 asks for this line
        if (meta?.['failureLog'] !== undefined) console.error(meta['failureLog'], error);
      },
    }),
    defaultOptions: {
      queries: {
        retry: (failures, error) => failures < 1 && error instanceof CallError && error.status === 0,
        refetchOnWindowFocus: false,
        networkMode: 'always',
      },
      // Otherwise a change made offline is queued, and sent later although the user may have given it up.
      mutations: { networkMode: 'always' },
    },
  });
}
