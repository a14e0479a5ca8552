import { createHash, randomBytes } from 'node:crypto';
import type { TestClient } from '../../../testing/test-client.ts';
import type { SignOnConfigWire } from '@form-portal/domain/wire';

/** A sign-in at the provider, as the person with this id. */
interface Choice {
  readonly person: string;
  readonly redirectUri: string;
}

/** The response of the token endpoint, and whether a browser would let the page read it. */
interface Exchange {
  readonly state: string;
  /** Every `iss` of the callback. */
  readonly issuers: readonly string[];
  readonly allowedOrigin: string | null;
  readonly tokens: { readonly id_token: string; readonly access_token: string };
}

/** Takes a browser through the authorisation code flow with PKCE, from the portal's configuration to the tokens, over HTTP. */
export async function signOnAtProvider(portal: TestClient, choice: Choice): Promise<Exchange> {
  const config = (await portal.get('/api/auth/config')).json<SignOnConfigWire>();
  const verifier = randomBytes(28).toString('hex');
  const cookies = new Map<string, string>();
  const start = authorisationUrl(config, verifier, choice);
  const who = await follow(start, cookies, (url) => url.pathname.startsWith('/interaction/'));
  who.searchParams.set('person', choice.person);
  const back = await follow(who, cookies, (url) => url.href.startsWith(choice.redirectUri));
  const response = await fetch(config.TokenEndpoint, {
    method: 'POST',
    headers: { origin: new URL(choice.redirectUri).origin },
    body: new URLSearchParams({
      client_id: config.ClientID,
      grant_type: 'authorization_code',
      redirect_uri: choice.redirectUri,
      code: back.searchParams.get('code') ?? '',
      code_verifier: verifier,
    }),
  });
  if (!response.ok) throw new Error(`No tokens: ${await response.text()}`);
  return {
    state: back.searchParams.get('state') ?? '',
    issuers: back.searchParams.getAll('iss'),
    allowedOrigin: response.headers.get('access-control-allow-origin'),
    tokens: (await response.json()) as Exchange['tokens'],
  };
}

function authorisationUrl(config: SignOnConfigWire, verifier: string, { redirectUri }: Choice): URL {
  const url = new URL(config.AuthorizationEndpoint);
  const parameters = {
    client_id: config.ClientID,
    response_type: 'code',
    redirect_uri: redirectUri,
    scope: config.Scope,
    state: 'state-1',
    nonce: config.Nonce,
    prompt: config.Prompt,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url;
}

/** Follows redirects, keeping cookies, until it reaches the expected address. */
async function follow(start: URL, cookies: Map<string, string>, isEnd: (url: URL) => boolean): Promise<URL> {
  let url = start;
  for (let step = 0; step < 6; step++) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(url, { redirect: 'manual', headers: { cookie } });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    const location = response.headers.get('location');
    if (location === null) throw new Error(`${url.pathname}: ${response.status} ${await response.text()}`);
    url = new URL(location, url);
    if (isEnd(url)) return url;
  }
  throw new Error('The provider redirects in a loop');
}
