import { click, mount, one } from '@form-portal/ui/testing';
import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { aPageContext } from '../../testing/sample-page.ts';
import { LoginPage } from './login-page.tsx';
import { PageRoot } from '../page-root.tsx';
import { keepServerError } from '../single-sign-on/failed-sign-on.ts';
import type { PublicPage, User } from '@form-portal/domain';

const page: Extract<PublicPage, { kind: 'login' }> = {
  kind: 'login',
  problem: null,
  ended: false,
  username: '',
  singleSignOn: false,
  returnTo: '/admin',
};

interface Sent {
  readonly path: unknown;
  readonly body: unknown;
}

/** Opens the page on a server with a fixed response, and records the requests. */
function open(
  respond: () => Promise<Response>,
  { user = null, singleSignOn = false }: { user?: User | null; singleSignOn?: boolean } = {},
): readonly Sent[] {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', (path: unknown, options: RequestInit = {}) => {
    sent.push({ path, body: JSON.parse(String(options.body ?? 'null')) });
    return respond();
  });
  mount(
    <PageRoot context={aPageContext('gb', { user })} markdownToHtml={null} userMenu={null}>
      <LoginPage page={{ ...page, singleSignOn, ended: user !== null }} />
    </PageRoot>,
  );
  return sent;
}

async function signIn(): Promise<void> {
  one<HTMLInputElement>('[name="username"]').value = 'maria';
  one<HTMLInputElement>('[name="password"]').value = 'secret';
  await act(async () => one<HTMLFormElement>('main form').requestSubmit());
}

function responding(status: number): () => Promise<Response> {
  return () => Promise.resolve(new Response('{}', { status }));
}

describe('the sign-in page', () => {
  it('can be posted without script', () => {
    open(responding(200));
    const form = one<HTMLFormElement>('main form');

    expect([form.method, form.getAttribute('action')]).toEqual(['post', '/login']);
    expect([...new FormData(form).keys()]).toEqual(['return', 'username', 'password']);
  });

  it('works with password managers (SC 3.3.8)', () => {
    open(responding(200));
    expect(one('[name="username"]').getAttribute('autocomplete')).toBe('username');
    expect(one('[name="password"]').getAttribute('autocomplete')).toBe('current-password');
  });

  it('sends user name and password', async () => {
    const sent = open(responding(401));
    await signIn();
    expect(sent).toEqual([{ path: '/api/session', body: { username: 'maria', password: 'secret' } }]);
  });

  it.each([
    [401, 'Invalid username or password'],
    [400, 'Invalid username or password'],
    [429, 'Too many attempts. Wait a moment and try again.'],
    [500, 'Error logging in'],
  ])('explains the response %i at once, and keeps what was typed', async (status, words) => {
    open(responding(status));
    await signIn();

    expect(one('[role="alert"]').textContent).toBe(words);
    expect(one<HTMLInputElement>('[name="username"]').value).toBe('maria');
    expect(document.activeElement).toBe(one('[name="password"]'));
    expect(one('[name="password"]').getAttribute('aria-describedby')).toBe(one('[role="alert"]').id);
    expect(document.title).toBe('Error: Sign in – Kuusilahti');
  });

  it('reports that the server does not respond', async () => {
    open(() => Promise.reject(new TypeError('offline')));
    await signIn();
    expect(one('[role="alert"]').textContent).toBe('Error logging in');
  });

  it('shows the server’s message when the sign-in fails for another reason', async () => {
    const body = JSON.stringify({ error: 'The vault is closed.', code: 'vault.unavailable' });
    open(() => Promise.resolve(new Response(body, { status: 503 })));
    await signIn();
    expect(one('[role="alert"]').textContent).toBe('The vault is closed.');
  });

  it('sends once, however often it is submitted while it waits', async () => {
    const sent = open(() => new Promise(() => undefined));
    await signIn();
    await signIn();
    expect(sent).toHaveLength(1);
  });

  it('shows the password on request', () => {
    open(responding(200));
    const show = one('main form button[type="button"]');
    const password = one<HTMLInputElement>('[name="password"]');

    click(show);
    expect([password.type, show.textContent]).toEqual(['text', 'Hide']);
    click(show);
    expect([password.type, show.textContent]).toEqual(['password', 'Show']);
  });

  it('informs an identified person that identification gives no rights', () => {
    open(responding(200), { user: { type: 'saml', name: 'Aino', admin: false, attributes: {} } });
    expect(one('main').textContent).toContain('Suomi.fi identification gives no administrator rights.');
  });

  it.each(['mfiles', 'cloud'] as const)('tells a user of type %s that the right is missing', (type) => {
    open(responding(200), { user: { type, name: 'Clerk', admin: false } });
    expect(one('main').textContent).toContain(
      'You are signed in as Clerk, without the right to administer this site.',
    );
    expect(one('main').textContent).not.toContain('You have been signed out.');
  });

  it('says nothing about rights to an administrator who signs in again', () => {
    open(responding(200), { user: { type: 'cloud', name: 'Maria', admin: true } });
    expect(one('main').textContent).not.toContain('right');
  });

  it('reports a failed single sign-on even when it is no longer configured', () => {
    location.hash = '#sign-on-failed';
    open(responding(200));
    expect(one('[role="alert"]').textContent).toBe('Error logging in');
    expect(location.hash).toBe('');
  });

  it.each([
    [true, 'The vault is closed.', 'Error logging in: The vault is closed.'],
    [false, 'The vault is closed.', 'Error logging in: The vault is closed.'],
    [true, 'Error logging in', 'Error logging in'],
  ])('says why the server refused the sign-on (still configured: %s): %s', (singleSignOn, error, words) => {
    keepServerError(error);
    location.hash = '#sign-on-failed';
    open(responding(200), { singleSignOn });
    expect(one('[role="alert"]').textContent).toBe(words);
    expect(sessionStorage).toHaveLength(0);
  });

  it('offers single sign-on below a separator when it is configured', () => {
    open(responding(200), { singleSignOn: true });
    expect(one('main form + div').textContent).toBe('orSingle sign-on');
  });

  it('offers nothing else when it is not', () => {
    open(responding(200));
    expect(one('main').textContent).not.toContain('Single sign-on');
  });

  it('says in the error line that single sign-on can’t start, and logs why', async () => {
    vi.stubGlobal('isSecureContext', true);
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    open(responding(404), { singleSignOn: true });
    await act(async () => one('main form + div button').click());
    expect(one('[role="alert"]').textContent).toBe('Error logging in');
    expect(logged).toHaveBeenCalledExactlyOnceWith('Error: OAuth config not found');
    logged.mockRestore();
    expect(one('[name="password"]').hasAttribute('aria-describedby')).toBe(false);
  });

  it('reports a failed sign-on once', () => {
    location.hash = '#sign-on-failed';
    open(responding(200), { singleSignOn: true });
    expect(one('[role="alert"]').textContent).toBe('Error logging in');
    expect(document.activeElement).toBe(one('main form + div button'));
    expect(location.hash).toBe('');
  });
});
