import { Button, ButtonLink } from '@form-portal/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { PortalText, useI18n } from '../i18n/i18n-context.tsx';
import { Popup } from '../shell/popup.tsx';
import { useSite } from '../shell/site-context.tsx';
import { OtherPersonPopup } from './other-person-popup.tsx';
import { onRecheckSession } from './recheck-session.ts';
import { prolongSession } from './session-end.ts';
import { signInAgain } from './sign-in-again.ts';
import { useSessionEnd } from './use-session-end.ts';
import type { SessionView } from './session-end.ts';
import type { User } from '@form-portal/domain';
import type { ReactElement } from 'react';

/**
 * Warns a signed-in user two minutes before the session ends, with one click to continue (SC 2.2.1), and reports when it
 * has ended; signing in again happens in another tab, so that nothing on this page is lost
 * (docs/design.md#validation-and-sending). Once somebody else is identified, the page no longer belongs to them, and is
 * covered.
 */
export function SessionPopup({ user }: { readonly user: User }): ReactElement | null {
  const { view, requestNow } = useSessionEnd();
  const [closed, setClosed] = useState<SessionView['kind']>('fine');
  const recheck = useEffectEvent(() => {
    setClosed('fine');
    requestNow();
  });
  useEffect(() => onRecheckSession(() => recheck()), []);
  if (view.kind === 'other-person') return <OtherPersonPopup />;
  if (view.kind === 'fine' || view.kind === closed) return null;

  async function continueSession(): Promise<void> {
    await prolongSession().catch(() => undefined);
    requestNow();
  }

  const close = (): void => setClosed(view.kind);
  if (view.kind === 'ending')
    return <Ending user={user} view={view} onContinue={() => void continueSession()} onClose={close} />;
  return <Ended user={user} onClose={close} />;
}

interface EndingProps {
  readonly user: User;
  readonly view: Extract<SessionView, { readonly kind: 'ending' }>;
  readonly onContinue: () => void;
  readonly onClose: () => void;
}

function Ending({ user, view, onContinue, onClose }: EndingProps): ReactElement {
  const { text } = useI18n();
  const { endsTitleKey, endsKey } = signInAgain(user);
  const helps = view.continuing === 'helps';
  return (
    <Popup
      icon="info"
      role="alertdialog"
      title={text(endsTitleKey)}
      onExit={helps ? onContinue : onClose}
      actions={
        // Identifying again replaces a running session; the sign-in page lets nobody sign in who is still signed in.
        helps || user.type !== 'saml' ? (
          <Button kind="primary" data-first-focus onClick={helps ? onContinue : onClose}>
            {text(helps ? 'stayIdentified' : 'ok')}
          </Button>
        ) : (
          <SignInAgainActions user={user} onClose={onClose} />
        )
      }
    >
      <p>{text(endsKey, { n: view.minutes })}</p>
    </Popup>
  );
}

function Ended({ user, onClose }: { readonly user: User; readonly onClose: () => void }): ReactElement {
  const { text } = useI18n();
  const { endedTitleKey } = signInAgain(user);
  return (
    <Popup
      icon="info"
      role="alertdialog"
      title={text(endedTitleKey)}
      onExit={onClose}
      actions={<SignInAgainActions user={user} onClose={onClose} />}
    >
      <p>
        <PortalText textKey="sessionEndedHelp" />
      </p>
    </Popup>
  );
}

/** Buttons to sign in again in another tab, or to close the popup. */
function SignInAgainActions({
  user,
  onClose,
}: {
  readonly user: User;
  readonly onClose: () => void;
}): ReactElement {
  const { text } = useI18n();
  const { path } = useSite();
  const { againKey, addressFor } = signInAgain(user);
  return (
    <>
      <ButtonLink kind="primary" data-first-focus href={addressFor(path)} target="_blank" rel="noopener">
        {text(againKey)} <PortalText textKey="opensInNewTab" />
      </ButtonLink>
      <Button onClick={onClose}>
        <PortalText textKey="close" />
      </Button>
    </>
  );
}
