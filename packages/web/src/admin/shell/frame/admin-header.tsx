import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { Header } from '../../../shared/shell/header/header.tsx';
import { SiteContext, useSite } from '../../../shared/shell/site-context.tsx';
import { UserMenu } from '../../../shared/shell/user/user-menu.tsx';
import { ThemeChoice } from '../theme/theme-choice.tsx';
import type { WayBack } from '@form-portal/domain';
import type { ReactElement, ReactNode } from 'react';

export interface AdminHeaderProps {
  /** The address of the back button. */
  readonly backTo: WayBack;
  /** The title of the open page, instead of the site's name. */
  readonly open?: ReactNode;
}

/** The header of the administration's pages. */
export function AdminHeader({ backTo, open }: AdminHeaderProps): ReactElement {
  const site = useSite();
  const { pathname, search } = useLocation();
  const siteOfPage = useMemo(
    () => ({ ...site, backTo, path: `${pathname}${search}` }),
    [site, backTo, pathname, search],
  );
  const { user } = site;
  return (
    <SiteContext value={siteOfPage}>
      <Header
        userMenu={user === null ? null : <UserMenu user={user} choices={<ThemeChoice />} />}
        home="/admin"
        {...(open === undefined ? {} : { open })}
      />
    </SiteContext>
  );
}
