import { Skeleton } from '@form-portal/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useI18n } from '../../shared/i18n/i18n-context.tsx';
import { usePageTitle } from '../../shared/shell/page-title.ts';
import { PageFailure } from '../shell/page-failure.tsx';
import { SubmissionPanel } from './detail/submission-panel.tsx';
import { DeliverFailed } from './deliver-failed.tsx';
import { ExportSubmissions } from './export-submissions.tsx';
import { HeldDeliveriesNotice } from './held-deliveries-notice.tsx';
import { StatusTabs } from './status-tabs.tsx';
import { ShowMore } from './show-more.tsx';
import { SubmissionFilters } from './submission-filters.tsx';
import { submissionListQuery } from './submission-queries.ts';
import { useSubmissionPlace, type SubmissionPlace } from './submission-places.ts';
import { SubmissionRules } from './submission-rules.tsx';
import { SubmissionTable } from './submission-table.tsx';
import { useFreshSubmissions } from './use-fresh-submissions.ts';
import page from '../shell/list-page.module.css';
import styles from './submissions.module.css';
import type { Guid } from '@form-portal/domain';
import type { ReactElement } from 'react';
import type { SubmissionRow } from './submissions.wire.ts';

/** What was sent, and how it reaches the vault (docs/design.md#submissions). */
export function SubmissionsPage(): ReactElement {
  const { text } = useI18n();
  const place = useSubmissionPlace();
  const list = useInfiniteQuery({ ...submissionListQuery(place.filter), refetchOnMount: 'always' });
  usePageTitle(text('admin.submissions.title'));
  useFreshSubmissions();
  useFocusBackOnRow(place.open);
  const submissions = list.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <div className={place.open === null ? page.page : styles.pageWithPanel}>
      <div className={styles.list}>
        <div className={page.head}>
          <h1 tabIndex={-1}>{text('admin.submissions.title')}</h1>
          <div className={styles.tools}>
            {place.filter.form !== null && (
              <SubmissionRules key={place.filter.form} form={place.filter.form} />
            )}
            <ExportSubmissions form={place.filter.form} />
          </div>
        </div>
        <HeldDeliveriesNotice />
        <SubmissionFilters filter={place.filter} onChange={place.show} />
        <StatusTabs filter={place.filter} />
        {place.filter.status === 'failed' && place.filter.form !== null && (
          <DeliverFailed form={place.filter.form} />
        )}
        {list.error !== null && list.data === undefined ? (
          <PageFailure error={list.error} onRetry={() => void list.refetch()} />
        ) : (
          <Listed submissions={submissions} place={place} state={list.isPending ? 'loading' : 'loaded'} />
        )}
        {list.hasNextPage && (
          <ShowMore loading={list.isFetchingNextPage} onMore={() => void list.fetchNextPage()} />
        )}
      </div>
      {place.open !== null && (
        <SubmissionPanel key={place.open} guid={place.open} place={place} neighbours={submissions} />
      )}
    </div>
  );
}

interface ListedProps {
  readonly submissions: readonly SubmissionRow[];
  readonly place: SubmissionPlace;
  readonly state: 'loading' | 'loaded';
}

function Listed({ submissions, place: { filter, open }, state }: ListedProps): ReactElement {
  const { text } = useI18n();
  if (state === 'loading') {
    return (
      <div aria-busy="true">
        <p role="status">{text('loading')}</p>
        <Skeleton rows={8} title="left-out" />
      </div>
    );
  }
  if (submissions.length > 0)
    return <SubmissionTable submissions={submissions} filter={filter} open={open} />;
  const isNarrowed = filter.status !== 'all' || filter.form !== null || filter.period !== 'always';
  return (
    <p role="status" className={styles.none}>
      {text(isNarrowed || filter.q !== '' ? 'admin.submissions.noneFound' : 'admin.submissions.none')}
    </p>
  );
}

/** Gives the focus back to the row of the submission that was closed. */
function useFocusBackOnRow(open: Guid | null): void {
  const before = useRef<Guid | null>(null);
  useEffect(() => {
    if (open === null && before.current !== null) {
      document.querySelector<HTMLElement>(`[data-submission="${before.current}"]`)?.focus();
    }
    before.current = open;
  }, [open]);
}
