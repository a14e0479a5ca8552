import { useEffect, useState } from 'react';
import { useSite } from '../shell/site-context.tsx';
import { fetchSessionEnd, sessionPlan } from './session-end.ts';
import type { SessionView } from './session-end.ts';

/** Time until a failed request is repeated, in seconds. */
const retryAfter = 30;

export interface WatchedSession {
  readonly view: SessionView;
  /** Makes a request now instead of at the scheduled time. */
  readonly requestNow: () => void;
}

/**
 * Follows the end of the session: makes a request when the view may change, and whenever the visitor returns to the tab, because another
 * tab may have prolonged, ended or replaced the session, and timers pause while a machine sleeps.
 */
export function useSessionEnd(): WatchedSession {
  const { owner } = useSite();
  const [view, setView] = useState<SessionView>({ kind: 'fine' });
  const [requests, setRequests] = useState(0);
  const requestNow = (): void => setRequests((times) => times + 1);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    /** Number of the newest request, sent or scheduled. */
    let newest = 0;
    const requestAfter = (seconds: number): void => {
      newest += 1;
      clearTimeout(timer);
      timer = setTimeout(() => void sendRequest(), seconds * 1000);
    };
    async function sendRequest(): Promise<void> {
      const request = newest;
      const plan = await fetchSessionEnd().then(
        (end) => sessionPlan(end, owner),
        () => null,
      );
      // A newer request has replaced this one: the response is stale, and rescheduling by it would cancel the newer one.
      if (request !== newest) return;
      if (plan !== null) setView(plan.view);
      const next = plan === null ? retryAfter : plan.nextRequestSeconds;
      if (next !== null) requestAfter(next);
    }
    const onReturn = (): void => {
      if (document.visibilityState === 'visible') requestAfter(0);
    };
    void sendRequest();
    document.addEventListener('visibilitychange', onReturn);
    window.addEventListener('focus', onReturn);
    return () => {
      newest += 1;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onReturn);
      window.removeEventListener('focus', onReturn);
    };
  }, [requests, owner]);

  return { view, requestNow };
}
