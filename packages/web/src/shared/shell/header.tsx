import { ArrowLeftIcon, VisuallyHidden } from '@form-portal/ui';
import { useI18n } from '../i18n/i18n-context.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { Mark } from './mark.tsx';
import { useSite } from './site-context.tsx';
import { UserMenu } from './user-menu.tsx';
import styles from './header.module.css';
import type { ReactElement } from 'react';

/** The header of every page: back, site name, privacy policy, language, user. */
export function Header(): ReactElement {
  const { text } = useI18n();
  const { settings, user, backTo } = useSite();
  return (
    <header className={styles.header}>
      {backTo !== null && (
        <a className={styles.back} href={backTo}>
          <ArrowLeftIcon />
          <VisuallyHidden>{text('back')}</VisuallyHidden>
        </a>
      )}
      <a className={styles.home} href="/">
        <Mark className={styles.mark} />
        <span className={styles.siteName}>{settings.siteName}</span>
      </a>
      <nav className={styles.tools} aria-label={text('siteTools')}>
        {settings.privacyPolicyUrl !== '' && (
          <a className={styles.privacy} href={settings.privacyPolicyUrl}>
            {text('privacyPolicy')}
          </a>
        )}
        <LanguageMenu />
        {user !== null && <UserMenu user={user} />}
      </nav>
    </header>
  );
}
