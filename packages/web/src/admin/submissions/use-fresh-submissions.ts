import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { submissionCountsKey, submissionCountsQuery } from '../api/submission-counts.ts';
import { listKey, statusCountsKey, submissionsKey } from './submission-queries.ts';

/** Refetches the submissions, the open one included, when one of them was delivered or set aside in the meantime. */
export function useFreshSubmissions(): void {
  const client = useQueryClient();
  const { data } = useQuery(submissionCountsQuery());
  const lastCounts = useRef(data);
  useEffect(() => {
    if (lastCounts.current !== undefined && data !== lastCounts.current)
      void client.invalidateQueries({ queryKey: submissionsKey });
    lastCounts.current = data;
  }, [client, data]);
}

/**
 * Refetches the lists and all numbers of submissions after some have changed. The numbers of undelivered ones come first: where they
 * differ, {@link useFreshSubmissions} refetches the rest, which would otherwise be fetched twice.
 */
export async function refreshSubmissions(client: QueryClient): Promise<void> {
  const undeliveredCounts = () => client.getQueryData(submissionCountsQuery().queryKey);
  const before = undeliveredCounts();
  await client.invalidateQueries({ queryKey: submissionCountsKey });
  // Equal numbers remain the same object.
  if (before !== undefined && undeliveredCounts() !== before) return;
  await Promise.all([listKey, statusCountsKey].map((queryKey) => client.invalidateQueries({ queryKey })));
}
