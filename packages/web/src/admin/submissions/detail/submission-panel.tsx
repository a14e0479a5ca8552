import { Skeleton } from '@form-portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { CallError } from '../../api/call.ts';
import { closeOnEscape } from '../../shell/focus/close-on-escape.ts';
import { PageFailure } from '../../shell/page-states/page-failure.tsx';
import { submissionQuery } from '../submission-queries.ts';
import { PanelHead } from './panel-head.tsx';
import { SubmissionBody } from './submission-body.tsx';
import { submissionTitleId, type SubmissionNeighbours } from './use-neighbours.ts';
import styles from './submission-panel.module.css';
import type { SubmissionNavigation } from '../submission-navigation.ts';
import type { SubmissionRow } from '../submissions.wire.ts';
import type { Guid } from '@form-portal/domain';
import type { ReactElement } from 'react';

export interface SubmissionPanelProps {
  readonly guid: Guid;
  readonly navigation: SubmissionNavigation;
  /** Its row in the list; undefined when the list does not show it. */
  readonly row: SubmissionRow | undefined;
  readonly neighbours: SubmissionNeighbours;
}

/** The open submission, with a head that stays in view. Esc closes it. */
export function SubmissionPanel({ guid, navigation, row, neighbours }: SubmissionPanelProps): ReactElement {
  const { data: loaded, error, refetch } = useQuery(submissionQuery(guid));
  // It was removed or erased, so its cached content is no longer shown.
  const isGone = error instanceof CallError && error.status === 404;
  const data = isGone ? undefined : loaded;
  const heading = useRef<HTMLHeadingElement>(null);
  const panel = useRef<HTMLElement>(null);
  const { keepsFocus } = navigation;
  useEffect(() => {
    if (!keepsFocus) heading.current?.focus({ preventScroll: true });
    startAtTop(panel.current);
  }, [guid, keepsFocus]);

  const onKeyDown = closeOnEscape(navigation.close);
  return (
    // Esc is a shortcut of the close button inside.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <aside ref={panel} data-submission-panel aria-labelledby={submissionTitleId} onKeyDown={onKeyDown}>
      <PanelHead ref={heading} submission={data ?? row} neighbours={neighbours} onClose={navigation.close} />
      <div key={guid} data-submission-content>
        {data === undefined && error !== null && <PageFailure error={error} onRetry={() => void refetch()} />}
        {data === undefined && error === null && <Loading />}
        {data !== undefined && <SubmissionBody submission={data} onRemoved={navigation.close} />}
      </div>
    </aside>
  );
}

function Loading(): ReactElement {
  const { text } = useI18n();
  return (
    <div className={styles.section} aria-busy="true">
      <p role="status">{text('loading')}</p>
      <Skeleton rows={6} title="left-out" />
    </div>
  );
}

/** Scrolls the panel to its top where it scrolls independently of the page. */
function startAtTop(panel: HTMLElement | null): void {
  const scrolled = panel?.parentElement ?? null;
  if (scrolled !== null && scrolled.scrollHeight > scrolled.clientHeight) scrolled.scrollTop = 0;
}
