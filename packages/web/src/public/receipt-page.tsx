import { Button, ButtonLink, useScripted } from '@form-portal/ui';
import { Localized, PortalText, useI18n } from '../shared/i18n/i18n-context.tsx';
import { usePageTitle } from '../shared/shell/page-title.ts';
import { SentDetails } from './sent-details.tsx';
import styles from './receipt-page.module.css';
import column from '../shared/shell/page-column.module.css';
import type { PublicPage } from '@form-portal/domain';
import type { ReactElement } from 'react';

/** The response to a form posted without script; can be printed. */
export function ReceiptPage({
  page,
}: {
  readonly page: Extract<PublicPage, { kind: 'receipt' }>;
}): ReactElement {
  const { text } = useI18n();
  const scripted = useScripted();
  usePageTitle(text('formSent'));
  return (
    <div className={column.narrow}>
      <p className={column.overline}>
        <Localized text={page.form.name} />
      </p>
      <h1>
        <PortalText textKey="formSent" />
      </h1>
      <div className={styles.details}>
        <SentDetails sent={page.sent} />
      </div>
      <div className={styles.actions}>
        <ButtonLink kind="primary" href="/">
          <PortalText textKey="returnHome" />
        </ButtonLink>
        {scripted && (
          <Button onClick={() => print()}>
            <PortalText textKey="print" />
          </Button>
        )}
      </div>
    </div>
  );
}
