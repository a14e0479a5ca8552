import { useEffect, useRef } from 'react';
import { PortalText, useI18n } from '../../shared/i18n/i18n-context.tsx';
import { clearTab } from '../../shared/shell/user/clear-tab.ts';
import { usePageTitle } from '../../shared/shell/page-title.ts';
import { ShortPage } from './short-page.tsx';
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
    <ShortPage
      title={<PortalText textKey="loggedOutTitle" />}
      titleRef={title}
      help={<PortalText textKey="loggedOutHelp" />}
    />
  );
}
