import { formControlNames, goAgain } from '@form-portal/domain';
import { Button, Notice } from '@form-portal/ui';
import { Localized, PortalText } from '../../../shared/i18n/i18n-context.tsx';
import styles from './stop-notice.module.css';
import type { FormCheck } from '@form-portal/domain';
import type { ReactElement } from 'react';

/**
 * Says why a form with these answers can't be sent, in place of the rest of the page and of Send. The draft keeps the answers. Without
 * script, a button posts changed answers and shows the page again.
 */
export function StopNotice({ stops }: { readonly stops: readonly FormCheck[] }): ReactElement {
  return (
    <Notice kind="danger" role="status">
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
