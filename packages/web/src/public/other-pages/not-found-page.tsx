import { PortalText, useI18n } from '../../shared/i18n/i18n-context.tsx';
import { asTitle, usePageTitle } from '../../shared/shell/page-title.ts';
import { ShortPage } from './short-page.tsx';
import type { ReactElement } from 'react';

/** The page of unknown paths (specification §2: a page reading '404 Not Found'). */
export function NotFoundPage(): ReactElement {
  const { text } = useI18n();
  const title = asTitle(text('notFound'));
  usePageTitle(title);
  return (
    <ShortPage
      overline={<PortalText textKey="notFoundCode" />}
      title={title}
      help={<PortalText textKey="notFoundHelp" />}
    />
  );
}
