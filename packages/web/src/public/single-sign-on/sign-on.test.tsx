import { beforeEach, describe, expect, it, vi } from 'vitest';
import { beginSignOn } from './begin-sign-on.ts';
import { codeChallenge } from './code-verifier.ts';
import { failedSignOnAddress } from './failed-sign-on.ts';
import { finishSignOn } from './finish-sign-on.ts';

const config = {
  ClientID: 'portal',
  Scope: 'openid profile',
  AuthorizationEndpoint: 'https://idp.example/authorize?tenant=town',
  TokenEndpoint: 'https://idp.example/token',
  UseIdTokenAsAccessToken: true,
  Nonce: 'bound-to-this-browser',
  Issuer: 'https://idp.example',
  NamesIssuer: false,
  Prompt: 'select_account',
};

type Respond = () => Promise<Response> | Response;

interface Call {
  readonly address: string;
  readonly options: RequestInit;
}

/** A server and an identity provider with fixed responses, and the requests they got. */
function serverWith(responses: Readonly<Record<string, Respond>> = {}): readonly Call[] {
  const calls: Call[] = [];
  const all: Readonly<Record<string, Respond>> = {
    '/api/auth/config': () => Response.json(config),
    'https://idp.example/token': () => Response.json({ id_token: 'the-id', access_token: 'the-access' }),
    '/api/set-token': () => Response.json({ user: { name: 'Maria', type: 'cloud', admin: true } }),
    ...responses,
  };
  vi.stubGlobal('fetch', async (address: string, options: RequestInit = {}) => {
    calls.push({ address, options });
    return (all[address] ?? (() => new Response('', { status: 404 })))();
  });
  return calls;
}

function memory(): readonly (string | null)[] {
  return ['codeVerifier', 'oauthState', 'oauthReturn'].map((key) => sessionStorage.getItem(key));
}

/** Begins a single sign-on and returns the identity provider's response to it. */
async function beginAndRespond(
  returnTo = '/admin',
  response: Readonly<Record<string, string | readonly string[]>> = {},
) {
  const beginning = await beginSignOn(returnTo);
  const requested = new URL(beginning.kind === 'ready' ? beginning.address : '').searchParams;
  const members = { code: 'a-code', state: requested.get('state') ?? '', ...response };
  return new URLSearchParams(
    Object.entries(members).flatMap(([name, values]) => [values].flat().map((value) => [name, value])),
  );
}

beforeEach(() => {
  vi.stubGlobal('isSecureContext', true);
  sessionStorage.clear();
});

describe('single sign-on begins', () => {
  it('with an authorisation request by PKCE, whose verifier and state the tab keeps', async () => {
    serverWith();
    const beginning = await beginSignOn('/admin/settings');
    const [verifier = '', state] = memory();
    expect(verifier).toMatch(/^[0-9a-f]{56}$/);
    expect(state).toMatch(/^[0-9a-f-]{36}$/);
    if (beginning.kind !== 'ready') throw new Error('it did not begin');
    const address = new URL(beginning.address);
    expect(address.origin + address.pathname).toBe('https://idp.example/authorize');
    expect(Object.fromEntries(address.searchParams)).toEqual({
      tenant: 'town',
      client_id: 'portal',
      response_type: 'code',
      redirect_uri: `${location.origin}/auth/callback`,
      scope: 'openid profile',
      state,
      code_challenge: await codeChallenge(verifier ?? ''),
      code_challenge_method: 'S256',
      prompt: 'select_account',
      nonce: 'bound-to-this-browser',
    });
  });

  it('without a prompt when none is configured', async () => {
    serverWith({ '/api/auth/config': () => Response.json({ ...config, Prompt: '' }) });
    const beginning = await beginSignOn('/admin');
    expect(new URL(beginning.kind === 'ready' ? beginning.address : '').searchParams.has('prompt')).toBe(
      false,
    );
  });

  it.each<readonly [string, Respond, string]>([
    ['is not configured', () => new Response('{}', { status: 404 }), 'Error: OAuth config not found'],
    ['is configured only in part', () => Response.json({ ClientID: 'x' }), 'Error: OAuth config not found'],
    ['cannot be fetched', () => Promise.reject(new TypeError('offline')), 'Error making API request'],
  ])('not, when it %s', async (_, response, error) => {
    serverWith({ '/api/auth/config': response });
    expect(await beginSignOn('/admin')).toEqual({ kind: 'failed', error });
    expect(memory()).toEqual([null, null, null]);
  });

  it('not on a connection that is not secure, where the browser computes no challenge', async () => {
    serverWith();
    vi.stubGlobal('isSecureContext', false);
    expect(await beginSignOn('/admin')).toEqual({ kind: 'insecure' });
  });
});

