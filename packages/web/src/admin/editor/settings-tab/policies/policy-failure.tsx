import { Notice } from '@form-portal/ui';
import { useI18n } from '../../../../shared/i18n/i18n-context.tsx';
import { failureMessage } from '../../../api/failure-message.ts';
import type { ReactElement } from 'react';

/** Why a policy of the form could not be loaded; nothing without an error. */
export function PolicyFailure({ error }: { readonly error: Error | null }): ReactElement | null {
  const { text } = useI18n();
  if (error === null) return null;
  return (
    <Notice kind="danger" role="alert">
      {failureMessage(error, text)}
    </Notice>
  );
}
