/** What the tab remembers between going to the identity provider and coming back. */
export interface SignOnMemory {
  readonly codeVerifier: string;
  readonly state: string;
  /** Path of this site to go on to. */
  readonly returnTo: string;
}

/** The verifier's key is the specification's (section 9). */
const keys = { codeVerifier: 'codeVerifier', state: 'oauthState', returnTo: 'oauthReturn' } as const;

/** Remembers for the way to the identity provider. */
export function rememberSignOn({ codeVerifier, state, returnTo }: SignOnMemory): void {
  sessionStorage.setItem(keys.codeVerifier, codeVerifier);
  sessionStorage.setItem(keys.state, state);
  sessionStorage.setItem(keys.returnTo, returnTo);
}

/** Takes what was remembered, once: whatever becomes of the exchange, its verifier is gone. Null when there was none. */
export function takeSignOn(): SignOnMemory | null {
  const codeVerifier = take(keys.codeVerifier);
  const state = take(keys.state);
  const returnTo = take(keys.returnTo);
  return codeVerifier === '' ? null : { codeVerifier, state, returnTo: returnTo === '' ? '/' : returnTo };
}

/** A browser may refuse storage; then nothing was remembered. */
function take(key: string): string {
  try {
    const value = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return value ?? '';
  } catch {
    return '';
  }
}
