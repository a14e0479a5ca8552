import { Button, Skeleton } from '@form-portal/ui';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { PageFailure } from '../../shell/page-states/page-failure.tsx';
import { DeliverFailed } from '../deliver-failed.tsx';
import { ExportSubmissions } from '../export-submissions.tsx';
import { HeldDeliveriesNotice } from './held-deliveries-notice.tsx';
import { RetentionLink } from '../retention-link.tsx';
import { BulkBar } from '../bulk/bulk-bar.tsx';
import { useTickedSubmissions, type TickedSubmissions } from '../bulk/use-ticked-submissions.ts';
import { RemoveTests } from '../bulk/remove-tests.tsx';
import { isNarrowed, noFilter } from './list-filter.ts';
import { useFilterWords } from './filter-words.ts';
import { ShowMore, type PagedList } from '../../shell/show-more.tsx';
import { StatusTabs } from './status-tabs.tsx';
import { SubmissionFilters } from './submission-filters.tsx';
import { SubmissionTable } from './submission-table.tsx';
import { totalOf } from './total-of.ts';
import page from '../../shell/list-page.module.css';
import styles from './submission-list.module.css';
import type { SubmissionNavigation } from '../submission-navigation.ts';
import type { ListedSubmission, StatusCounts } from '../submissions.wire.ts';
import type { ReactElement } from 'react';

/** The state of the list's query. */
interface ListQueryState extends PagedList {
  readonly data: unknown;
  readonly isPending: boolean;
  /** Whether the rows are those of the filter before, while those of this filter are loaded. */
  readonly isPlaceholderData: boolean;
  readonly refetch: () => unknown;
}

export interface SubmissionListProps {
  readonly navigation: SubmissionNavigation;
  readonly list: ListQueryState;
  /** The rows of all pages loaded so far. */
  readonly submissions: readonly ListedSubmission[];
  /** How many meet the filter; null while that is unknown. */
  readonly counts: StatusCounts | null;
}

/** The list with its filters, tabs and tools. */
export function SubmissionList({ navigation, list, submissions, counts }: SubmissionListProps): ReactElement {
  const { text } = useI18n();
  const { filter, open, show, close } = navigation;
  const ticked = useTickedSubmissions(submissions);
  const loadedState = list.isPlaceholderData ? 'replacing' : 'loaded';
  return (
    <>
      <div className={page.head}>
        <h1 tabIndex={-1}>{text('admin.submissions.title')}</h1>
        <div className={styles.tools}>
          {filter.form !== null && <RetentionLink form={filter.form} />}
          <ExportSubmissions filter={filter} total={totalOf(counts, filter)} />
        </div>
      </div>
      <HeldDeliveriesNotice />
      <SubmissionFilters filter={filter} onChange={show} />
      <BulkBar
        ticked={ticked}
        onRemoved={(removed) => {
          if (open !== null && removed.includes(open)) close();
        }}
      >
        <StatusTabs filter={filter} />
      </BulkBar>
      {filter.status === 'test' && submissions.length > 0 && (
        <RemoveTests
          onRemoved={() => {
            if (open !== null) close();
          }}
        />
      )}
      {filter.status === 'failed' && filter.form !== null && <DeliverFailed form={filter.form} />}
      {list.error !== null && list.data === undefined ? (
        <PageFailure error={list.error} onRetry={() => void list.refetch()} />
      ) : (
        <Rows
          submissions={submissions}
          ticked={ticked}
          navigation={navigation}
          total={totalOf(counts, filter)}
          state={list.isPending ? 'loading' : loadedState}
        />
      )}
      <ShowMore list={list} isReplaced={list.isPlaceholderData} />
    </>
  );
}

interface RowsProps {
  readonly submissions: readonly ListedSubmission[];
  readonly ticked: TickedSubmissions;
  readonly navigation: SubmissionNavigation;
  readonly total: number | null;
  readonly state: 'loading' | 'replacing' | 'loaded';
}

function Rows({ submissions, ticked, navigation, total, state }: RowsProps): ReactElement {
  const { text } = useI18n();
  const { filter, open, show } = navigation;
  const filterWords = useFilterWords(filter);
  if (state === 'loading') {
    return (
      <div aria-busy="true">
        <p role="status">{text('loading')}</p>
        <Skeleton rows={8} title="left-out" />
      </div>
    );
  }
  return (
    <div aria-busy={state === 'replacing'}>
      {submissions.length > 0 && (
        <SubmissionTable
          submissions={submissions}
          filter={filter}
          open={open}
          ticked={ticked}
          onSort={(sort, direction) => show({ sort, direction })}
        />
      )}
      <div className={styles.foot}>
        <p role="status">{state === 'replacing' ? text('loading') : `${countText()} ${filterWords}`}</p>
        {isNarrowed(filter) && (
          <Button
            kind="quiet"
            onClick={() => show({ ...noFilter, sort: filter.sort, direction: filter.direction })}
          >
            {text('admin.submissions.clearFilters')}
          </Button>
        )}
      </div>
    </div>
  );

  function countText(): string {
    if (submissions.length === 0)
      return text(isNarrowed(filter) ? 'admin.submissions.noneFound' : 'admin.submissions.none');
    if (total === null) return '';
    return text('admin.submissions.shown', { shown: submissions.length, all: total });
  }
}
