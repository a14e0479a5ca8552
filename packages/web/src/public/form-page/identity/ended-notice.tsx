import { ButtonLink, Notice, ShieldCheckIcon } from '@form-portal/ui';
import { useEffect, useRef } from 'react';
import { identifyAddress } from '../../../shared/identify-address.ts';
import { PortalText, useI18n } from '../../../shared/i18n/i18n-context.tsx';
import styles from './ended-notice.module.css';
import type { Guid } from '@form-portal/domain';
import type { ReactElement } from 'react';

/**
 * Says that nothing was sent because the identification had ended, and links to identifying again, in another tab, because the answers
 * exist only on this page (specification §4; specification D39).
 */
export function EndedNotice({ form }: { readonly form: Guid }): ReactElement {
  const { text } = useI18n();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus();
  }, []);
  return (
    <Notice kind="warn" className={styles.notice}>
      <h2 ref={heading} tabIndex={-1} className={styles.heading}>
        <PortalText textKey="identificationEnded" />
      </h2>
      <p>
        <PortalText textKey="endedNotSent" params={{ send: text('send') }} />
      </p>
      <ButtonLink
        icon={<ShieldCheckIcon />}
        href={identifyAddress(`/form/${form}`)}
        target="_blank"
        rel="noopener"
      >
        <PortalText textKey="identifyAgain" /> <PortalText textKey="opensInNewTab" />
      </ButtonLink>
    </Notice>
  );
}
