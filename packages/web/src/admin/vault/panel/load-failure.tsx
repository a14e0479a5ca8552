import { Button, Notice } from '@form-portal/ui';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { failureMessage } from '../../api/failure-message.ts';
import { pageHeading, useFallbackFocus } from '../../shell/focus/use-fallback-focus.ts';
import type { ReactElement } from 'react';

export interface LoadFailureProps {
  readonly error: Error;
  readonly onRetry: () => void;
}

/** Why a list or a part of a panel could not be loaded, and a button to try again. */
export function LoadFailure({ error, onRetry }: LoadFailureProps): ReactElement {
  const { text } = useI18n();
  const failure = useFallbackFocus<HTMLDivElement>(pageHeading);
  return (
    <div ref={failure}>
      <Notice kind="danger" role="alert">
        <p>{failureMessage(error, text)}</p>
        <Button onClick={onRetry}>{text('tryAgain')}</Button>
      </Notice>
    </div>
  );
}
