import { Notice } from '@form-portal/ui';
import { Localized } from '../../../shared/i18n/i18n-context.tsx';
import type { FormCheck } from '@form-portal/domain';
import type { ReactElement } from 'react';

/** In place of Send: why nobody can send a form with these answers. The draft keeps them. */
export function StopNotice({ stops }: { readonly stops: readonly FormCheck[] }): ReactElement {
  return (
    <Notice kind="danger" role="status">
      {stops.map(({ guid, message }) => (
        <p key={guid}>
          <Localized text={message} />
        </p>
      ))}
    </Notice>
  );
}