describe('single sign-on ends', () => {
  it.each([
    [true, 'the-id'],
    [false, 'the-access'],
  ])(
    'with the token that is configured (ID token: %s), exchanged without cookies or a secret',
    async (useIdToken, token) => {
      const calls = serverWith({
        '/api/auth/config': () => Response.json({ ...config, UseIdTokenAsAccessToken: useIdToken }),
      });
      const response = await beginAndRespond();
      const [verifier] = memory();
      expect(await finishSignOn(response)).toEqual({ kind: 'signed-in', goTo: '/admin' });
      const [exchange, stored] = calls.slice(-2);
      expect(exchange?.options.credentials).toBe('omit');
      expect(Object.fromEntries(new URLSearchParams(String(exchange?.options.body)))).toEqual({
        client_id: 'portal',
        grant_type: 'authorization_code',
        redirect_uri: `${location.origin}/auth/callback`,
        code: 'a-code',
        code_verifier: verifier,
      });
      expect(stored?.address).toBe('/api/set-token');
      expect(stored?.options.body).toBe(JSON.stringify({ token }));
      expect(Object.values({ ...sessionStorage, ...localStorage })).toEqual([]);
    },
  );

  it('when the provider names itself as the issuer, or nobody knows what it should be', async () => {
    serverWith();
    const known = await beginAndRespond('/admin', { iss: 'https://idp.example' });
    expect(await finishSignOn(known)).toEqual({ kind: 'signed-in', goTo: '/admin' });
    serverWith({ '/api/auth/config': () => Response.json({ ...config, NamesIssuer: true }) });
    const announced = await beginAndRespond('/admin', { iss: 'https://idp.example' });
    expect(await finishSignOn(announced)).toEqual({ kind: 'signed-in', goTo: '/admin' });
    serverWith({ '/api/auth/config': () => Response.json({ ...config, Issuer: '' }) });
    const unknown = await beginAndRespond('/admin', { iss: 'https://vault.example' });
    expect(await finishSignOn(unknown)).toEqual({ kind: 'signed-in', goTo: '/admin' });
  });

  it('for somebody who is no administrator on the sign-in page, which says why, or where they may be', async () => {
    serverWith({
      '/api/set-token': () => Response.json({ user: { name: 'Olli', type: 'cloud', admin: false } }),
    });
    expect(await finishSignOn(await beginAndRespond('/admin'))).toEqual({
      kind: 'signed-in',
      goTo: '/login?return=%2Fadmin',
    });
    expect(await finishSignOn(await beginAndRespond('/form/x'))).toEqual({
      kind: 'signed-in',
      goTo: '/form/x',
    });
  });

  it('with one exchange at a time', async () => {
    const calls = serverWith();
    const response = await beginAndRespond();
    const outcomes = await Promise.all([finishSignOn(response), finishSignOn(response)]);
    expect(outcomes.map(({ kind }) => kind)).toEqual(['signed-in', 'failed']);
    expect(outcomes[1]).toMatchObject({ status: 429, error: 'Error: Token exchange in progress' });
    expect(calls.filter(({ address }) => address === config.TokenEndpoint)).toHaveLength(1);
  });

  it('without another exchange when the callback is opened again', async () => {
    const calls = serverWith();
    const response = await beginAndRespond();
    await finishSignOn(response);
    const again = await finishSignOn(response);
    expect(again).toMatchObject({ status: 500, error: 'Error: Code verifier not found', returnTo: null });
    expect(failedSignOnAddress(null)).toBe('/login#sign-on-failed');
    expect(calls.filter(({ address }) => address === config.TokenEndpoint)).toHaveLength(1);
  });

  const offline: Respond = () => Promise.reject(new TypeError('offline'));
  const refused: Respond = () => new Response('{}', { status: 400 });
  const announced = { '/api/auth/config': () => Response.json({ ...config, NamesIssuer: true }) };
  const vaults = { '/api/auth/config': () => Response.json({ ...config, Issuer: '' }) };
  const [issuer, evil] = [config.Issuer, 'https://evil.example'];
  const failures: readonly (readonly [
    string,
    Record<string, string | readonly string[]>,
    Record<string, Respond>,
    string,
  ])[] = [
    ['an announced issuer is missing', {}, announced, 'Error: Token exchange failed'],
    ['the issuer was returned twice', { iss: [issuer, issuer] }, announced, 'Error: Token exchange failed'],
    ['two issuers were returned', { iss: [issuer, evil] }, {}, 'Error: Token exchange failed'],
    ['two unknown issuers were returned', { iss: [issuer, evil] }, vaults, 'Error: Token exchange failed'],
    ['two codes were returned', { code: ['a-code', 'b-code'] }, {}, 'Error: Token exchange failed'],
    ['another state was returned', { state: 'x' }, {}, 'Error: Token exchange failed'],
    [
      'a state of the same length was returned',
      { state: 'x'.repeat(36) },
      {},
      'Error: Token exchange failed',
    ],
    ['no state was returned', { state: '' }, {}, 'Error: Token exchange failed'],
    ['no code was returned', { code: '' }, {}, 'Error: Token exchange failed'],
    ['another issuer was returned', { iss: 'https://evil.example' }, {}, 'Error: Token exchange failed'],
    ['an empty issuer was returned', { iss: '' }, {}, 'Error: Token exchange failed'],
    ['the provider refuses', { error: 'access_denied' }, {}, 'Error: Token exchange failed'],
    ['the code is refused', {}, { [config.TokenEndpoint]: refused }, 'Error: Token exchange failed'],
    ['the provider is down', {}, { [config.TokenEndpoint]: offline }, 'Error: Token exchange failed'],
    [
      'no token comes',
      {},
      { [config.TokenEndpoint]: () => Response.json({ access_token: 'only this' }) },
      'Error: Token exchange failed',
    ],
    ['the server refuses the token', {}, { '/api/set-token': refused }, 'Error logging in'],
  ];
  it.each(failures)('failing when %s, with its verifier removed', async (_, changed, responses, error) => {
    serverWith(responses);
    const response = await beginAndRespond('/admin/settings', changed);
    expect(await finishSignOn(response)).toEqual({
      kind: 'failed',
      status: 500,
      error,
      serverError: '',
      returnTo: '/admin/settings',
    });
    expect(memory()).toEqual([null, null, null]);
  });

  it.each([
    ['the message of the server', () => Response.json({ error: 'No room.' }, { status: 507 }), 'No room.'],
    ['nothing when it sends no message', () => new Response('<html>', { status: 502 }), ''],
  ])('failing with %s', async (_, response, serverError) => {
    serverWith({ '/api/set-token': response });
    expect(await finishSignOn(await beginAndRespond())).toMatchObject({
      error: 'Error logging in',
      serverError,
    });
  });

  it('failing when the configuration was removed in the meantime', async () => {
    serverWith();
    const response = await beginAndRespond();
    serverWith({ '/api/auth/config': refused });
    expect(await finishSignOn(response)).toMatchObject({
      status: 500,
      error: 'Error: OAuth config not found',
    });
  });
});
