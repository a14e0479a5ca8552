import { ButtonLink } from '@form-portal/ui';
import { useEffect, useRef } from 'react';
import { PortalText, useI18n } from '../../shared/i18n/i18n-context.tsx';
import { clearTab } from '../../shared/shell/user/clear-tab.ts';
import { usePageTitle } from '../../shared/shell/page-title.ts';
import column from '../../shared/shell/page-column.module.css';
import type { ReactElement } from 'react';

/** The page after signing out: clears the tab's storage (specification D39) and focuses the title. */
export function LogoutPage(): ReactElement {
  const { text } = useI18n();
  const title = useRef<HTMLHeadingElement>(null);
  usePageTitle(text('loggedOutTitle'));
  useEffect(() => {
    clearTab();
    title.current?.focus();
  }, []);
  return (
    <div className={column.narrow}>
      <h1 ref={title} tabIndex={-1}>
        <PortalText textKey="loggedOutTitle" />
      </h1>
      <p className={column.lede}>
        <PortalText textKey="loggedOutHelp" />
      </p>
      <div className={column.actions}>
        <ButtonLink kind="primary" href="/">
          <PortalText textKey="returnHome" />
        </ButtonLink>
      </div>
    </div>
  );
}
