import { landingOf, mayAdminister } from '@form-portal/domain';
import { Button, Notice, TextInput } from '@form-portal/ui';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { PortalText, useI18n } from '../../shared/i18n/i18n-context.tsx';
import { usePageTitle } from '../../shared/shell/page-title.ts';
import { useSite } from '../../shared/shell/site-context.tsx';
import { PasswordInput } from './password-input.tsx';
import { takeFailedSignOn } from '../single-sign-on/failed-sign-on.ts';
import { SignOnPart } from '../single-sign-on/sign-on-part.tsx';
import { signIn } from './sign-in.ts';
import styles from './login-page.module.css';
import type { SignOnProblem } from '../single-sign-on/sign-on-part.tsx';
import type { PublicPage, Translate, User } from '@form-portal/domain';
import type { FormEvent, ReactElement } from 'react';

type Login = Extract<PublicPage, { kind: 'login' }>;

/** The problem that the error line shows; null when there is none. */
type LoginProblem = {
  readonly kind: keyof typeof errorKeys;
  /** The server's own sentence; empty when it gives none. */
  readonly serverError: string;
} | null;

const errorKeys = {
  refused: 'wrongCredentials',
  'too-many': 'problem.tooMany',
  failed: 'loginFailed',
  'sign-on-failed': 'loginFailed',
  'sign-on-insecure': 'ssoNeedsHttps',
} as const;

/** The sign-in page of staff (specification §2, Admin login): error line, name and password, and single sign-on where it is configured. */
export function LoginPage({ page }: { readonly page: Login }): ReactElement {
  const { text } = useI18n();
  const { user } = useSite();
  const [problem, setProblem] = useState<LoginProblem>(
    page.problem && { kind: page.problem, serverError: '' },
  );
  const errorId = useId();
  usePageTitle(text('login'), problem === null ? 'fine' : 'with-errors');
  const showSignOnProblem = (signOn: SignOnProblem | null, serverError = ''): void =>
    setProblem(signOn && { kind: `sign-on-${signOn}`, serverError });
  return (
    <div className={styles.page}>
      <div className={styles.card}>
        <h1>
          <PortalText textKey="login" />
        </h1>
        <p className={styles.who}>
          <PortalText textKey="loginHelp" />
        </p>
        {user !== null && !mayAdminister(user) && <Notice kind="info">{noRightText(user, text)}</Notice>}
        {user === null && page.ended && problem === null && (
          <Notice kind="info">
            <PortalText textKey="loginAfterEnd" />
          </Notice>
        )}
        {problem !== null && (
          <Notice kind="danger" role="alert" id={errorId}>
            {problemText(problem, text)}
          </Notice>
        )}
        <PasswordForm page={page} problem={problem} errorId={errorId} onProblem={setProblem} />
        {page.singleSignOn ? (
          <SignOnPart returnTo={page.returnTo} onProblem={showSignOnProblem} />
        ) : (
          <FailedSignOn onFound={(serverError) => showSignOnProblem('failed', serverError)} />
        )}
      </div>
      <p className={styles.elsewhere}>
        <PortalText textKey="notStaff" />{' '}
        <a href="/">
          <PortalText textKey="returnHome" />
        </a>
      </p>
    </div>
  );
}

/** The text of the error line. For single sign-on it always says that it failed: the server's message may be about a token only. */
function problemText({ kind, serverError }: NonNullable<LoginProblem>, text: Translate): string {
  const message = text(errorKeys[kind]);
  if (serverError === '' || serverError === message) return message;
  return kind === 'sign-on-failed' ? `${message}: ${serverError}` : serverError;
}

/** Reports a failed single sign-on when it is no longer configured. */
function FailedSignOn({ onFound }: { readonly onFound: (serverError: string) => void }): null {
  const report = useEffectEvent(() => {
    const failure = takeFailedSignOn();
    if (failure !== null) onFound(failure.serverError);
  });
  useEffect(() => report(), []);
  return null;
}

/** Why somebody who is signed in can't enter the administration. */
function noRightText(user: User, text: Translate): string {
  return user.type === 'saml' ? text('samlNoAdmin') : text('noAdminRight', { name: user.name });
}

interface PasswordFormProps {
  readonly page: Login;
  readonly problem: LoginProblem;
  readonly errorId: string;
  readonly onProblem: (problem: LoginProblem) => void;
}

/** Name and password. Without script the form is posted to /login; with script the page stays and shows the problem. */
function PasswordForm({ page, problem, errorId, onProblem }: PasswordFormProps): ReactElement {
  const [busy, setBusy] = useState(false);
  const password = useRef<HTMLInputElement>(null);
  const id = useId();
  const describedBy = problem === null || problem.kind.startsWith('sign-on') ? undefined : errorId;

  useEffect(() => {
    if (page.problem !== null) password.current?.focus();
  }, [page.problem]);

  async function submit(form: HTMLFormElement): Promise<void> {
    if (busy) return;
    setBusy(true);
    onProblem(null);
    const outcome = await signIn(new FormData(form));
    setBusy(false);
    if (outcome.kind === 'signed-in') {
      location.assign(landingOf(outcome, page.returnTo));
      return;
    }
    onProblem({ kind: outcome.kind, serverError: outcome.kind === 'failed' ? outcome.error : '' });
    password.current?.focus();
  }

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    void submit(event.currentTarget);
  }

  return (
    <form method="post" action="/login" noValidate onSubmit={onSubmit} className={styles.form}>
      <input type="hidden" name="return" value={page.returnTo} />
      <label htmlFor={`${id}-username`}>
        <PortalText textKey="username" />
      </label>
      <TextInput
        id={`${id}-username`}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={page.username}
        aria-required="true"
        aria-describedby={describedBy}
      />
      <label htmlFor={`${id}-password`}>
        <PortalText textKey="password" />
      </label>
      <PasswordInput id={`${id}-password`} input={password} describedBy={describedBy} />
      <Button kind="primary" type="submit" aria-disabled={busy || undefined}>
        <PortalText textKey="login" />
      </Button>
    </form>
  );
}
