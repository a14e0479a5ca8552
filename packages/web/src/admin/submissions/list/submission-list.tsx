import { Skeleton } from '@form-portal/ui';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { PageFailure } from '../../shell/page-failure.tsx';
import { DeliverFailed } from '../deliver-failed.tsx';
import { ExportSubmissions } from '../export-submissions.tsx';
import { HeldDeliveriesNotice } from './held-deliveries-notice.tsx';
import { SubmissionRules } from '../submission-rules.tsx';
import { BulkBar } from '../bulk/bulk-bar.tsx';
import { useTicked, type Ticked } from '../bulk/use-ticked.ts';
import { ShowMore } from './show-more.tsx';
import { StatusTabs } from './status-tabs.tsx';
import { SubmissionFilters } from './submission-filters.tsx';
import { SubmissionTable } from './submission-table.tsx';
import page from '../../shell/list-page.module.css';
import styles from './submission-list.module.css';
import type { SubmissionNavigation } from '../submission-navigation.ts';
import type { SubmissionRow } from '../submissions.wire.ts';
import type { ReactElement } from 'react';

/** The state of the list's query. */
interface ListQueryState {
  readonly error: Error | null;
  readonly data: unknown;
  readonly isPending: boolean;
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly refetch: () => unknown;
  readonly fetchNextPage: () => unknown;
}

export interface SubmissionListProps {
  readonly navigation: SubmissionNavigation;
  readonly list: ListQueryState;
  /** The rows of all pages loaded so far. */
  readonly submissions: readonly SubmissionRow[];
}

/** The list with its filters, tabs and tools. */
export function SubmissionList({ navigation, list, submissions }: SubmissionListProps): ReactElement {
  const { text } = useI18n();
  const { filter, show } = navigation;
  const ticked = useTicked(submissions);
  return (
    <>
      <div className={page.head}>
        <h1 tabIndex={-1}>{text('admin.submissions.title')}</h1>
        <div className={styles.tools}>
          {filter.form !== null && <SubmissionRules key={filter.form} form={filter.form} />}
          <ExportSubmissions form={filter.form} />
        </div>
      </div>
      <HeldDeliveriesNotice />
      <SubmissionFilters filter={filter} onChange={show} />
      <BulkBar ticked={ticked}>
        <StatusTabs filter={filter} />
      </BulkBar>
      {filter.status === 'failed' && filter.form !== null && <DeliverFailed form={filter.form} />}
      {list.error !== null && list.data === undefined ? (
        <PageFailure error={list.error} onRetry={() => void list.refetch()} />
      ) : (
        <Rows
          submissions={submissions}
          ticked={ticked}
          navigation={navigation}
          state={list.isPending ? 'loading' : 'loaded'}
        />
      )}
      {list.hasNextPage && (
        <ShowMore loading={list.isFetchingNextPage} onMore={() => void list.fetchNextPage()} />
      )}
    </>
  );
}

interface RowsProps {
  readonly submissions: readonly SubmissionRow[];
  readonly ticked: Ticked;
  readonly navigation: SubmissionNavigation;
  readonly state: 'loading' | 'loaded';
}

function Rows({ submissions, ticked, navigation: { filter, open }, state }: RowsProps): ReactElement {
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
    return <SubmissionTable submissions={submissions} filter={filter} open={open} ticked={ticked} />;
  const isNarrowed = filter.status !== 'all' || filter.form !== null || filter.period !== 'always';
  return (
    <p role="status" className={styles.none}>
      {text(isNarrowed || filter.q !== '' ? 'admin.submissions.noneFound' : 'admin.submissions.none')}
    </p>
  );
}
