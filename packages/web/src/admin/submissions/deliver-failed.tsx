import { Button, RefreshIcon } from '@form-portal/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useI18n } from '../../shared/i18n/i18n-context.tsx';
import { failureMessage } from '../api/failure-message.ts';
import { formCountsQuery } from '../api/submission-counts.ts';
import { Popup } from '../../shared/shell/popup.tsx';
import { useFocusAfterwards } from '../shell/focus/use-focus-afterwards.ts';
import { ShareDone } from '../shell/share-done.tsx';
import { deliverPart } from './submission-queries.ts';
import { refreshSubmissions } from './use-fresh-submissions.ts';
import styles from './list/submission-list.module.css';
import type { Guid } from '@form-portal/domain';
import type { ReactElement } from 'react';

/** Offers to deliver every set-aside submission of a form again; nothing where there is none. */
export function DeliverFailed({ form }: { readonly form: Guid }): ReactElement | null {
  const { text } = useI18n();
  const { data } = useQuery({ ...formCountsQuery(form), refetchOnMount: 'always' });
  /** How many there were when delivering began; null: it has not. */
  const [total, setTotal] = useState<number | null>(null);
  const failed = data?.failed ?? 0;
  const isShown = failed > 0 || total !== null;
  useFocusAfterwards(isShown);
  if (!isShown) return null;
  return (
    <div className={styles.bulk}>
      <Button icon={<RefreshIcon />} onClick={() => setTotal(failed)}>
        {text('admin.submissions.deliverAll', { n: failed })}
      </Button>
      {total !== null && <ProgressDialog form={form} total={total} onExit={() => setTotal(null)} />}
    </div>
  );
}

interface ProgressDialogProps {
  readonly form: Guid;
  readonly total: number;
  readonly onExit: () => void;
}

/** The progress; leaving stops after the current batch. */
function ProgressDialog({ form, total, onExit }: ProgressDialogProps): ReactElement {
  const { text } = useI18n();
  const { sent, state, failure } = useDelivering(form);
  return (
    <Popup
      icon={stateIcons[state]}
      title={text('admin.submissions.deliverAllTitle')}
      exit="escape"
      onExit={onExit}
      actions={
        <Button data-first-focus onClick={onExit}>
          {text(state === 'running' ? 'admin.submissions.stop' : 'close')}
        </Button>
      }
    >
      {state === 'running' && (
        <ShareDone label={text('admin.submissions.deliverAllTitle')} done={sent} total={total} />
      )}
      <p role="status">{state !== 'running' && text('admin.submissions.sentAgain', { n: sent })}</p>
      {failure !== null && <p role="alert">{failureMessage(failure, text)}</p>}
    </Popup>
  );
}

const stateIcons = { running: 'info', done: 'success', failed: 'error' } as const;

interface Delivering {
  /** How many are due again. */
  readonly sent: number;
  readonly state: 'running' | 'done' | 'failed';
  /** Null: it did not fail. */
  readonly failure: unknown;
}

function useDelivering(form: Guid): Delivering {
  const client = useQueryClient();
  const [delivering, setDelivering] = useState<Delivering>({ sent: 0, state: 'running', failure: null });
  const begun = useRef(false);
  useEffect(() => {
    const stopped = { now: false };
    if (begun.current) return;
    begun.current = true;
    async function run(): Promise<void> {
      let cursor: string | undefined;
      try {
        do {
          const part = await deliverPart(form, cursor);
          cursor = part.next ?? undefined;
          setDelivering((before) => ({ ...before, sent: before.sent + part.sent }));
        } while (cursor !== undefined && !stopped.now);
        setDelivering((before) => ({ ...before, state: 'done' }));
      } catch (error) {
        setDelivering((before) => ({ ...before, state: 'failed', failure: error }));
      } finally {
        await refreshSubmissions(client);
      }
    }
    void run();
    return () => {
      stopped.now = true;
    };
  }, [client, form]);
  return delivering;
}
