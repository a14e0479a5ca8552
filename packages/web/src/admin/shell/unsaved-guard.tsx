import { Button } from '@form-portal/ui';
import { useCallback, useEffect, useState } from 'react';
import { useBlocker } from 'react-router';
import { useI18n } from '../../shared/i18n/i18n-context.tsx';
import { linkAway } from '../../shared/shell/leave-attempts.ts';
import { Popup } from '../../shared/shell/popup.tsx';
import { isAdminPath } from './router-links.ts';
import type { ReactElement } from 'react';
import type { BlockerFunction } from 'react-router';

export interface UnsavedGuardProps {
  /** Whether leaving would lose something now. */
  readonly isHeld: () => boolean;
  /** Whether a path of the administration still belongs to what is worked on. */
  readonly isInside: (path: string) => boolean;
  /** They want to leave all the same. */
  readonly onLeave: () => void;
}

/**
 * Asks before unsaved work is left: by back and by links of the administration, by links to other pages, and in the browser's own
 * words when the tab is closed (specification section 4, Form editor; design 3.4).
 */
export function UnsavedGuard({ isHeld, isInside, onLeave }: UnsavedGuardProps): ReactElement | null {
  const { text } = useI18n();
  const shouldBlock = useCallback<BlockerFunction>(
    ({ nextLocation }) => isHeld() && !isInside(nextLocation.pathname),
    [isHeld, isInside],
  );
  const blocker = useBlocker(shouldBlock);
  const [away, setAway] = useState<string | null>(null);
  useOutwardLinks(isHeld, setAway);
  if (blocker.state !== 'blocked' && away === null) return null;

  function stay(): void {
    setAway(null);
    blocker.reset?.();
  }
  function leave(): void {
    onLeave();
    if (away !== null) location.assign(away);
    else blocker.proceed?.();
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

/** Catches links that load another page, and the closing of the tab. */
function useOutwardLinks(isHeld: () => boolean, onAttempt: (address: string) => void): void {
  useEffect(() => {
    function onClick(event: MouseEvent): void {
      const link = linkAway(event, location);
      if (link === null || (link.origin === location.origin && isAdminPath(link.pathname))) return;
      if (!isHeld()) return;
      event.preventDefault();
      onAttempt(link.href);
    }
    function onBeforeUnload(event: BeforeUnloadEvent): void {
      if (isHeld()) event.preventDefault();
    }
    document.addEventListener('click', onClick);
    window.addEventListener('beforeunload', onBeforeUnload);
    return () => {
      document.removeEventListener('click', onClick);
      window.removeEventListener('beforeunload', onBeforeUnload);
    };
  }, [isHeld, onAttempt]);
}
