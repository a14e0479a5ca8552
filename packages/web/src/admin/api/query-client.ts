import { QueryClient } from '@tanstack/react-query';
import { CallError } from './call.ts';

/** What is asked of the server. What it refused is refused again; only an answer that never came is worth asking for twice. */
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
