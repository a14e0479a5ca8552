import { useQuery } from '@tanstack/react-query';
import { VisuallyHidden } from '@form-portal/ui';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { submissionCountsQuery } from '../../api/submission-counts.ts';
import { listAddress } from '../submission-navigation.ts';
import styles from './submission-list.module.css';
import type { ListFilter } from './list-filter.ts';
import type { ReactElement } from 'react';

const tabs = [
  { status: 'all', textKey: 'admin.submissions.all' },
  { status: 'waiting', textKey: 'admin.submissions.waiting' },
  { status: 'failed', textKey: 'admin.submissions.failed' },
  { status: 'delivered', textKey: 'admin.submissions.delivered' },
] as const;

/** The list by how the delivery stands; each is a link of its own. */
export function StatusTabs({ filter }: { readonly filter: ListFilter }): ReactElement {
  const { text, number } = useI18n();
  const { data: counts } = useQuery(submissionCountsQuery());
  const countOf = { waiting: counts?.waiting ?? 0, failed: counts?.failed ?? 0, all: 0, delivered: 0 };
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
                  <span className={styles.count} aria-hidden="true">
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
