import { Button, Notice, TextInput } from '@form-portal/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { useI18n } from '../shared/i18n/i18n-context.tsx';
import { usePageTitle } from '../shared/shell/page-title.ts';
import { useSite } from '../shared/shell/site-context.tsx';
import { PasswordInput } from './password-input.tsx';
import { signIn } from './sign-in.ts';
import styles from './login-page.module.css';
import type { SignInOutcome } from './sign-in.ts';
import type { PublicPage } from '@form-portal/domain';
import type { FormEvent, ReactElement } from 'react';

type Login = Extract<PublicPage, { kind: 'login' }>;

const errorKeys = {
  refused: 'wrongCredentials',
  'too-many': 'problem.tooMany',
  failed: 'problem.unexpected',
} as const;

/** Sign-in of vault users. Without script the form is posted to /login; with it the page stays and says what is wrong. */
export function LoginPage({ page }: { readonly page: Login }): ReactElement {
  const { text } = useI18n();
  const { user } = useSite();
  const [outcome, setOutcome] = useState<SignInOutcome>(page.refused ? 'refused' : 'none');
  const [busy, setBusy] = useState(false);
  const password = useRef<HTMLInputElement>(null);
  const id = useId();
  const wrong = outcome === 'refused' || outcome === 'failed' || outcome === 'too-many';
  usePageTitle(text('login'), wrong ? 'with-errors' : 'fine');

  useEffect(() => {
    if (page.refused) password.current?.focus();
  }, [page.refused]);

  async function submit(form: HTMLFormElement): Promise<void> {
    if (busy) return;
    setBusy(true);
    setOutcome('none');
    const result = await signIn(new FormData(form));
    setBusy(false);
    setOutcome(result);
    if (result === 'signed-in') location.assign(page.returnTo);
    else password.current?.focus();
  }

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    void submit(event.currentTarget);
  }

  return (
    <div className={styles.page}>
      <div className={styles.card}>
        <h1>{text('login')}</h1>
        <p className={styles.who}>{text('loginHelp')}</p>
        {user?.type === 'saml' && <Notice kind="info">{text('samlNoAdmin')}</Notice>}
        {wrong && (
          <Notice kind="danger" role="alert" id={`${id}-error`}>
            {text(errorKeys[outcome])}
          </Notice>
        )}
        <form method="post" action="/login" noValidate onSubmit={onSubmit} className={styles.form}>
          <input type="hidden" name="return" value={page.returnTo} />
          <label htmlFor={`${id}-username`}>{text('username')}</label>
          <TextInput
            id={`${id}-username`}
            name="username"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            defaultValue={page.username}
            aria-required="true"
            aria-describedby={wrong ? `${id}-error` : undefined}
          />
          <label htmlFor={`${id}-password`}>{text('password')}</label>
          <PasswordInput
            id={`${id}-password`}
            input={password}
            describedBy={wrong ? `${id}-error` : undefined}
          />
          <Button kind="primary" type="submit" aria-disabled={busy || undefined}>
            {text('login')}
          </Button>
        </form>
      </div>
      <p className={styles.elsewhere}>
        {text('notStaff')} <a href="/">{text('returnHome')}</a>
      </p>
    </div>
  );
}
