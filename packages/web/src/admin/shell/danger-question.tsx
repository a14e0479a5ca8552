import { Button } from '@form-portal/ui';
import { useI18n } from '../../shared/i18n/i18n-context.tsx';
import { Popup } from '../../shared/shell/popup.tsx';
import { failureMessage } from '../api/failure-message.ts';
import type { ReactElement, ReactNode } from 'react';

export interface DangerQuestionProps {
  readonly question: string;
  /** The label of the confirming button. */
  readonly action: string;
  readonly icon?: ReactElement;
  /** The label of the cancelling button; absent: Cancel. */
  readonly refusal?: string;
  /** Whether the action is being carried out. */
  readonly isBusy?: boolean;
  /** Why the last attempt failed; null: it did not. */
  readonly error?: Error | null;
  readonly onDo: () => void;
  readonly onExit: () => void;
  /** The consequences. */
  readonly children: ReactNode;
}

/**
 * Asks for confirmation of an action that can't be undone. Esc and the button focused first cancel, until it is being carried out: then
 * the question waits for the result, which may be a failure.
 */
export function DangerQuestion(props: DangerQuestionProps): ReactElement {
  const { question, action, icon, refusal, isBusy = false, error = null, onDo, onExit, children } = props;
  const { text } = useI18n();
  return (
    <Popup
      icon="error"
      title={question}
      exit={isBusy ? 'none' : 'escape'}
      onExit={onExit}
      actions={
        <Button
          kind="danger"
          icon={icon}
          aria-disabled={isBusy || undefined}
          onClick={() => {
            if (!isBusy) onDo();
          }}
        >
          {action}
        </Button>
      }
      safe={
        <Button
          data-first-focus
          aria-disabled={isBusy || undefined}
          onClick={() => {
            if (!isBusy) onExit();
          }}
        >
          {refusal ?? text('cancel')}
        </Button>
      }
    >
      {children}
      {error !== null && <p role="alert">{failureMessage(error, text)}</p>}
    </Popup>
  );
}
