import { Button, ChevronDownIcon, Skeleton, VisuallyHidden, XIcon } from '@form-portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { PageFailure } from '../../shell/page-failure.tsx';
import { submissionQuery } from '../submission-queries.ts';
import { SubmissionBody } from './submission-body.tsx';
import styles from './submission-panel.module.css';
import type { SubmissionNavigation } from '../submission-navigation.ts';
import type { SubmissionRow } from '../submissions.wire.ts';
import type { Guid } from '@form-portal/domain';
import type { KeyboardEvent, ReactElement } from 'react';

export interface SubmissionPanelProps {
  readonly guid: Guid;
  readonly navigation: SubmissionNavigation;
  /** The list that it stands in. */
  readonly neighbours: readonly SubmissionRow[];
}

/** One submission beside the list; under 1280 px instead of it. Esc closes it. */
export function SubmissionPanel({ guid, navigation, neighbours }: SubmissionPanelProps): ReactElement {
  const { text } = useI18n();
  const { data, error, refetch } = useQuery(submissionQuery(guid));
  const heading = useRef<HTMLHeadingElement>(null);
  const { keepsFocus } = navigation;
  useEffect(() => {
    if (!keepsFocus) heading.current?.focus({ preventScroll: true });
  }, [keepsFocus]);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    navigation.close();
  }
  const reference = data?.reference ?? neighbours.find((row) => row.guid === guid)?.reference ?? '';
  return (
    // Esc is a shortcut of the close button inside.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <aside aria-labelledby="submission-title" onKeyDown={onKeyDown}>
      <div className={styles.bar}>
        <h2 ref={heading} id="submission-title" tabIndex={-1}>
          {reference === '' ? text('admin.submissions.submission') : reference}
        </h2>
        <Steps guid={guid} navigation={navigation} neighbours={neighbours} />
        <Button kind="quiet" icon={<XIcon />} onClick={navigation.close}>
          <VisuallyHidden>{text('close')}</VisuallyHidden>
        </Button>
      </div>
      {data === undefined && error !== null && <PageFailure error={error} onRetry={() => void refetch()} />}
      {data === undefined && error === null && (
        <div className={styles.section} aria-busy="true">
          <p role="status">{text('loading')}</p>
          <Skeleton rows={6} title="left-out" />
        </div>
      )}
      {data !== undefined && <SubmissionBody submission={data} onGone={navigation.close} />}
    </aside>
  );
}

/** The ways to the submissions above and below in the list. */
function Steps({ guid, navigation, neighbours }: SubmissionPanelProps): ReactElement {
  const { text } = useI18n();
  const here = neighbours.findIndex((row) => row.guid === guid);
  const above = here < 0 ? undefined : neighbours[here - 1];
  const below = here < 0 ? undefined : neighbours[here + 1];
  const step = (to: SubmissionRow | undefined) => () => {
    if (to !== undefined) navigation.openNext(to.guid);
  };
  return (
    <>
      <Button
        kind="quiet"
        className={styles.up}
        icon={<ChevronDownIcon />}
        aria-disabled={above === undefined}
        onClick={step(above)}
      >
        <VisuallyHidden>{text('admin.submissions.above')}</VisuallyHidden>
      </Button>
      <Button
        kind="quiet"
        icon={<ChevronDownIcon />}
        aria-disabled={below === undefined}
        onClick={step(below)}
      >
        <VisuallyHidden>{text('admin.submissions.below')}</VisuallyHidden>
      </Button>
    </>
  );
}
