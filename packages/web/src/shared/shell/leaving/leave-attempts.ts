import { useEffect, useEffectEvent } from 'react';
import { runWhenTypingPauses } from './run-when-typing-pauses.ts';

/** The visitor is about to leave the page; `leave` lets them go. */
export interface LeaveAttempt {
  /** `header`: a link of the page's header; `page`: any other link; `history`: the browser's back. */
  readonly by: 'header' | 'page' | 'history';
  readonly leave: () => void;
}

/** Whether the visitor is leaving without being asked. One per page, which is left once, with everything on it. */
let leavesWithoutAsking = false;

/** Leaves the page without asking, whatever would be lost: the page belongs to another person. */
export function leaveWithoutAsking(path: string): void {
  leavesWithoutAsking = true;
  location.assign(path);
}

const base = 'base';
const inside = 'inside';

/** The mark of a history entry: the page's own (`base`), or the one on top of it (`inside`) that the browser's back leaves. */
function markOf(state: unknown): unknown {
  return typeof state === 'object' && state !== null && 'leaveGuard' in state ? state.leaveGuard : undefined;
}

/** Pushes a history entry that Back can leave without leaving the page. */
export function pushInside(address: string): void {
  markEntries();
  history.pushState({ leaveGuard: inside }, '', address);
}

function markEntries(): void {
  if (markOf(history.state) === inside) return;
  history.replaceState({ leaveGuard: base }, '');
  history.pushState({ leaveGuard: inside }, '');
}

/** Goes back from both entries of the page; without a page before it, to the start page. */
function backOut(): void {
  if (history.length > 2) history.go(-2);
  else location.assign('/');
}

/** The link a click follows away from this page in this tab; null when it stays, opens elsewhere or is not a plain click. */
export function linkAway(event: MouseEvent, here: Location): HTMLAnchorElement | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link === null || (link.target !== '' && link.target !== '_self') || link.hasAttribute('download'))
    return null;
  if (link.protocol !== 'http:' && link.protocol !== 'https:') return null;
  const samePage =
    link.origin === here.origin && link.pathname === here.pathname && link.search === here.search;
  return samePage && link.hash !== '' ? null : link;
}

/**
 * Calls `onAttempt` when the visitor is about to leave with unsaved answers by a link or the browser's back; closing or reloading the tab
 * asks in the browser's own words. Back is caught by an additional history entry, which is pushed again at every attempt.
 */
export function useLeaveAttempts(dirty: boolean, onAttempt: (attempt: LeaveAttempt) => void): void {
  const attempt = useEffectEvent(onAttempt);
  useEffect(() => {
    let released = false;
    const release = (go: () => void) => (): void => {
      released = true;
      go();
    };
    /** The page was not left after all, for example by a link to a download. */
    function guardAgain(): void {
      released = false;
    }

    function onBeforeUnload(event: BeforeUnloadEvent): void {
      if (dirty && !released && !leavesWithoutAsking) event.preventDefault();
    }
    function onClick(event: MouseEvent): void {
      const link = dirty && !released ? linkAway(event, location) : null;
      if (link === null) return;
      event.preventDefault();
      const by = link.closest('header') === null ? 'page' : 'header';
      // Clicked again instead of opened, so that its other listeners run now.
      attempt({ by, leave: release(() => link.click()) });
    }
    function onPopState(event: PopStateEvent): void {
      if (markOf(event.state) !== base || released) return;
      if (!dirty) {
        history.back();
        return;
      }
      history.pushState({ leaveGuard: inside }, '');
      attempt({ by: 'history', leave: release(backOut) });
    }

    // Adding an entry makes the browser save every control, which in a long form takes as long as a few keystrokes, so wait for a pause. Until
    // then Back gets the browser's own question.
    const forget = runWhenTypingPauses(() => {
      if (dirty) markEntries();
    });
    window.addEventListener('beforeunload', onBeforeUnload);
    window.addEventListener('keydown', guardAgain, true);
    window.addEventListener('pointerdown', guardAgain, true);
    document.addEventListener('click', onClick);
    window.addEventListener('popstate', onPopState);
    return () => {
      forget();
      window.removeEventListener('beforeunload', onBeforeUnload);
      window.removeEventListener('keydown', guardAgain, true);
      window.removeEventListener('pointerdown', guardAgain, true);
      document.removeEventListener('click', onClick);
      window.removeEventListener('popstate', onPopState);
    };
  }, [dirty]);
}
