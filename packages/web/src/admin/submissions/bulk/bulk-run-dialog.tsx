import { Button } from '@form-portal/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { Popup } from '../../../shared/shell/popup.tsx';
import { failureMessage } from '../../api/failure-message.ts';
import { ShareDone } from '../../shell/share-done.tsx';
import { refreshSubmissions } from '../use-fresh-submissions.ts';
import { runBulk, type BulkProgress } from './run-bulk.ts';
import styles from './bulk-bar.module.css';
import type { BulkAction } from './bulk-actions.ts';
import type { SubmissionRow } from '../submissions.wire.ts';
import type { Guid } from '@form-portal/domain';
import type { ReactElement } from 'react';

export interface BulkRunDialogProps {
  readonly action: BulkAction;
  readonly rows: readonly SubmissionRow[];
  /** Called at the end of the run, before the list is loaded again, with the submissions that the action worked for. */
  readonly onDone: (done: readonly Guid[]) => void;
  /** Called with those that it has worked for so far. */
  readonly onExit: (done: readonly Guid[]) => void;
}

/** Runs a bulk action: its progress, then its result with each failure. Leaving ends it after the current submission. */
export function BulkRunDialog({ action, rows, onDone, onExit }: BulkRunDialogProps): ReactElement {
  const { text } = useI18n();
  const { progress, isRunning, stop } = useBulkRun(action, rows, onDone);
  const { tried, failures } = progress;
  const title = text(action.titleKey);
  const unfailedIcon = isRunning ? 'info' : 'success';
  function leave(): void {
    stop();
    onExit(doneIn(rows, progress));
  }
  return (
    <Popup
      icon={failures.length > 0 ? 'error' : unfailedIcon}
      title={title}
      exit="escape"
      onExit={leave}
      actions={
        <Button data-first-focus onClick={isRunning ? stop : leave}>
          {text(isRunning ? 'admin.submissions.stop' : 'close')}
        </Button>
      }
    >
      {isRunning && <ShareDone label={title} done={tried} total={rows.length} />}
      <p role="status">{!isRunning && text(action.doneKey, { n: tried - failures.length })}</p>
      {!isRunning && tried < rows.length && (
        <p>{text('admin.submissions.bulkStopped', { n: rows.length - tried })}</p>
      )}
      {failures.length > 0 && (
        <>
          <p>{text('admin.submissions.bulkFailed', { n: failures.length })}</p>
          <ul className={styles.failures}>
            {failures.map(({ row, error }) => (
              <li key={row.guid}>
                <strong>{row.reference}</strong> {failureMessage(error, text)}
              </li>
            ))}
          </ul>
        </>
      )}
    </Popup>
  );
}

interface BulkRunState {
  readonly progress: BulkProgress;
  readonly isRunning: boolean;
  readonly stop: () => void;
}

/** The submissions that the action worked for. */
function doneIn(rows: readonly SubmissionRow[], { tried, failures }: BulkProgress): readonly Guid[] {
  const failed = new Set(failures.map(({ row }) => row.guid));
  return rows
    .slice(0, tried)
    .map(({ guid }) => guid)
    .filter((guid) => !failed.has(guid));
}

function useBulkRun(
  { apply }: BulkAction,
  rows: readonly SubmissionRow[],
  onDone: BulkRunDialogProps['onDone'],
): BulkRunState {
  const client = useQueryClient();
  const [progress, setProgress] = useState<BulkProgress>({ tried: 0, failures: [] });
  const [isRunning, setIsRunning] = useState(true);
  const run = useRef<AbortController>(null);
  const reportDone = useEffectEvent(onDone);
  useEffect(() => {
    // Effects run twice in development; the run must not.
    if (run.current !== null) return;
    const controller = new AbortController();
    run.current = controller;
    void runBulk({ rows, apply, signal: controller.signal, onProgress: setProgress }).then(async (result) => {
      setIsRunning(false);
      reportDone(doneIn(rows, result));
      await refreshSubmissions(client);
    });
  }, [apply, client, rows]);
  return { progress, isRunning, stop: () => run.current?.abort() };
}
