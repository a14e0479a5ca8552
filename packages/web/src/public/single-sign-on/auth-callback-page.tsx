import { Spinner } from '@form-portal/ui';
import { useEffect, useState } from 'react';
import { PortalText, useI18n } from '../../shared/i18n/i18n-context.tsx';
import { usePageTitle } from '../../shared/shell/page-title.ts';
import { failedSignOnAddress, keepServerError } from './failed-sign-on.ts';
import { finishSignOn } from './finish-sign-on.ts';
import styles from './auth-callback-page.module.css';
import type { ReactElement } from 'react';

/** How long the exchange may take before the page offers to go back, in ms (docs/design.md#sign-in-pages). */
const slowMs = 10_000;

/** The page that the identity provider redirects to: exchanges the code and opens the requested page, or the sign-in page when that fails. */
export function AuthCallbackPage(): ReactElement {
  const { text } = useI18n();
  const [slow, setSlow] = useState(false);
  usePageTitle(text('authenticating'));
  useEffect(() => {
    void completeSignOn();
    const timer = setTimeout(() => setSlow(true), slowMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={styles.page}>
      <Spinner />
      <div role="status">
        <h1 tabIndex={-1}>
          <PortalText textKey="authenticating" />
        </h1>
      </div>
      <p className={slow ? undefined : styles.withoutScript}>
        <a href="/login">
          <PortalText textKey="backToLogin" />
        </a>
      </p>
    </div>
  );
}

async function completeSignOn(): Promise<void> {
  const response = new URLSearchParams(location.search);
  // A code is secret and can be used once: it is removed from the address bar and the history before anything else.
  history.replaceState(history.state, '', location.pathname);
  const outcome = await finishSignOn(response);
  if (outcome.kind === 'signed-in') {
    location.replace(outcome.goTo);
    return;
  }
  // eslint-disable-next-line no-console -- specification §4 asks for it
  console.error(`${outcome.status} ${outcome.error}`);
  // The exchange that is already running continues.
  if (outcome.status === 429) return;
  keepServerError(outcome.serverError);
  location.replace(failedSignOnAddress(outcome.returnTo));
}
