import { ChevronDownIcon, LogOutIcon, Menu, SettingsIcon, UserIcon, menuItem } from '@form-portal/ui';
import { Suspense, lazy, useState } from 'react';
import { useI18n } from '../i18n/i18n-context.tsx';
import { LogoutButton } from './logout-button.tsx';
import styles from './header.module.css';
import type { CloudUser, NationalUser, User, VaultUser } from '@form-portal/domain';
import type { ReactElement } from 'react';

// Few visitors look at it, so its script comes when they do.
const IdentityPopup = lazy(() =>
  import('./identity-popup.tsx').then((module) => ({ default: module.IdentityPopup })),
);

/** Who is signed in, and what they can do about it (specification section 2, Page header). */
export function UserMenu({ user }: { readonly user: User }): ReactElement {
  return user.type === 'saml' ? <IdentifiedVisitor user={user} /> : <Account user={user} />;
}

function Account({ user }: { readonly user: VaultUser | CloudUser }): ReactElement {
  const { text } = useI18n();
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
              {text('admin')}
            </a>
          </li>
        )}
        <li>
          <LogoutButton className={menuItem} />
        </li>
      </ul>
    </Menu>
  );
}

function IdentifiedVisitor({ user }: { readonly user: NationalUser }): ReactElement {
  const { text } = useI18n();
  const [shown, setShown] = useState(false);
  return (
    <>
      <button type="button" className={styles.framed} aria-haspopup="dialog" onClick={() => setShown(true)}>
        <UserIcon />
        <span className={styles.userName}>{user.name}</span>
      </button>
      <a className={styles.plain} href="/saml/logout">
        <LogOutIcon />
        <span className={styles.userName}>{text('logout')}</span>
      </a>
      {shown && (
        <Suspense>
          <IdentityPopup values={user.attributes} onClose={() => setShown(false)} />
        </Suspense>
      )}
    </>
  );
}
