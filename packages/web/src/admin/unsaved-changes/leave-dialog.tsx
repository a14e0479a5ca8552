import { Button } from '@form-portal/ui';
import { useCallback, useDeferredValue, useEffect, useRef, useState } from 'react';
import { useBlocker, useNavigate } from 'react-router';
import { useI18n } from '../../shared/i18n/i18n-context.tsx';
import { linkAway } from '../../shared/shell/leaving/leave-attempts.ts';
import { Popup } from '../../shared/shell/popup.tsx';
import { isAdminPath } from '../shell/frame/router-links.ts';
import { registerGuard } from './active-guards.ts';
import { isBackOut, useBackOut } from './back-out.ts';
import type { LeaveControl } from './leave-guard.ts';
import type { ReactElement } from 'react';
import type { BlockerFunction } from 'react-router';

export interface LeaveDialogProps {
  readonly guard: LeaveControl;
  readonly isDirty: boolean;
  /** Whether a path of the administration still belongs to what is edited. */
  readonly isInside: (path: string) => boolean;
  /** Called when the user discards the changes. */
  readonly onDiscard?: () => void;
  /** Saves the changes and returns whether that succeeded. Absent: saving before leaving is not offered. */
  readonly onSave?: () => Promise<boolean>;
}

/**
 * Asks before unsaved changes are left: by back and by links of the administration, by links to other pages and by signing out, and in
 * the browser's own words when the tab is closed (specification §4, Form editor; docs/design.md#dialogs-and-messages).
 */
export function LeaveDialog(props: LeaveDialogProps): ReactElement | null {
  const { guard, isDirty, isInside, onDiscard, onSave } = props;
  const { text } = useI18n();
  // The first change is shown before the history gets its entry.
  const backOut = useBackOut(useDeferredValue(isDirty));
  const isLeavingDocument = useRef(false);
  const shouldBlock = useCallback<BlockerFunction>(
    ({ nextLocation, historyAction }) => {
      isLeavingDocument.current = isBackOut(historyAction) && isInside(nextLocation.pathname);
      return guard.isActive() && (isLeavingDocument.current || !isInside(nextLocation.pathname));
    },
    [guard, isInside],
  );
  const blocker = useBlocker(shouldBlock);
  const [exit, setExit] = useState<Exit | null>(null);
  const [isSaving, setSaving] = useState(false);
  const navigate = useNavigate();
  const latest = useRef(blocker);
  useEffect(() => {
    latest.current = blocker;
  });
  useExits(guard, setExit);
  useEffect(() => registerGuard(guard), [guard]);
  if (blocker.state !== 'blocked' && exit === null) return null;

  function stay(): void {
    setExit(null);
    blocker.reset?.();
  }
  function leave(): void {
    guard.release();
    if (exit !== null) takeExit(exit);
    else if (isLeavingDocument.current) backOut();
    else blocker.proceed?.();
  }
  /** After a failed save the user remains on the page, which says why. */
  async function saveAndLeave(save: () => Promise<boolean>): Promise<void> {
    const from = location.pathname;
    const to = blocker.state === 'blocked' ? blocker.location : null;
    setSaving(true);
    const isSaved = await save();
    setSaving(false);
    if (!isSaved) return stay();
    guard.release();
    if (exit !== null) takeExit(exit);
    else if (isLeavingDocument.current) backOut();
    // The first save navigated to the form's new address, which cancelled the blocked navigation.
    else if (location.pathname !== from && to !== null) await navigate(to);
    else if (latest.current.state === 'blocked') latest.current.proceed();
  }
  return (
    <Popup
      icon="info"
      role="alertdialog"
      title={text('leaveTitle')}
      onExit={stay}
      actions={
        <>
          {onSave !== undefined && (
            <Button aria-disabled={isSaving || undefined} onClick={() => void saveAndLeave(onSave)}>
              {text(isSaving ? 'admin.save.saving' : 'admin.saveAndLeave')}
            </Button>
          )}
          <Button
            onClick={() => {
              onDiscard?.();
              leave();
            }}
          >
            {text('leave')}
          </Button>
        </>
      }
      safe={
        <Button kind="primary" data-first-focus onClick={stay}>
          {text('stay')}
        </Button>
      }
    >
      <p>{text('confirmNavigation')}</p>
    </Popup>
  );
}

/** The address of another page, or the form for signing out. */
type Exit = string | HTMLFormElement;

function takeExit(exit: Exit): void {
  if (exit instanceof HTMLFormElement) exit.requestSubmit();
  else location.assign(exit);
}

/** Catches links that load another page, signing out, and closing the tab. */
function useExits(guard: LeaveControl, onAttempt: (exit: Exit) => void): void {
  useEffect(() => {
    function onClick(event: MouseEvent): void {
      const link = linkAway(event, location);
      if (link === null || (link.origin === location.origin && isAdminPath(link.pathname))) return;
      if (!guard.isActive()) return;
      event.preventDefault();
      onAttempt(link.href);
    }
    function onSubmit(event: SubmitEvent): void {
      const { target } = event;
      // Only a form with an `action` loads another page.
      if (!(target instanceof HTMLFormElement) || !target.hasAttribute('action') || !guard.isActive()) return;
      event.preventDefault();
      event.stopPropagation();
      onAttempt(target);
    }
    function onBeforeUnload(event: BeforeUnloadEvent): void {
      if (guard.isActive()) event.preventDefault();
    }
    document.addEventListener('click', onClick);
    // In the capture phase, before the form's own handler ends the session.
    document.addEventListener('submit', onSubmit, true);
    window.addEventListener('beforeunload', onBeforeUnload);
    return () => {
      document.removeEventListener('click', onClick);
      document.removeEventListener('submit', onSubmit, true);
      window.removeEventListener('beforeunload', onBeforeUnload);
    };
  }, [guard, onAttempt]);
}
