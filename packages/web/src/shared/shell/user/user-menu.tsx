import {
  ChevronDownIcon,
  KeyIcon,
  LogOutIcon,
  Menu,
  SettingsIcon,
  UserIcon,
  menuItem,
} from '@form-portal/ui';
import { Suspense, lazy, useEffect, useRef, useState } from 'react';
import { storedAttributes } from '@form-portal/domain';
import { PortalText } from '../../i18n/i18n-context.tsx';
import { SessionPopup } from '../../session/session-popup.tsx';
import { clearTab } from './clear-tab.ts';
import { SignOutButton } from './sign-out-button.tsx';
import { useSite } from '../site-context.tsx';
import styles from '../header/header.module.css';
import type { CloudUser, IdentityRequest, NationalUser, User, VaultUser } from '@form-portal/domain';
import type { ReactElement, ReactNode } from 'react';

// Few visitors open it, so its script is loaded on demand.
const IdentityPopup = lazy(() =>
  import('./identity-popup.tsx').then((module) => ({ default: module.IdentityPopup })),
);

export interface UserMenuProps {
  readonly user: User;
  /** Further rows of the menu, as list items. */
  readonly choices?: ReactNode;
  /** What the open form asks of identification; absent: no form is open. */
  readonly identity?: IdentityRequest | undefined;
}

interface AccountProps {
  readonly user: VaultUser | CloudUser;
  readonly choices: ReactNode;
}

/** The name of the signed-in user, and a menu to sign out (specification §2, Page header). */
export function UserMenu({ user, choices, identity }: UserMenuProps): ReactElement {
  return (
    <>
      {user.type === 'saml' ? (
        <IdentifiedPerson user={user} identity={identity} />
      ) : (
        <Account user={user} choices={choices} />
      )}
      <SessionPopup user={user} />
    </>
  );
}

function Account({ user, choices }: AccountProps): ReactElement {
  return (
    <Menu
      button={
        <>
          <UserIcon />
          <span className={styles.userName}>{user.name}</span>
          <ChevronDownIcon size={16} className={styles.wideOnly} />
        </>
      }
    >
      <ul>
        {user.admin && (
          <li>
            <a className={menuItem} href="/admin">
              <SettingsIcon />
              <PortalText textKey="admin" />
            </a>
          </li>
        )}
        <li>
          <a className={menuItem} href="/admin/account">
            <KeyIcon />
            <PortalText textKey="account.title" />
          </a>
        </li>
        {choices}
        <li>
          <SignOutButton className={menuItem} />
        </li>
      </ul>
    </Menu>
  );
}

interface IdentifiedPersonProps extends Pick<UserMenuProps, 'identity'> {
  readonly user: NationalUser;
}

function IdentifiedPerson({ user, identity }: IdentifiedPersonProps): ReactElement {
  const { suomifi } = useSite().settings;
  const stored = identity === undefined ? [] : storedAttributes(suomifi, identity);
  const [shown, setShown] = useState(false);
  const logout = useRef<HTMLAnchorElement>(null);

  // The last listener of the click: a visitor who is asked first and stays keeps the tab's storage.
  useEffect(() => {
    function onClick({ target, defaultPrevented }: MouseEvent): void {
      if (!defaultPrevented && target instanceof Node && logout.current?.contains(target) === true)
        clearTab();
    }
    window.addEventListener('click', onClick);
    return () => window.removeEventListener('click', onClick);
  }, []);

  return (
    <>
      <button type="button" className={styles.framed} aria-haspopup="dialog" onClick={() => setShown(true)}>
        <UserIcon />
        <span className={styles.userName}>{user.name}</span>
      </button>
      <a ref={logout} className={styles.plain} href="/saml/logout">
        <LogOutIcon />
        <span className={styles.userName}>
          <PortalText textKey="logout" />
        </span>
      </a>
      {shown && (
        <Suspense>
          <IdentityPopup values={user.attributes} stored={stored} onClose={() => setShown(false)} />
        </Suspense>
      )}
    </>
  );
}
