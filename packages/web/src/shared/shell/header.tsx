import { ArrowLeftIcon, VisuallyHidden } from '@form-portal/ui';
import { useI18n } from '../i18n/i18n-context.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { Mark } from './mark.tsx';
import { useSite } from './site-context.tsx';
import styles from './header.module.css';
import type { ReactElement, ReactNode } from 'react';

export interface HeaderProps {
  /** Null: nobody is signed in. */
  readonly userMenu: ReactNode;
}

/** The header of every page: back, site name, privacy policy, language, user. */
export function Header({ userMenu }: HeaderProps): ReactElement {
  const { text } = useI18n();
  const { settings, backTo } = useSite();
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
        {userMenu}
      </nav>
    </header>
  );
}
