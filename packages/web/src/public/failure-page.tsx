import { ButtonLink } from '@form-portal/ui';
import { useI18n } from '../shared/i18n/i18n-context.tsx';
import { asTitle, usePageTitle } from '../shared/shell/page-title.ts';
import { useSite } from '../shared/shell/site-context.tsx';
import column from '../shared/shell/page-column.module.css';
import type { ReactElement } from 'react';

/** Something failed on the server: what failed, a way to try again, and a reference to quote (design 3.5; decision D23). */
export function FailurePage({ requestId }: { readonly requestId: string }): ReactElement {
  const { text } = useI18n();
  const { path } = useSite();
  const title = asTitle(text('loadingFailed'));
  usePageTitle(title);
  return (
    <div className={column.narrow}>
      <h1 tabIndex={-1}>{title}</h1>
      <p className={column.lede}>{text('failureHelp')}</p>
      <p>{text('failureReference', { id: requestId })}</p>
      <div className={column.actions}>
        <ButtonLink kind="primary" href={path}>
          {text('tryAgain')}
        </ButtonLink>
        <ButtonLink href="/">{text('returnHome')}</ButtonLink>
      </div>
    </div>
  );
}
