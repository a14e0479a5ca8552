import { QueryClient } from '@tanstack/react-query';
import { CallError } from './call.ts';

/** The cache of server calls. Retries only calls that got no answer: a refusal would be repeated. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: (failures, error) => failures < 1 && error instanceof CallError && error.status === 0,
        refetchOnWindowFocus: false,
        networkMode: 'always',
      },
    },
  });
}
