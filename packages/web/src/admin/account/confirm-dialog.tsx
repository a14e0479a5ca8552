import { problemText } from '@form-portal/domain';
import { Button, Setting, TextInput } from '@form-portal/ui';
import { useId, useState, type ReactElement, type SubmitEvent } from 'react';
import { useI18n } from '../../shared/i18n/i18n-context.tsx';
import { Popup } from '../../shared/shell/popup.tsx';
import { useSite } from '../../shared/shell/site-context.tsx';
import { CallError } from '../api/call.ts';
import { failureMessage } from '../api/failure-message.ts';
import { useFocusOnFault } from '../use-focus-on-fault.ts';
import { confirmSession } from './account-calls.ts';
import styles from './account.module.css';

export interface ConfirmDialogProps {
  /** Called after the password was accepted: the refused change can be tried again. */
  readonly onConfirmed: () => void;
  readonly onExit: () => void;
}

/** Asks for the user's password again; cloud users are asked to sign in again. */
export function ConfirmDialog(props: ConfirmDialogProps): ReactElement {
  return useSite().user?.type === 'cloud' ? <SignInAgain {...props} /> : <ConfirmByPassword {...props} />;
}

function ConfirmByPassword({ onConfirmed, onExit }: ConfirmDialogProps): ReactElement {
  const { text } = useI18n();
  const id = useId();
  const [password, setPassword] = useState('');
  const [failure, setFailure] = useState<CallError | null>(null);
  const [isBusy, setBusy] = useState(false);
  const form = useFocusOnFault<HTMLFormElement>(failure);
  const isReady = password !== '' && !isBusy;

  async function confirm(): Promise<void> {
    setBusy(true);
    try {
      await confirmSession(password);
      onConfirmed();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setFailure(error);
    } finally {
      setBusy(false);
    }
  }
  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (isReady) void confirm();
  }
  const [problem] = failure?.problems ?? [];
  const errorText =
    problem?.path === undefined ? failure && failureMessage(failure, text) : problemText(problem, text);
  return (
    <Popup
      icon="info"
      title={text('account.confirmTitle')}
      onExit={onExit}
      actions={
        <Button kind="primary" type="submit" form={id} aria-disabled={!isReady}>
          {text('account.confirm')}
        </Button>
      }
      safe={<Button onClick={onExit}>{text('cancel')}</Button>}
    >
      <form ref={form} id={id} className={styles.fields} noValidate onSubmit={onSubmit}>
        <p>{text('account.confirmWhy')}</p>
        <Setting label={text('account.yourPassword')} error={errorText ?? undefined}>
          {(control) => (
            <TextInput
              {...control}
              data-first-focus
              type="password"
              autoComplete="current-password"
              value={password}
              onChange={({ target }) => setPassword(target.value)}
            />
          )}
        </Setting>
      </form>
    </Popup>
  );
}

function SignInAgain({ onExit }: ConfirmDialogProps): ReactElement {
  const { text } = useI18n();
  return (
    <Popup
      icon="info"
      title={text('account.confirmAgainTitle')}
      onExit={onExit}
      actions={
        <Button kind="primary" data-first-focus onClick={onExit}>
          {text('close')}
        </Button>
      }
    >
      <p>{text('account.confirmBySignOn')}</p>
      <p>
        <a href="/login?again=1" target="_blank" rel="noopener">
          {text('account.signInAgain')}
        </a>
      </p>
    </Popup>
  );
}
