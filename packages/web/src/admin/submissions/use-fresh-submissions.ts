import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { submissionCountsQuery } from '../api/submission-counts.ts';
import { submissionsKey } from './submission-queries.ts';

/** Asks for the submissions again when one of them was delivered or set aside in the meantime. */
export function useFreshSubmissions(): void {
  const client = useQueryClient();
  const { data } = useQuery(submissionCountsQuery());
  const counted = data === undefined ? null : `${data.waiting} ${data.failed}`;
  const before = useRef<string | null>(null);
  useEffect(() => {
    if (counted !== null && before.current !== null && counted !== before.current) {
      void client.invalidateQueries({ queryKey: submissionsKey });
    }
    before.current = counted ?? before.current;
  }, [client, counted]);
}
