import { Button } from '@form-portal/ui';
import { useCallback, useEffect, useState } from 'react';
import { useBlocker } from 'react-router';
import { useI18n } from '../../shared/i18n/i18n-context.tsx';
import { linkAway } from '../../shared/shell/leave-attempts.ts';
import { Popup } from '../../shared/shell/popup.tsx';
import { holdWork } from './held-work.ts';
import { isAdminPath } from './router-links.ts';
import type { HeldWork } from './held-work.ts';
import type { ReactElement } from 'react';
import type { BlockerFunction } from 'react-router';

export interface UnsavedGuardProps extends HeldWork {
  /** Whether a path of the administration still belongs to what is worked on. */
  readonly isInside: (path: string) => boolean;
  /** They want to leave all the same. */
  readonly onLeave: () => void;
}

/**
 * Asks before unsaved work is left: by back and by links of the administration, by links to other pages and by signing out, and in the
 * browser's own words when the tab is closed (specification §4, Form editor; docs/design.md#dialogs-and-messages).
 */
export function UnsavedGuard({ isHeld, signIn, isInside, onLeave }: UnsavedGuardProps): ReactElement | null {
  const { text } = useI18n();
  const shouldBlock = useCallback<BlockerFunction>(
    ({ nextLocation }) => isHeld() && !isInside(nextLocation.pathname),
    [isHeld, isInside],
  );
  const blocker = useBlocker(shouldBlock);
  const [away, setAway] = useState<WayOut | null>(null);
  useWaysOut(isHeld, setAway);
  useEffect(() => holdWork({ isHeld, signIn }), [isHeld, signIn]);
  if (blocker.state !== 'blocked' && away === null) return null;

  function stay(): void {
    setAway(null);
    blocker.reset?.();
  }
  function leave(): void {
    onLeave();
    if (away === null) blocker.proceed?.();
    else if (away instanceof HTMLFormElement) away.requestSubmit();
    else location.assign(away);
  }
  return (
    <Popup
      icon="info"
      role="alertdialog"
      title={text('leaveTitle')}
      onExit={stay}
      actions={
        <>
          <Button kind="primary" data-first-focus onClick={stay}>
            {text('stay')}
          </Button>
          <Button onClick={leave}>{text('leave')}</Button>
        </>
      }
    >
      <p>{text('confirmNavigation')}</p>
    </Popup>
  );
}

/** The address of another page, or the form that signs out. */
type WayOut = string | HTMLFormElement;

/** Catches links that load another page, signing out, and the closing of the tab. */
function useWaysOut(isHeld: () => boolean, onAttempt: (wayOut: WayOut) => void): void {
  useEffect(() => {
    function onClick(event: MouseEvent): void {
      const link = linkAway(event, location);
      if (link === null || (link.origin === location.origin && isAdminPath(link.pathname))) return;
      if (!isHeld()) return;
      event.preventDefault();
      onAttempt(link.href);
    }
    function onSubmit(event: SubmitEvent): void {
      const { target } = event;
      // A form with an address of its own leads to another page; all others belong to this one.
      if (!(target instanceof HTMLFormElement) || !target.hasAttribute('action') || !isHeld()) return;
      event.preventDefault();
      event.stopPropagation();
      onAttempt(target);
    }
    function onBeforeUnload(event: BeforeUnloadEvent): void {
      if (isHeld()) event.preventDefault();
    }
    document.addEventListener('click', onClick);
    // Before the form itself hears of it, and ends the session.
    document.addEventListener('submit', onSubmit, true);
    window.addEventListener('beforeunload', onBeforeUnload);
    return () => {
      document.removeEventListener('click', onClick);
      document.removeEventListener('submit', onSubmit, true);
      window.removeEventListener('beforeunload', onBeforeUnload);
    };
  }, [isHeld, onAttempt]);
}
