import { useEffect, useEffectEvent, useState } from 'react';
import { useSite } from '../shell/site-context.tsx';
import { fetchSessionEnd, sessionPlan } from './session-end.ts';
import type { SessionView } from './session-end.ts';

/** How soon a server that did not answer is asked again, in seconds. */
const retryAfter = 30;

export interface WatchedSession {
  readonly view: SessionView;
  /** Asks the server now instead of at the next moment that matters. */
  readonly look: () => void;
}

/**
 * Follows the session's end: asks the server at the moments that matter, and whenever the visitor comes back to the tab, because
 * another tab may have prolonged, ended or replaced it and a sleeping machine's clocks stand still.
 */
export function useSessionEnd(): WatchedSession {
  const { owner } = useSite();
  const [view, setView] = useState<SessionView>({ kind: 'fine' });
  const [looks, setLooks] = useState(0);
  const show = useEffectEvent(setView);
  const look = (): void => setLooks((times) => times + 1);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stopped = false;
    const askAfter = (seconds: number): void => {
      clearTimeout(timer);
      timer = setTimeout(() => void ask(), seconds * 1000);
    };
    async function ask(): Promise<void> {
      const plan = await fetchSessionEnd().then(
        (end) => sessionPlan(end, owner),
        () => null,
      );
      if (stopped) return;
      if (plan !== null) show(plan.view);
      const next = plan === null ? retryAfter : plan.askAgainAfter;
      if (next !== null) askAfter(next);
    }
    const comeBack = (): void => {
      if (document.visibilityState === 'visible') askAfter(0);
    };
    void ask();
    document.addEventListener('visibilitychange', comeBack);
    window.addEventListener('focus', comeBack);
    return () => {
      stopped = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', comeBack);
      window.removeEventListener('focus', comeBack);
    };
  }, [looks, owner]);

  return { view, look };
}
