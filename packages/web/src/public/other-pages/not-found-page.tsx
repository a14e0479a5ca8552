import { ButtonLink } from '@form-portal/ui';
import { PortalText, useI18n } from '../../shared/i18n/i18n-context.tsx';
import { asTitle, usePageTitle } from '../../shared/shell/page-title.ts';
import column from '../../shared/shell/page-column.module.css';
import type { ReactElement } from 'react';

/** The page of unknown paths (specification §2: a page reading '404 Not Found'). */
export function NotFoundPage(): ReactElement {
  const { text } = useI18n();
  const title = asTitle(text('notFound'));
  usePageTitle(title);
  return (
    <div className={column.narrow}>
      <p className={column.overline}>
        <PortalText textKey="notFoundCode" />
      </p>
      <h1 tabIndex={-1}>{title}</h1>
      <p className={column.lede}>
        <PortalText textKey="notFoundHelp" />
      </p>
      <div className={column.actions}>
        <ButtonLink kind="primary" href="/">
          <PortalText textKey="returnHome" />
        </ButtonLink>
      </div>
    </div>
  );
}
