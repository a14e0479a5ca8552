import { Card } from '@form-portal/ui';
import { useI18n } from '../../shared/i18n/i18n-context.tsx';
import { usePageTitle } from '../../shared/shell/page-title.ts';
import { useSite } from '../../shared/shell/site-context.tsx';
import { useOwnsVault } from '../shell/context/own-vault.ts';
import { PasswordForm } from './password-form.tsx';
import { SessionList } from './session-list.tsx';
import styles from './account.module.css';
import type { ReactElement } from 'react';

/** The user's own account: password and sessions. */
export function AccountPage(): ReactElement {
  const { text } = useI18n();
  const { user } = useSite();
  const ownsVault = useOwnsVault();
  usePageTitle(text('account.title'));
  return (
    <div className={styles.page}>
      <div>
        <h1 tabIndex={-1}>{text('account.title')}</h1>
        <p className={styles.hint}>{text('account.signedInAs', { name: user?.name ?? '' })}</p>
      </div>
      <Card title={text('account.password')}>
        {ownsVault && user?.type === 'mfiles' ? <PasswordForm /> : <p>{text('account.passwordElsewhere')}</p>}
      </Card>
      <Card title={text('account.sessions')}>
        <div className={styles.part}>
          <p className={styles.hint}>{text('account.sessionsHint')}</p>
          <SessionList
            of="own"
            endAllKey="account.endOthers"
            question={text('account.endOthersQuestion')}
            consequenceKey="account.endConsequence"
            noneKey="account.onlyThis"
          />
        </div>
      </Card>
    </div>
  );
}
