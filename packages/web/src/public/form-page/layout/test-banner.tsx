import { formControlNames } from '@form-portal/domain';
import { Notice } from '@form-portal/ui';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import styles from './test-banner.module.css';
import type { ReactElement } from 'react';

export interface TestBannerProps {
  /** The preview token, sent with the test submission. */
  readonly token: string;
  /** The version of the form. */
  readonly version: number;
}

/** Says that what is sent from this page is a test submission, with the choice to deliver it too. */
export function TestBanner({ token, version }: TestBannerProps): ReactElement {
  const { text } = useI18n();
  return (
    <Notice kind="warn" className={styles.banner}>
      <p>
        <strong>{text('testTitle')}</strong> {text('testNotice')} {text('testVersion', { version })}
      </p>
      <input type="hidden" name={formControlNames.testToken} value={token} />
      <label className={styles.choice}>
        <input type="checkbox" name={formControlNames.testDelivery} value="true" />
        {text('testDelivery')}
      </label>
    </Notice>
  );
}
