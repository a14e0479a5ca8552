import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { submissionCountsKey, submissionCountsQuery } from '../api/submission-counts.ts';
import { listKey, statusCountsKey, submissionsKey } from './submission-queries.ts';

/** Refetches the submissions, the open one included, when one of them was delivered or set aside in the meantime. */
export function useFreshSubmissions(): void {
  const client = useQueryClient();
  const { data } = useQuery(submissionCountsQuery());
  const before = useRef(data);
  useEffect(() => {
    if (before.current !== undefined && data !== before.current)
      void client.invalidateQueries({ queryKey: submissionsKey });
    before.current = data;
  }, [client, data]);
}

/**
 * Refetches the lists and all numbers of submissions after some have changed. The numbers of undelivered ones come first: where they
 * differ, {@link useFreshSubmissions} refetches the rest, which would otherwise be fetched twice.
 */
export async function refreshSubmissions(client: QueryClient): Promise<void> {
  const undelivered = () => client.getQueryData(submissionCountsQuery().queryKey);
  const before = undelivered();
  await client.invalidateQueries({ queryKey: submissionCountsKey });
  // Equal numbers remain the same object.
  if (before !== undefined && undelivered() !== before) return;
  await Promise.all([listKey, statusCountsKey].map((queryKey) => client.invalidateQueries({ queryKey })));
}
