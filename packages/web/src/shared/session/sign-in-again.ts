import { identifyAddress } from '../identify-address.ts';
import type { User } from '@form-portal/domain';

/** The texts about the end of a session, and the address to sign in again. */
interface SignInAgain {
  readonly endsTitleKey: string;
  /** Takes `n`: minutes. */
  readonly endsKey: string;
  readonly endedTitleKey: string;
  readonly againKey: string;
  /** The address that signs in and returns to a path of this site. */
  readonly addressFor: (path: string) => string;
}

/** The address where staff sign in again after their session has ended, which says why; it returns to a path of this site. */
export function signInAfterEnd(path: string): string {
  return `/login?return=${encodeURIComponent(path)}&ended=1`;
}

/** National users were identified, everybody else signed in. */
export function signInAgain({ type }: User): SignInAgain {
  if (type === 'saml')
    return {
      endsTitleKey: 'identificationEnds',
      endsKey: 'sessionEndsSoon',
      endedTitleKey: 'identificationEnded',
      againKey: 'identifyAgain',
      addressFor: identifyAddress,
    };
  return {
    endsTitleKey: 'signInEnds',
    endsKey: 'signInEndsSoon',
    endedTitleKey: 'signInEnded',
    againKey: 'loginAgain',
    addressFor: signInAfterEnd,
  };
}
