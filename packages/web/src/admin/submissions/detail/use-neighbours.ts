import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { useAnnounce } from '../../../shared/shell/live-region.tsx';
import type { SubmissionNavigation } from '../submission-navigation.ts';
import type { SubmissionRow } from '../submissions.wire.ts';
import type { Guid } from '@form-portal/domain';
import type { KeyboardEvent } from 'react';

/** The submissions above and below the open one in the list. */
export interface SubmissionNeighbours {
  /** The submission above; undefined at the top of the list. */
  readonly above: SubmissionRow | undefined;
  /** The submission below; undefined at the end of the list, and while its next page is fetched. */
  readonly below: SubmissionRow | undefined;
  /** Opens one of them and announces it. Does nothing when it is undefined. */
  readonly open: (row: SubmissionRow | undefined) => void;
  /**
   * J opens the submission below and K the one above while the focus is in the list or the panel, except in fields (WCAG
   * 2.2, SC 2.1.4).
   */
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** The list that the submissions are in, as far as it is loaded. */
export interface PagedRows {
  /** The rows of all pages loaded so far; the same array until they change. */
  readonly rows: readonly SubmissionRow[];
  /** How many the filter shows, on all pages; null while that is unknown. */
  readonly total: number | null;
  readonly hasNextPage: boolean;
  readonly isFetching: boolean;
  readonly isFetchNextPageError: boolean;
  readonly fetchNextPage: () => unknown;
}

/** The neighbours of the open submission; without an open one there are none. */
export function useNeighbours(navigation: SubmissionNavigation, list: PagedRows): SubmissionNeighbours {
  const { text } = useI18n();
  const announce = useAnnounce();
  const { open: opened, openNext } = navigation;
  const { rows, total } = list;
  const { above, below, isLast } = useAdjacentRows(rows, opened);
  useNextPage(list, isLast);
  const open = useCallback(
    (row: SubmissionRow | undefined) => {
      if (row === undefined) return;
      const number = rows.indexOf(row) + 1;
      moveFocus(row);
      openNext(row.guid);
      announce(
        text('admin.submissions.stepped', {
          number,
          all: Math.max(total ?? 0, rows.length),
          name: row.sender ?? row.reference,
        }),
      );
    },
    [rows, total, openNext, announce, text],
  );
  return {
    above,
    below,
    open,
    onKeyDown(event) {
      const row = { j: below, k: above }[event.key.toLowerCase()];
      if (row === undefined || hasModifier(event) || event.defaultPrevented || !hasShortcuts(event.target))
        return;
      event.preventDefault();
      open(row);
    },
  };
}

interface AdjacentRows extends Pick<SubmissionNeighbours, 'above' | 'below'> {
  /** Whether nothing below the open submission is loaded. */
  readonly isLast: boolean;
}

/**
 * The rows above and below the open submission. One that left the list, as delivering does under a status, keeps its
 * position among the rows that were there.
 */
function useAdjacentRows(rows: readonly SubmissionRow[], opened: Guid | null): AdjacentRows {
  const [lastSeen, setLastSeen] = useState(rows);
  const isListed = rows.some(({ guid }) => guid === opened);
  if (isListed && lastSeen !== rows) setLastSeen(rows);
  const order = isListed ? rows : lastSeen;
  const index = order.findIndex(({ guid }) => guid === opened);
  if (index < 0) return { above: undefined, below: undefined, isLast: false };
  const listed = new Map(rows.map((row) => [row.guid, row]));
  const stillListed = (part: readonly SubmissionRow[]) => part.flatMap(({ guid }) => listed.get(guid) ?? []);
  const above = stillListed(order.slice(0, index)).at(-1);
  const [below] = stillListed(order.slice(index + 1));
  return { above, below, isLast: below === undefined };
}

/** Fetches the next page of the list when the open submission is the last one loaded. */
function useNextPage(list: PagedRows, isAtEnd: boolean): void {
  const isWanted = isAtEnd && list.hasNextPage && !list.isFetching && !list.isFetchNextPageError;
  const fetchNextPage = useEffectEvent(list.fetchNextPage);
  useEffect(() => {
    if (isWanted) fetchNextPage();
  }, [isWanted]);
}

function hasModifier({ altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return altKey || ctrlKey || metaKey;
}

/** Whether the focus is in the rows or in the panel, and in no field or dialog there. */
function hasShortcuts(target: EventTarget): boolean {
  return (
    target instanceof HTMLElement &&
    target.closest('[data-submission-list], [data-submission-panel]') !== null &&
    target.closest('input, select, textarea, [role="combobox"], dialog') === null
  );
}

/** Focus on a row moves along; focus in the panel's content moves to its heading, since that content is replaced. */
function moveFocus(row: SubmissionRow): void {
  const isIn = (selector: string) => document.activeElement?.matches(`${selector}, ${selector} *`) === true;
  if (isIn('[data-submission]'))
    document.querySelector<HTMLElement>(`[data-submission="${row.guid}"]`)?.focus();
  else if (isIn('[data-submission-content]')) submissionTitle()?.focus();
}

/** The id of the heading of the open submission. */
export const submissionTitleId = 'submission-title';

/** The heading of the open submission. */
export function submissionTitle(): HTMLElement | null {
  return document.getElementById(submissionTitleId);
}
