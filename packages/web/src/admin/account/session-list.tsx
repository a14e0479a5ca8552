import { Button, Chip, Notice, Skeleton } from '@form-portal/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { PortalText, useI18n } from '../../shared/i18n/i18n-context.tsx';
import { CallError } from '../api/call.ts';
import { failureMessage } from '../api/failure-message.ts';
import { DangerQuestion } from '../shell/danger-question.tsx';
import { PageFailure } from '../shell/page-states/page-failure.tsx';
import { useToast } from '../shell/context/toast-context.tsx';
import { endAllSessions, endSession, sessionsQuery, type SessionsOf } from './account-calls.ts';
import { browserOf } from './browser-of.ts';
import { useFocusAfterEnd } from './use-focus-after-end.ts';
import styles from './account.module.css';
import type { SessionSummary, TextKey } from '@form-portal/domain';

export interface SessionListProps {
  readonly of: SessionsOf;
  /** The text of the button that ends all sessions. */
  readonly endAllKey: TextKey;
  readonly question: string;
  readonly consequenceKey: TextKey;
  /** Shown when there is nothing to end. */
  readonly noneKey: TextKey;
}

/** Sessions with a button to end each, and one to end them all. */
export function SessionList({
  of,
  endAllKey,
  question,
  consequenceKey,
  noneKey,
}: SessionListProps): ReactElement {
  const { text } = useI18n();
  const { data, error, refetch } = useQuery({ ...sessionsQuery(of), refetchOnMount: 'always' });
  const [isAsking, setAsking] = useState(false);
  const { end, failure } = useEnding();
  const { container, onEnd } = useFocusAfterEnd(data);
  if (error !== null && data === undefined)
    return <PageFailure error={error} onRetry={() => void refetch()} />;
  if (data === undefined) {
    return (
      <div aria-busy="true">
        <p role="status">{text('loading')}</p>
        <Skeleton rows={3} title="left-out" />
      </div>
    );
  }
  const others = data.filter(({ isCurrent }) => !isCurrent);
  const sessions = [...data.filter(({ isCurrent }) => isCurrent), ...others];
  return (
    <div ref={container} className={styles.part}>
      {data.length > 0 && (
        <ul className={styles.list}>
          {sessions.map((session, row) => (
            <Session
              key={session.id}
              session={session}
              showsUser={of === 'everybody'}
              onEnd={() => {
                onEnd(row);
                void end(() => endSession(of, session.id), 'account.ended');
              }}
            />
          ))}
        </ul>
      )}
      {failure !== null && (
        <Notice kind="danger" role="alert">
          {failureMessage(failure, text)}
        </Notice>
      )}
      {others.length === 0 ? (
        <p tabIndex={-1} className={styles.hint}>
          {text(noneKey)}
        </p>
      ) : (
        <div>
          <Button kind="danger" onClick={() => setAsking(true)}>
            {text(endAllKey)}
          </Button>
        </div>
      )}
      {isAsking && (
        <DangerQuestion
          question={question}
          action={text(endAllKey)}
          onExit={() => setAsking(false)}
          onDo={() => {
            setAsking(false);
            onEnd(0);
            void end(() => endAllSessions(of), 'account.allEnded');
          }}
        >
          <p>{text(consequenceKey)}</p>
        </DangerQuestion>
      )}
    </div>
  );
}

interface Ending {
  /** Ends sessions, shows a toast and refetches every list of sessions. */
  readonly end: (work: () => Promise<void>, doneKey: TextKey) => Promise<void>;
  /** Why the last attempt failed; null: it did not. */
  readonly failure: unknown;
}

function useEnding(): Ending {
  const { text } = useI18n();
  const toast = useToast();
  const client = useQueryClient();
  const [failure, setFailure] = useState<unknown>(null);
  async function end(work: () => Promise<void>, doneKey: TextKey): Promise<void> {
    setFailure(null);
    try {
      await work();
      toast({ text: text(doneKey) });
    } catch (error) {
      // A session that has already ended is not a failure: the list no longer shows it.
      if (!(error instanceof CallError) || error.status !== 404) setFailure(error);
    }
    await client.invalidateQueries({ queryKey: ['sessions'] });
  }
  return { end, failure };
}

interface SessionProps {
  readonly session: SessionSummary;
  /** Whether the user's name is shown. */
  readonly showsUser: boolean;
  readonly onEnd: () => void;
}

function Session({ session, showsUser, onEnd }: SessionProps): ReactElement {
  const { text, dateTime } = useI18n();
  const clientName = useClientName(session);
  const { userName, address, startedAt, lastSeenAt, isCurrent } = session;
  return (
    <li tabIndex={-1} className={styles.session}>
      <div className={styles.about}>
        <p className={styles.name}>
          {showsUser ? userName : clientName}
          {isCurrent && <Chip kind="ok">{text('account.thisSession')}</Chip>}
        </p>
        <p className={styles.facts}>
          {showsUser && <span>{clientName}</span>}
          {address !== '' && <span>{address}</span>}
        </p>
        <p className={styles.facts}>
          <span>
            <PortalText textKey="account.started" /> <time dateTime={startedAt}>{dateTime(startedAt)}</time>
          </span>
          {lastSeenAt !== null && (
            <span>
              <PortalText textKey="account.lastSeen" />{' '}
              <time dateTime={lastSeenAt}>{dateTime(lastSeenAt)}</time>
            </span>
          )}
        </p>
      </div>
      {!isCurrent && (
        <Button aria-label={text('account.endSession', { name: userName, address })} onClick={onEnd}>
          {text('account.end')}
        </Button>
      )}
    </li>
  );
}

/** The browser or program of a session as text. */
function useClientName({ kind, userAgent }: SessionSummary): string {
  const { text } = useI18n();
  if (kind === 'program') return text('account.program');
  const { browser, system } = browserOf(userAgent);
  if (browser === '') return text('account.unknownBrowser');
  return system === '' ? browser : text('account.browserOn', { browser, system });
}
