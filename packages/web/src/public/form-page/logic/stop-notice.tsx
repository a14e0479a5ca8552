import { formControlNames, goAgain } from '@form-portal/domain';
import { Button, Notice } from '@form-portal/ui';
import { useEffect } from 'react';
import { Localized, PortalText, useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { useAnnounce } from '../../../shared/shell/live-region.tsx';
import styles from './stop-notice.module.css';
import type { FormCheck } from '@form-portal/domain';
import type { ReactElement } from 'react';

/**
 * Says why a form with these answers can't be sent, in place of the rest of the page and of Send. The draft keeps the answers. Without
 * script, a button posts changed answers and shows the page again. It is announced by the page's live region, since not all screen readers
 * read one that arrives with its text.
 */
export function StopNotice({ stops }: { readonly stops: readonly FormCheck[] }): ReactElement {
  const { textOf } = useI18n();
  const announce = useAnnounce();
  const messages = stops.map(({ message }) => textOf(message)).join(' ');
  useEffect(() => announce(messages), [announce, messages]);
  return (
    <Notice kind="danger">
      {stops.map(({ guid, message }) => (
        <p key={guid}>
          <Localized text={message} />
        </p>
      ))}
      <noscript className={styles.again}>
        <Button type="submit" name={formControlNames.go} value={goAgain}>
          <PortalText textKey="checkAgain" />
        </Button>
      </noscript>
    </Notice>
  );
}
