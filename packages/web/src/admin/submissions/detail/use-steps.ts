import { useCallback } from 'react';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { useAnnounce } from '../../../shared/shell/live-region.tsx';
import type { SubmissionNavigation } from '../submission-navigation.ts';
import type { SubmissionRow } from '../submissions.wire.ts';
import type { KeyboardEvent } from 'react';

/** Steps from the open submission to the ones above and below it in the list. */
export interface Steps {
  /** The submission above; undefined at the top of the list. */
  readonly above: SubmissionRow | undefined;
  /** The submission below; undefined at the end of the loaded list. */
  readonly below: SubmissionRow | undefined;
  /** Opens one of them and announces it. Does nothing when it is undefined. */
  readonly open: (row: SubmissionRow | undefined) => void;
  /** J opens the submission below and K the one above while the focus is in the list or the panel, except in fields (WCAG 2.2, SC 2.1.4). */
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** The steps of the open submission; without an open one there are none. */
export function useSteps(navigation: SubmissionNavigation, rows: readonly SubmissionRow[]): Steps {
  const { text } = useI18n();
  const announce = useAnnounce();
  const { open: opened, openNext } = navigation;
  const index = opened === null ? -1 : rows.findIndex(({ guid }) => guid === opened);
  const above = index < 0 ? undefined : rows[index - 1];
  const below = index < 0 ? undefined : rows[index + 1];
  const open = useCallback(
    (row: SubmissionRow | undefined) => {
      if (row === undefined) return;
      const number = rows.indexOf(row) + 1;
      moveFocus(row);
      openNext(row.guid);
      announce(
        text('admin.submissions.stepped', {
          number,
          all: rows.length,
          name: row.sender ?? row.reference,
        }),
      );
    },
    [rows, openNext, announce, text],
  );
  return {
    above,
    below,
    open,
    onKeyDown(event) {
      const row = { j: below, k: above }[event.key.toLowerCase()];
      if (row === undefined || hasModifier(event) || event.defaultPrevented || !isStepped(event.target))
        return;
      event.preventDefault();
      open(row);
    },
  };
}

function hasModifier({ altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return altKey || ctrlKey || metaKey;
}

/** Whether the focus is in the rows or in the panel, and in no field or dialog there. */
function isStepped(target: EventTarget): boolean {
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
  else if (isIn('[data-submission-content]'))
    document.querySelector<HTMLElement>(`#${submissionTitleId}`)?.focus();
}

/** The id of the heading of the open submission. */
export const submissionTitleId = 'submission-title';
