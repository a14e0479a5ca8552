import { ArrowLeftIcon, VisuallyHidden, classNames } from '@form-portal/ui';
import { PortalText, useI18n } from '../../i18n/i18n-context.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { Logo } from './logo.tsx';
import { useSite } from '../site-context.tsx';
import styles from './header.module.css';
import type { WayBack } from '@form-portal/domain';
import type { MouseEvent, ReactElement, ReactNode } from 'react';

export interface HeaderProps {
  /** Null: nobody is signed in. */
  readonly userMenu: ReactNode;
  /** The address of the logo and the site's name; absent: the list of forms. */
  readonly home?: string;
  /** The name of what is open, shown beside the site's name. */
  readonly open?: ReactNode;
}

/** The header of every page: back, logo, site name, privacy policy, language, user. */
export function Header({ userMenu, home = '/', open }: HeaderProps): ReactElement {
  const { text } = useI18n();
  const { settings, backTo } = useSite();
  return (
    <header className={styles.header}>
      {backTo !== null && <BackLink to={backTo} />}
      <div className={classNames(styles.site, open !== undefined && styles.opened)}>
        <a className={styles.home} href={home}>
          <span className={styles.logo}>
            <Logo />
          </span>
          <span className={styles.siteName}>{settings.siteName}</span>
        </a>
        {open}
        {settings.privacyPolicyUrl !== '' && (
          <a className={styles.privacy} href={settings.privacyPolicyUrl}>
            <PortalText textKey="privacyPolicy" />
          </a>
        )}
      </div>
      <nav className={styles.tools} aria-label={text('siteTools')}>
        <LanguageMenu />
        {userMenu}
      </nav>
    </header>
  );
}

/** Goes one step back in the history; without script, and where that would leave the site, it links to the list. */
function BackLink({ to }: { readonly to: WayBack }): ReactElement {
  const isStep = to === 'history';
  return (
    <a className={styles.back} href={isStep ? '/' : to} onClick={isStep ? stepBack : undefined}>
      <ArrowLeftIcon />
      <VisuallyHidden>
        <PortalText textKey="back" />
      </VisuallyHidden>
    </a>
  );
}

function stepBack(event: MouseEvent): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (history.length < 2 || !document.referrer.startsWith(`${location.origin}/`)) return;
  event.preventDefault();
  history.back();
}
