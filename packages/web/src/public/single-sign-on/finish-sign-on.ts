import { landingOf } from '@form-portal/domain';
import { isAdmin } from '../login/sign-in.ts';
import { fetchSignOnConfig, textOf } from './sign-on-config.ts';
import { redirectAddress } from './redirect-address.ts';
import { takeSignOn } from './sign-on-memory.ts';
import type { SignOnConfig } from './sign-on-config.ts';

/** The outcome of signing on: the path to open, or the failure as in specification §8. */
export type SignOnOutcome =
  | { readonly kind: 'signed-in'; readonly goTo: string }
  | {
      readonly kind: 'failed';
      readonly status: 429 | 500;
      readonly error: string;
      /** The server's message about why it refuses the token; empty when it gives none. */
      readonly serverError: string;
      /** The path that was requested; null when the tab remembers none. */
      readonly returnTo: string | null;
    };

/** Whether an exchange is running. One per page, like the code in its address, which can be exchanged only once. */
let running = false;

/** Finishes signing on (specification §4, OAuth login, steps 4 to 6) with the parameters that the identity provider added to the address. */
export async function finishSignOn(response: URLSearchParams): Promise<SignOnOutcome> {
  if (running) {
    const error = 'Error: Token exchange in progress';
    return { kind: 'failed', status: 429, error, serverError: '', returnTo: null };
  }
  running = true;
  try {
    return await exchange(response);
  } finally {
    running = false;
  }
}

async function exchange(response: URLSearchParams): Promise<SignOnOutcome> {
  const memory = takeSignOn();
  const failed = (error: string, serverError = ''): SignOnOutcome => ({
    kind: 'failed',
    status: 500,
    error,
    serverError,
    returnTo: memory?.returnTo ?? null,
  });
  if (memory === null) return failed('Error: Code verifier not found');
  const code = response.get('code') ?? '';
  if (!isUnambiguous(response)) return failed('Error: Token exchange failed');
  if (code === '' || response.has('error') || !isSame(response.get('state') ?? '', memory.state))
    return failed('Error: Token exchange failed');
  try {
    const config = await fetchSignOnConfig();
    if (config === null) return failed('Error: OAuth config not found');
    if (!isFrom(config, response)) return failed('Error: Token exchange failed');
    const token = await fetchToken(config, code, memory.codeVerifier);
    if (token === '') return failed('Error: Token exchange failed');
    const stored = await storeToken(token);
    if ('serverError' in stored) return failed('Error logging in', stored.serverError);
    return { kind: 'signed-in', goTo: landingOf(stored, memory.returnTo) };
  } catch {
    return failed('Error: Token exchange failed');
  }
}

/** RFC 6749 section 3.1: no parameter occurs more than once. */
function isUnambiguous(response: URLSearchParams): boolean {
  return ['code', 'state', 'iss'].every((name) => response.getAll(name).length <= 1);
}

/**
 * Whether the response comes from the issuer (RFC 9207). A provider that does not announce that it names itself may leave the name out,
 * and the portal does not know the name of a vault's own provider.
 */
function isFrom({ issuer, namesIssuer }: SignOnConfig, response: URLSearchParams): boolean {
  const named = response.get('iss');
  return issuer === '' || (named === null ? !namesIssuer : named === issuer);
}

/** Compares in constant time. */
function isSame(one: string, other: string): boolean {
  if (one.length !== other.length || one === '') return false;
  let difference = 0;
  for (let at = 0; at < one.length; at += 1) difference |= one.charCodeAt(at) ^ other.charCodeAt(at);
  return difference === 0;
}

/** Timeout of the identity provider's response, in ms. */
const exchangeMs = 30_000;

/** Exchanges the code for a token, without cookies or a secret; empty when the identity provider gives none. */
async function fetchToken(config: SignOnConfig, code: string, codeVerifier: string): Promise<string> {
  const waiting = new AbortController();
  setTimeout(() => waiting.abort(), exchangeMs);
  const response = await fetch(config.tokenEndpoint, {
    method: 'POST',
    credentials: 'omit',
    signal: waiting.signal,
    body: new URLSearchParams({
      client_id: config.clientId,
      grant_type: 'authorization_code',
      redirect_uri: redirectAddress(),
      code,
      code_verifier: codeVerifier,
    }),
  });
  if (!response.ok) return '';
  return textOf(await response.json(), config.useIdToken ? 'id_token' : 'access_token');
}

/** Sends the token to the server, which creates the session or says why not. The browser does not store the token. */
async function storeToken(
  token: string,
): Promise<{ readonly admin: boolean } | { readonly serverError: string }> {
  const response = await fetch('/api/set-token', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
  });
  if (!response.ok) return { serverError: textOf(await response.json().catch(() => null), 'error') };
  return { admin: isAdmin(await response.json()) };
}
