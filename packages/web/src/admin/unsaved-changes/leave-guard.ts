import { useEffect, useRef, useState } from 'react';
import { signInAfterEnd } from '../../shared/session/sign-in-again.ts';

/** Whether leaving needs confirmation. */
export interface LeaveControl {
  readonly isActive: () => boolean;
  /** Whether the changes are settled: discarded, or kept by the browser. */
  readonly isReleased: () => boolean;
  /** Allows leaving without confirmation from now on. */
  readonly release: () => void;
  /**
   * Keeps the changes in the browser and goes to the sign-in, which returns to this page. False: the browser cannot keep
   * them, so they remain on the screen.
   */
  readonly signIn: () => boolean;
}

/** Guards changes: active while there are any. `keep` stores them in the browser and returns whether it could; absent: they are not stored. */
export function createLeaveGuard(
  hasUnsavedChanges: () => boolean,
  keep = (): boolean => false,
): LeaveControl {
  let released = false;
  return {
    isActive: () => !released && hasUnsavedChanges(),
    isReleased: () => released,
    release: () => {
      released = true;
    },
    signIn: () => {
      if (!keep()) return false;
      released = true;
      location.assign(signInAfterEnd(`${location.pathname}${location.search}`));
      return true;
    },
  };
}

/** Guards the changes of a component; the same guard at every render. */
export function useLeaveGuard(hasUnsavedChanges: () => boolean, keep = (): boolean => false): LeaveControl {
  const latest = useRef({ hasUnsavedChanges, keep });
  useEffect(() => {
    latest.current = { hasUnsavedChanges, keep };
  });
  const [guard] = useState(() =>
    createLeaveGuard(
      () => latest.current.hasUnsavedChanges(),
      () => latest.current.keep(),
    ),
  );
  return guard;
}
