import { classNames, VisuallyHidden } from '@form-portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { useMomentStyle } from '../../use-moment-style.ts';
import { listAddress } from '../submission-navigation.ts';
import { statusCountsQuery } from '../submission-queries.ts';
import styles from './status-tabs.module.css';
import type { ListFilter } from './list-filter.ts';
import type { ReactElement } from 'react';

const tabs = [
  { status: 'all', textKey: 'admin.submissions.all' },
  { status: 'waiting', textKey: 'admin.submissions.waiting' },
  { status: 'failed', textKey: 'admin.submissions.failed' },
  { status: 'delivered', textKey: 'admin.submissions.delivered' },
  { status: 'test', textKey: 'admin.submissions.tests' },
] as const;

/** The list by the state of the delivery: a link for each, with numbers of real submissions, also while tests are listed. */
export function StatusTabs({ filter }: { readonly filter: ListFilter }): ReactElement {
  const { text, number } = useI18n();
  const { timeZone } = useMomentStyle();
  const { data: counts } = useQuery(statusCountsQuery({ ...filter, status: 'all' }, timeZone));
  const { waiting = 0, failed = 0, delivered = 0 } = counts ?? {};
  const countOf = { all: waiting + failed + delivered, waiting, failed, delivered: 0, test: 0 };
  return (
    <nav aria-label={text('admin.submissions.byDelivery')}>
      <ul className={styles.tabs}>
        {tabs.map(({ status, textKey }) => (
          <li key={status}>
            <a
              className={styles.tab}
              href={listAddress({ ...filter, status })}
              aria-current={filter.status === status ? 'page' : undefined}
            >
              {text(textKey)}
              {countOf[status] > 0 && (
                <>
                  <span className={classNames(styles.count, styles[`${status}Count`])} aria-hidden="true">
                    {number(countOf[status])}
                  </span>
                  <VisuallyHidden>{` (${number(countOf[status])})`}</VisuallyHidden>
                </>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
