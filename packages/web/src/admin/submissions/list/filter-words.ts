import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { useMomentStyle } from '../../use-moment-style.ts';
import { shownDays, type ListFilter } from './list-filter.ts';

/** The search text and the days of a filter as a sentence; empty when neither narrows the list. */
export function useFilterWords(filter: ListFilter): string {
  const { text } = useI18n();
  const { locale, timeZone } = useMomentStyle();
  const q = filter.q.trim();
  const parts = [q === '' ? '' : text('admin.submissions.searchedFor', { q }), days()];
  const words = parts.filter((part) => part !== '').join(', ');
  return words === '' ? '' : `${words}.`;

  function days(): string {
    const { from, to } = shownDays(filter, new Date(), timeZone);
    if (from === '' && to === '') return '';
    // These are days, not moments: parsed and formatted in UTC, so that no time zone shifts them.
    const format = new Intl.DateTimeFormat(locale, {
      day: 'numeric',
      month: 'numeric',
      year: 'numeric',
      timeZone: 'UTC',
    });
    if (to === '') return text('admin.submissions.sentSince', { day: format.format(new Date(from)) });
    if (from === '') return text('admin.submissions.sentUntil', { day: format.format(new Date(to)) });
    // A list may be narrowed to days in the wrong order until that is corrected.
    const [first = '', last = ''] = [from, to].sort();
    return format.formatRange(new Date(first), new Date(last));
  }
}
