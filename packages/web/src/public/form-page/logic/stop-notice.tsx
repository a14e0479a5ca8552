import { formControlNames, goAgain } from '@form-portal/domain';
import { Button, Notice } from '@form-portal/ui';
import { Localized, PortalText } from '../../../shared/i18n/i18n-context.tsx';
import styles from './stop-notice.module.css';
import type { FormCheck } from '@form-portal/domain';
import type { ReactElement } from 'react';

/**
 * In place of the rest of the page and of Send: why nobody can send a form with these answers. The draft keeps them. Without script, a button
 * shows what other answers make of the page.
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
