import { routes } from '@form-portal/domain/api';
import { queryOptions } from '@tanstack/react-query';
import { callAndRead } from './call.ts';
import { submissionCountsFromWire } from './submission-counts.wire.ts';
import type { Guid } from '@form-portal/domain';

/** The query key of the numbers of undelivered submissions, those of a single form included. */
export const submissionCountsKey = ['submission-counts'] as const;

const busyMs = 5_000;
const quietMs = 30_000;

/** The number of undelivered submissions of all forms; refetched regularly, sooner while there are any. */
export function submissionCountsQuery() {
  return queryOptions({
    queryKey: submissionCountsKey,
    queryFn: () => callAndRead(routes.countSubmissions, {}, submissionCountsFromWire),
    refetchInterval: ({ state }) => ((state.data?.waiting ?? 0) > 0 ? busyMs : quietMs),
  });
}

/** The same for one form. */
export function formCountsQuery(form: Guid) {
  return queryOptions({
    queryKey: [...submissionCountsKey, form],
    queryFn: () => callAndRead(routes.countSubmissions, { query: { form } }, submissionCountsFromWire),
  });
}
