import {
  dayMs,
  localDay,
  parseGuid,
  readSearchText,
  submissionSortColumns,
  type Guid,
  type SubmissionSortColumn,
  type SubmissionStatus,
} from '@form-portal/domain';
import { dayInAddress } from '../../date-setting/day-in-address.ts';

/** Which submissions the list shows and in which order; part of the address, so that a reload and a link show the same. */
export interface ListFilter {
  /** `test`: test submissions, which are on none of the other lists. */
  readonly status: SubmissionStatus | 'all' | 'test';
  /** Null: of every form. */
  readonly form: Guid | null;
  /** Days up to today; `always` leaves the days to `from` and `to`. */
  readonly period: Period;
  /** First and last day, `YYYY-MM-DD`; empty: any. */
  readonly from: string;
  readonly to: string;
  /** The words to search for; never an identity code. */
  readonly q: string;
  /** The key of the identity code to search for; empty: none. */
  readonly person: string;
  readonly sort: SubmissionSortColumn;
  readonly direction: 'asc' | 'desc';
}

/** The shortcuts for days. */
export type Period = 'day' | 'week' | 'month' | 'always';

/** The shortcuts in the order that they are offered in. */
export const periods: readonly Period[] = ['day', 'week', 'month', 'always'];

const daysBack: Readonly<Record<Exclude<Period, 'always'>, number>> = { day: 0, week: 7, month: 30 };

/** Everything, newest first. */
export const noFilter: ListFilter = {
  status: 'all',
  form: null,
  period: 'always',
  from: '',
  to: '',
  q: '',
  person: '',
  sort: 'sent',
  direction: 'desc',
};

/** The filter of an address's search; invalid members are ignored. */
export function filterOf(search: URLSearchParams): ListFilter {
  const status = search.get('status');
  const q = search.get('q') ?? '';
  const sort = submissionSortColumns.find((column) => column === search.get('sort')) ?? noFilter.sort;
  const direction = search.get('direction') === 'asc' ? 'asc' : 'desc';
  return {
    status:
      status === 'waiting' || status === 'failed' || status === 'delivered' || status === 'test'
        ? status
        : 'all',
    form: parseGuid(search.get('form') ?? '') ?? null,
    period: periods.find((period) => period === search.get('period')) ?? 'always',
    from: dayInAddress(search.get('from')),
    to: dayInAddress(search.get('to')),
    q: readSearchText(q).kind === 'words' ? q : '',
    person: /^[\w-]{43}$/.exec(search.get('person') ?? '')?.[0] ?? '',
    sort,
    direction,
  };
}

/** The filter as the search of an address: empty when nothing is filtered. */
export function searchOf(filter: ListFilter): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...filter, q: filter.q.trim() })) {
    if (value !== null && value !== noFilter[name as keyof ListFilter]) search.set(name, value);
  }
  const text = search.toString();
  return text === '' ? '' : `?${text}`;
}

/** The first and last day that the filter shows in a time zone, `YYYY-MM-DD`; empty: any. */
export function shownDays(
  { period, from, to }: ListFilter,
  now: Date,
  timeZone: string,
): { readonly from: string; readonly to: string } {
  if (period === 'always') return { from, to };
  const today = localDay(now, timeZone);
  const first = new Date(Date.parse(today) - daysBack[period] * dayMs);
  return { from: first.toISOString().slice(0, 10), to: today };
}

/** The filter as the members of a call's query. */
export function queryOf(filter: ListFilter, now: Date, timeZone: string) {
  const { from, to } = shownDays(filter, now, timeZone);
  return {
    status: filter.status === 'all' || filter.status === 'test' ? undefined : filter.status,
    test: filter.status === 'test' ? 'true' : undefined,
    form: filter.form ?? undefined,
    from: from || undefined,
    to: to || undefined,
    q: filter.q.trim() || undefined,
    person: filter.person || undefined,
  };
}

/** How many members narrow the list, besides search text and status. */
export function narrowingCount({ form, period, from, to }: ListFilter): number {
  return Number(form !== null) + Number(period !== 'always' || from !== '' || to !== '');
}

/** Whether anything but the order differs from {@link noFilter}. */
export function isNarrowed(filter: ListFilter): boolean {
  const { status, q, person } = filter;
  return status !== 'all' || q.trim() !== '' || person !== '' || narrowingCount(filter) > 0;
}
