import { Button, RefreshIcon, TrashIcon } from '@form-portal/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { DangerQuestion } from '../../shell/danger-question.tsx';
import { useFocusAfterwards } from '../../shell/focus/use-focus-afterwards.ts';
import { forgetSubmissions } from '../submission-queries.ts';
import { bulkActions, type BulkActionName } from './bulk-actions.ts';
import { BulkRunDialog } from './bulk-run-dialog.tsx';
import styles from './bulk-bar.module.css';
import type { SubmissionRow } from '../submissions.wire.ts';
import type { TickedSubmissions } from './use-ticked-submissions.ts';
import type { Guid } from '@form-portal/domain';
import type { ReactElement, ReactNode } from 'react';

export interface BulkBarProps {
  readonly ticked: TickedSubmissions;
  readonly onRemoved: (removed: readonly Guid[]) => void;
  /** Shown while nothing is ticked. */
  readonly children: ReactNode;
}

/** The question, or the action that is running. */
type Stage =
  | { readonly kind: 'asking'; readonly rows: readonly SubmissionRow[] }
  | { readonly kind: 'running'; readonly action: BulkActionName; readonly rows: readonly SubmissionRow[] };

/** The actions on the ticked submissions, instead of the tabs. */
export function BulkBar({ ticked: { rows, untick }, onRemoved, children }: BulkBarProps): ReactNode {
  const { text } = useI18n();
  const client = useQueryClient();
  const [stage, setStage] = useState<Stage | null>(null);
  const leave = () => setStage(null);
  // The result of an action remains readable after its submissions have left the list.
  const isShown = rows.length > 0 || stage !== null;
  useFocusAfterwards(isShown);
  if (!isShown) return children;
  const eligible = (action: BulkActionName) => rows.filter(bulkActions[action].appliesTo);
  const deliverable = eligible('deliver');
  const removable = eligible('remove');
  const run = (action: BulkActionName, chosen: readonly SubmissionRow[]) =>
    setStage({ kind: 'running', action, rows: chosen });
  return (
    <div role="group" aria-label={text('admin.submissions.bulkActions')} className={styles.bar}>
      <p role="status" className={styles.count}>
        {text('admin.submissions.ticked', { n: rows.length })}
      </p>
      <Button
        icon={<RefreshIcon />}
        aria-disabled={deliverable.length === 0}
        onClick={() => {
          if (deliverable.length > 0) run('deliver', deliverable);
        }}
      >
        {text(bulkActions.deliver.labelKey, { n: deliverable.length })}
      </Button>
      <Button
        kind="danger"
        icon={<TrashIcon />}
        aria-disabled={removable.length === 0}
        onClick={() => {
          if (removable.length > 0) setStage({ kind: 'asking', rows: removable });
        }}
      >
        {text(bulkActions.remove.labelKey, { n: removable.length })}
      </Button>
      <Button kind="quiet" onClick={() => untick(rows.map(({ guid }) => guid))}>
        {text('admin.submissions.untick')}
      </Button>
      {stage?.kind === 'asking' && (
        <RemoveQuestion rows={stage.rows} onDo={() => run('remove', stage.rows)} onExit={leave} />
      )}
      {stage?.kind === 'running' && (
        <BulkRunDialog
          action={bulkActions[stage.action]}
          rows={stage.rows}
          onDone={(done) => {
            if (stage.action !== 'remove') return;
            onRemoved(done);
            forgetSubmissions(client, done);
          }}
          onExit={(done) => {
            leave();
            untick(done);
          }}
        />
      )}
    </div>
  );
}

interface RemoveQuestionProps {
  readonly rows: readonly SubmissionRow[];
  readonly onDo: () => void;
  readonly onExit: () => void;
}

function RemoveQuestion({ rows, onDo, onExit }: RemoveQuestionProps): ReactElement {
  const { text } = useI18n();
  const lost = rows.filter(({ status }) => status === 'failed').length;
  return (
    <DangerQuestion
      question={text('admin.submissions.bulkRemoveTitle', { n: rows.length })}
      action={text('admin.submissions.removeNow')}
      icon={<TrashIcon />}
      refusal={text('admin.submissions.keep')}
      onDo={onDo}
      onExit={onExit}
    >
      <p>{text('admin.submissions.bulkRemoveHelp')}</p>
      {lost > 0 && <p>{text('admin.submissions.bulkRemoveLost', { n: lost })}</p>}
    </DangerQuestion>
  );
}
