import { PortalText, useI18n } from '../../shared/i18n/i18n-context.tsx';
import { asTitle, usePageTitle } from '../../shared/shell/page-title.ts';
import { useSite } from '../../shared/shell/site-context.tsx';
import { failureTextKeys } from './failure-text-keys.ts';
import { ShortPage } from './short-page.tsx';
import type { PublicPage } from '@form-portal/domain';
import type { ReactElement } from 'react';

/**
 * The page of a failure on the server or of identification: what failed, a link to try again, and a reference to quote
 * (specification D23). A visitor who cancelled needs no reference.
 */
export function FailurePage({
  page,
}: {
  readonly page: Extract<PublicPage, { kind: 'failure' }>;
}): ReactElement {
  const { text } = useI18n();
  const { path } = useSite();
  const { titleKey, helpKey } = failureTextKeys(page);
  const title = asTitle(text(titleKey));
  usePageTitle(title);
  return (
    <ShortPage title={title} help={<PortalText textKey={helpKey} />} retryPath={path}>
      {page.reason !== 'identification-cancelled' && (
        <p>
          <PortalText textKey="failureReference" params={{ id: page.requestId }} />
        </p>
      )}
    </ShortPage>
  );
}
