import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DevIdp } from './dev-idp.ts';
import { startDevOidc } from './dev-oidc.ts';

const client = { clientId: 'portal', redirectUri: 'http://127.0.0.1:3000/auth/callback' };
const flawless = {
  client_id: 'portal',
  response_type: 'code',
  redirect_uri: client.redirectUri,
  scope: 'openid profile',
  state: 's',
  prompt: 'select_account',
  code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
  code_challenge_method: 'S256',
};

describe('the OpenID Connect provider for development', () => {
  let provider: DevIdp;
  beforeEach(async () => {
    provider = await startDevOidc('localhost', 0, client);
  });
  afterEach(() => provider.close());

  async function ask(changes: Readonly<Record<string, string>> = {}): Promise<Response> {
    const query = new URLSearchParams({ ...flawless, ...changes });
    return fetch(`${provider.url}/auth?${query.toString()}`, { redirect: 'manual' });
  }

  function responseOf(response: Response): URLSearchParams {
    return new URL(response.headers.get('location') ?? '', provider.url).searchParams;
  }

  async function atChoice(query: string): Promise<Response> {
    const begun = await ask();
    const cookie = begun.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
    const address = new URL(begun.headers.get('location') ?? '', provider.url);
    return fetch(new URL(query, address), { redirect: 'manual', headers: { cookie } });
  }

  it('asks who is signing in and offers every person', async () => {
    const words = await (await atChoice('?')).text();

    expect(words).toContain('Who are you?');
    expect(words.match(/\?person=/g)).toHaveLength(4);
  });

  it('lets people cancel', async () => {
    const cancelled = await atChoice('?cancel=1');

    expect(cancelled.headers.get('location')).toMatch(/\/auth\/[\w-]+$/);
  });

  it.each([
    ['a request without PKCE', { code_challenge: '', code_challenge_method: '' }],
    ['a plain challenge', { code_challenge_method: 'plain' }],
  ])('refuses %s', async (_, changes) => {
    expect(responseOf(await ask(changes)).get('error')).toBe('invalid_request');
  });

  it('redirects only to registered addresses', async () => {
    const response = await ask({ redirect_uri: 'https://evil.example/auth/callback' });

    expect([response.status, responseOf(response).get('code')]).toEqual([400, null]);
  });
});

describe('the OpenID Connect provider', () => {
  it('refuses to start in production', async () => {
    vi.stubEnv('NODE_ENV', 'production');

    await expect(startDevOidc('localhost', 0, client)).rejects.toThrow('does not run in production');
    vi.unstubAllEnvs();
  });
});
