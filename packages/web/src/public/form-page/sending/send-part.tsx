import { Button, SendIcon } from '@form-portal/ui';
import { PortalText } from '../../../shared/i18n/i18n-context.tsx';
import { useSite } from '../../../shared/shell/site-context.tsx';
import styles from './send-part.module.css';
import type { ReactElement, ReactNode } from 'react';

export interface SendPartProps {
  /** What the button does: sends, or shows all answers first. */
  readonly next: 'send' | 'check-answers';
  /** Id of the text that says why the form can't be sent; null when it can. */
  readonly closedBy: string | null;
  /** Further buttons. */
  readonly children?: ReactNode;
}

/** The end of the form: how the answers are used, and the button, which is never disabled while the form can be sent (docs/design.md#validation-and-sending). */
export function SendPart({ next, closedBy, children }: SendPartProps): ReactElement {
  const { privacyPolicyUrl } = useSite().settings;
  const icon = next === 'send' ? <SendIcon /> : undefined;
  const label = <PortalText textKey={next === 'send' ? 'send' : 'checkAnswers'} />;
  return (
    <div className={styles.send}>
      {privacyPolicyUrl !== '' && (
        <p className={styles.privacy}>
          <PortalText textKey="sendPrivacy" />{' '}
          <a href={privacyPolicyUrl} target="_blank" rel="noopener">
            <PortalText textKey="privacyPolicy" />{' '}
            <span>
              <PortalText textKey="opensInNewTab" />
            </span>
          </a>
        </p>
      )}
      <div className={styles.buttons}>
        {closedBy === null ? (
          <Button kind="primary" type="submit" icon={icon} className={styles.button}>
            {label}
          </Button>
        ) : (
          <Button
            kind="primary"
            icon={icon}
            className={styles.button}
            aria-disabled="true"
            aria-describedby={closedBy}
          >
            {label}
          </Button>
        )}
        {children}
      </div>
    </div>
  );
}
