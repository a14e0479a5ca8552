import { Button, KeyIcon } from '@form-portal/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useI18n } from '../../shared/i18n/i18n-context.tsx';
import { beginSignOn } from './begin-sign-on.ts';
import { tookFailedSignOn } from './failed-sign-on.ts';
import styles from './sign-on-part.module.css';
import type { ReactElement } from 'react';

/** What is in the way of single sign-on. */
export type SignOnProblem = 'failed' | 'insecure';

export interface SignOnPartProps {
  /** Path of this site to go on to. */
  readonly returnTo: string;
  readonly onProblem: (problem: SignOnProblem | null) => void;
}

/** The separator and the button of single sign-on; without script, where they could do nothing, the stylesheet hides them. */
export function SignOnPart({ returnTo, onProblem }: SignOnPartProps): ReactElement {
  const { text } = useI18n();
  const [busy, setBusy] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  const cameBack = useEffectEvent(() => {
    if (!tookFailedSignOn()) return;
    onProblem('failed');
    button.current?.focus();
  });
  useEffect(() => {
    cameBack();
    // Brought back by the browser from the identity provider: the button works again.
    const wake = (): void => setBusy(false);
    window.addEventListener('pageshow', wake);
    return () => window.removeEventListener('pageshow', wake);
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
      <p className={styles.or}>{text('or')}</p>
      <Button ref={button} icon={<KeyIcon />} aria-disabled={busy || undefined} onClick={() => void begin()}>
        {text('sso')}
      </Button>
    </div>
  );
}
