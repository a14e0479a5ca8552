import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useRootClass } from '@form-portal/ui';
import { useEffect, useMemo, useRef } from 'react';
import { useI18n } from '../../shared/i18n/i18n-context.tsx';
import { usePageTitle } from '../../shared/shell/page-title.ts';
import { useMomentStyle } from '../use-moment-style.ts';
import { useNeighbours } from './detail/use-neighbours.ts';
import { SubmissionPanel } from './detail/submission-panel.tsx';
import { SearchContext } from './list/marked-text.tsx';
import { SubmissionList } from './list/submission-list.tsx';
import { totalOf } from './list/total-of.ts';
import { statusCountsQuery, submissionListQuery } from './submission-queries.ts';
import { useSubmissionNavigation } from './submission-navigation.ts';
import { useFreshSubmissions } from './use-fresh-submissions.ts';
import page from '../shell/list-page.module.css';
import styles from './submissions-page.module.css';
import type { Guid } from '@form-portal/domain';
import type { ReactElement } from 'react';

/** The list of submissions and, beside or instead of it, the one that is open (docs/design.md#submissions). */
export function SubmissionsPage(): ReactElement {
  const { text } = useI18n();
  const navigation = useSubmissionNavigation();
  const { timeZone } = useMomentStyle();
  const list = useInfiniteQuery({
    ...submissionListQuery(navigation.filter, timeZone),
    // The rows stay until the new ones are there, so that a column's heading keeps the focus when it sorts.
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });
  const { data: counts = null } = useQuery({
    ...statusCountsQuery(navigation.filter, timeZone),
    refetchOnMount: 'always',
  });
  usePageTitle(text('admin.submissions.title'));
  useFreshSubmissions();
  useFocusBackOnRow(navigation.open);
  const submissions = useMemo(() => list.data?.pages.flatMap(({ items }) => items) ?? [], [list.data]);
  const { open } = navigation;
  useRootClass(styles.withPanel, open !== null);
  const neighbours = useNeighbours(navigation, {
    ...list,
    rows: submissions,
    total: totalOf(counts, navigation.filter),
  });
  return (
    <SearchContext value={navigation.filter.q}>
      {/* J and K are shortcuts of the step buttons in the panel. */}
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div className={open === null ? page.page : styles.pageWithPanel} onKeyDown={neighbours.onKeyDown}>
        <div className={styles.list}>
          <SubmissionList navigation={navigation} list={list} submissions={submissions} counts={counts} />
        </div>
        {open !== null && (
          <div className={styles.panel}>
            <div className={styles.panelScroll}>
              <SubmissionPanel
                guid={open}
                navigation={navigation}
                row={submissions.find(({ guid }) => guid === open)}
                neighbours={neighbours}
              />
            </div>
          </div>
        )}
      </div>
    </SearchContext>
  );
}

/** Returns the focus to the row of the submission that was closed. */
function useFocusBackOnRow(open: Guid | null): void {
  const previous = useRef<Guid | null>(null);
  useEffect(() => {
    if (open === null && previous.current !== null) {
      document.querySelector<HTMLElement>(`[data-submission="${previous.current}"]`)?.focus();
    }
    previous.current = open;
  }, [open]);
}
