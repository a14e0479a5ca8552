import { Button, KeyIcon } from '@form-portal/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { PortalText } from '../../shared/i18n/i18n-context.tsx';
import { beginSignOn } from './begin-sign-on.ts';
import { takeFailedSignOn } from './failed-sign-on.ts';
import styles from './sign-on-part.module.css';
import type { ReactElement } from 'react';

/** Why single sign-on can't be used. */
export type SignOnProblem = 'failed' | 'insecure';

export interface SignOnPartProps {
  /** The path of this site to open afterwards. */
  readonly returnTo: string;
  /** `serverError`: the server's message about it; empty when it gave none. */
  readonly onProblem: (problem: SignOnProblem | null, serverError?: string) => void;
}

/** The separator and the button of single sign-on; the stylesheet hides them without script, where they would do nothing. */
export function SignOnPart({ returnTo, onProblem }: SignOnPartProps): ReactElement {
  const [busy, setBusy] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  const reportFailure = useEffectEvent(() => {
    const failure = takeFailedSignOn();
    if (failure === null) return;
    onProblem('failed', failure.serverError);
    button.current?.focus();
  });
  useEffect(() => {
    reportFailure();
    // The browser may restore this page when the visitor goes back from the identity provider.
    const enable = (): void => setBusy(false);
    window.addEventListener('pageshow', enable);
    return () => window.removeEventListener('pageshow', enable);
  }, []);

  async function begin(): Promise<void> {
    if (busy) return;
    setBusy(true);
    onProblem(null);
    const beginning = await beginSignOn(returnTo);
    if (beginning.kind === 'ready') {
      location.assign(beginning.address);
      return;
    }
    // eslint-disable-next-line no-console -- the page says that it failed, the log which row it is (specification §8)
    if (beginning.kind === 'failed') console.error(beginning.error);
    setBusy(false);
    onProblem(beginning.kind);
  }

  return (
    <div className={styles.part}>
      <p className={styles.or}>
        <PortalText textKey="or" />
      </p>
      <Button ref={button} icon={<KeyIcon />} aria-disabled={busy || undefined} onClick={() => void begin()}>
        <PortalText textKey="sso" />
      </Button>
    </div>
  );
}
