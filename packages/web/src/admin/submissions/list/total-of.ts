import type { StatusCounts } from '../submissions.wire.ts';
import type { ListFilter } from './list-filter.ts';

/** How many submissions the filter shows, on all pages; null while that is unknown. */
export function totalOf(counts: StatusCounts | null, { status }: ListFilter): number | null {
  if (counts === null) return null;
  return status === 'all' || status === 'test'
    ? counts.waiting + counts.failed + counts.delivered
    : counts[status];
}
