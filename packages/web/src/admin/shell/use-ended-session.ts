import { useEffect } from 'react';
import { askAboutSession } from '../../shared/session/ask-about-session.ts';
import { signInAfterEnd } from '../../shared/session/sign-in-again.ts';
import { onSignInRequired } from '../api/sign-in-required.ts';
import { heldWork } from './held-work.ts';

/**
 * Goes to the sign-in, and back here, once a call was refused because the session has ended. Work that only the page holds stays on it:
 * then the popup leads to the sign-in in another tab (specification D23).
 */
export function useEndedSession(): void {
  useEffect(() => onSignInRequired(leave), []);
}

function leave(): void {
  const work = heldWork();
  if (work.some(({ signIn }) => signIn === undefined)) askAboutSession();
  else if (work.length > 0) for (const { signIn } of work) signIn?.();
  else location.assign(signInAfterEnd(`${location.pathname}${location.search}`));
}
