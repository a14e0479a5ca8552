import { Button, SendIcon } from '@form-portal/ui';
import { useEffect, useRef } from 'react';
import { PortalText } from '../../../shared/i18n/i18n-context.tsx';
import { ArrivedText } from './arrived-text.tsx';
import { ChooseAgainNotice } from '../attachments/choosing/choose-again-notice.tsx';
import styles from './arrived-notice.module.css';
import type { ArrivedVersion, Form } from '@form-portal/domain';
import type { ReactElement } from 'react';

export interface ArrivedNoticeProps {
  readonly form: Form;
  readonly first: ArrivedVersion;
  /** Names of files that were posted and must be chosen again. */
  readonly files: readonly string[];
}

/** Says above a form posted without script that an earlier version is stored and this one is not, and offers to send this one as a correction. */
export function ArrivedNotice({ form, first, files }: ArrivedNoticeProps): ReactElement {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus();
  }, []);
  return (
    <section className={styles.arrived} aria-labelledby="arrived-version">
      <h2 ref={heading} id="arrived-version" tabIndex={-1} className={styles.heading}>
        <PortalText textKey="arrivedTitle" />
      </h2>
      <ArrivedText first={first} />
      {files.length > 0 && <ChooseAgainNotice form={form} names={files} />}
      <p className={styles.choice}>
        <Button kind="primary" type="submit" icon={<SendIcon />}>
          <PortalText textKey="sendCorrected" />
        </Button>
        <a href="/">
          <PortalText textKey="keepFirstVersion" />
        </a>
      </p>
    </section>
  );
}
