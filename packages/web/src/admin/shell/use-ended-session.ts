import { useEffect } from 'react';
import { recheckSession } from '../../shared/session/recheck-session.ts';
import { signInAfterEnd } from '../../shared/session/sign-in-again.ts';
import { onSignInRequired } from '../api/sign-in-required.ts';
import { activeGuards } from '../unsaved-changes/active-guards.ts';

/**
 * Leads to the sign-in page and back when a call is refused because the session has ended. Unsaved changes that the browser
 * does not keep remain on the page, and the popup opens the sign-in page in another tab (specification D23).
 */
export function useEndedSession(): void {
  useEffect(() => onSignInRequired(leave), []);
}

function leave(): void {
  const guards = activeGuards();
  if (guards.length === 0) location.assign(signInAfterEnd(`${location.pathname}${location.search}`));
  else if (!guards.every((guard) => guard.signIn())) recheckSession();
}
