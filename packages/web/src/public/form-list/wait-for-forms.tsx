import { Button, Notice, Skeleton } from '@form-portal/ui';
import { useEffect, useState } from 'react';
import { PortalText } from '../../shared/i18n/i18n-context.tsx';
import { watchForForms } from './watch-for-forms.ts';
import styles from './form-rows.module.css';
import type { ReactElement } from 'react';

/**
 * The loading view while no form is published (specification §2). The script polls for one, and says so when there is none, or when
 * requests fail or the server does not respond for 8 s (docs/design.md#form-list).
 */
export function WaitForForms(): ReactElement {
  const [state, setState] = useState<'waiting' | 'none' | 'failed'>('waiting');
  const hasFailed = state === 'failed';
  useEffect(() => {
    if (hasFailed) return;
    return watchForForms({
      onForms: () => location.reload(),
      onNone: () => setState('none'),
      onFailure: () => setState('failed'),
    });
  }, [hasFailed]);

  if (hasFailed) {
    return (
      <div className={`${styles.card} ${styles.waiting}`}>
        <Notice kind="danger" role="alert">
          <p>
            <PortalText textKey="loadingFailed" />
          </p>
        </Notice>
        <Button onClick={() => setState('waiting')}>
          <PortalText textKey="tryAgain" />
        </Button>
      </div>
    );
  }
  return (
    <div className={`${styles.card} ${styles.waiting}`} aria-busy="true">
      <p role="status">
        <PortalText textKey={state === 'none' ? 'noForms' : 'loading'} />
      </p>
      <noscript>
        <p>
          <PortalText textKey="noForms" />
        </p>
      </noscript>
      {state === 'waiting' && <Skeleton title="left-out" />}
    </div>
  );
}
