import { maxPasswordLength, minPasswordLength, problemText, type TextKey } from '@form-portal/domain';
import { Button, Notice, Setting, TextInput } from '@form-portal/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactElement, type SubmitEvent } from 'react';
import { useI18n } from '../../shared/i18n/i18n-context.tsx';
import { CallError } from '../api/call.ts';
import { failureMessage } from '../api/failure-message.ts';
import { useToast } from '../shell/context/toast-context.tsx';
import { useFocusOnFault } from '../use-focus-on-fault.ts';
import { changePassword } from './account-calls.ts';
import styles from './account.module.css';

const emptyPasswords = { current: '', next: '' };

/** Changes the user's own password, which takes the current one. */
export function PasswordForm(): ReactElement {
  const { text } = useI18n();
  const client = useQueryClient();
  const toast = useToast();
  const [typed, setTyped] = useState(emptyPasswords);
  const [failure, setFailure] = useState<CallError | null>(null);
  const [isBusy, setBusy] = useState(false);
  const form = useFocusOnFault<HTMLFormElement>(failure);
  const isReady = typed.current !== '' && typed.next !== '' && !isBusy;

  async function save(): Promise<void> {
    setBusy(true);
    setFailure(null);
    try {
      await changePassword(typed.current, typed.next);
      setTyped(emptyPasswords);
      toast({ text: text('account.passwordChanged') });
      await client.invalidateQueries({ queryKey: ['sessions'] });
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setFailure(error);
    } finally {
      setBusy(false);
    }
  }
  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (isReady) void save();
  }
  const errorAt = (member: string, labelKey: TextKey) => {
    const problem = failure?.problems.find(({ path }) => path === member);
    return problem && problemText({ ...problem, path: text(labelKey) }, text);
  };
  const isShownByControl = failure?.problems.some(({ path }) => path !== undefined) ?? false;
  return (
    <form ref={form} className={styles.fields} noValidate onSubmit={onSubmit}>
      {failure !== null && !isShownByControl && (
        <Notice kind="danger" role="alert">
          <p>{failureMessage(failure, text)}</p>
        </Notice>
      )}
      <Setting
        label={text('account.currentPassword')}
        error={errorAt('CurrentPassword', 'account.currentPassword')}
      >
        {(control) => (
          <TextInput
            {...control}
            type="password"
            autoComplete="current-password"
            value={typed.current}
            onChange={({ target }) => setTyped({ ...typed, current: target.value })}
          />
        )}
      </Setting>
      <Setting
        label={text('account.newPassword')}
        hint={text('account.newPasswordHint', { n: minPasswordLength })}
        error={errorAt('NewPassword', 'account.newPassword')}
      >
        {(control) => (
          <TextInput
            {...control}
            type="password"
            autoComplete="new-password"
            maxLength={maxPasswordLength}
            value={typed.next}
            onChange={({ target }) => setTyped({ ...typed, next: target.value })}
          />
        )}
      </Setting>
      <div>
        <Button kind="primary" type="submit" aria-disabled={!isReady}>
          {text(isBusy ? 'account.changingPassword' : 'account.changePassword')}
        </Button>
      </div>
    </form>
  );
}
