import { PortalText, useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { ReferenceBox } from '../../sent-details.tsx';
import type { ArrivedVersion } from '@form-portal/domain';
import type { ReactElement } from 'react';

/** Says which earlier version is stored, with its reference and time, and that this one was not sent. */
export function ArrivedText({ first }: { readonly first: ArrivedVersion }): ReactElement {
  const { dateTime } = useI18n();
  return (
    <>
      <p suppressHydrationWarning>
        <PortalText textKey="arrivedAt" params={{ at: dateTime(first.receivedAt) }} />{' '}
        <PortalText textKey="arrivedDiffers" />
      </p>
      <ReferenceBox reference={first.reference} />
      <p>
        <PortalText textKey="arrivedChoice" />
      </p>
    </>
  );
}
