import { parseGuid, type Guid, type SubmissionStatus } from '@form-portal/domain';

/** Which submissions the list shows; it stands in the address, so that a reload and a link show the same. */
export interface ListFilter {
  readonly status: SubmissionStatus | 'all';
  /** Null: of every form. */
  readonly form: Guid | null;
  readonly period: Period;
  /** What was typed to search for: a reference or its beginning. */
  readonly q: string;
}

/** How far back the list goes. */
export type Period = 'always' | 'day' | 'week' | 'month' | 'year';

/** Days of each period; `always` has no end. */
const days: Readonly<Record<Exclude<Period, 'always'>, number>> = { day: 1, week: 7, month: 30, year: 365 };

/** The periods to choose from. */
export const periods: readonly Period[] = ['always', 'day', 'week', 'month', 'year'];

const dayMs = 86_400_000;

/** The filter of an address's search; what cannot be read is as if it was not there. */
export function filterOf(search: URLSearchParams): ListFilter {
  const status = search.get('status');
  const period = search.get('period');
  return {
    status: status === 'waiting' || status === 'failed' || status === 'delivered' ? status : 'all',
    form: parseGuid(search.get('form') ?? '') ?? null,
    period: periods.find((known) => known === period) ?? 'always',
    q: search.get('q') ?? '',
  };
}

/** The filter as the search of an address: empty when nothing is filtered. */
export function searchOf({ status, form, period, q }: ListFilter): string {
  const search = new URLSearchParams();
  if (status !== 'all') search.set('status', status);
  if (form !== null) search.set('form', form);
  if (period !== 'always') search.set('period', period);
  if (q.trim() !== '') search.set('q', q.trim());
  const text = search.toString();
  return text === '' ? '' : `?${text}`;
}

/** The instant from which on a period shows submissions, to the hour, so that it stays the same for a while; undefined: all. */
export function sinceOf(period: Period, now: Date): string | undefined {
  if (period === 'always') return undefined;
  const since = new Date(now.getTime() - days[period] * dayMs);
  since.setUTCMinutes(0, 0, 0);
  return since.toISOString();
}
