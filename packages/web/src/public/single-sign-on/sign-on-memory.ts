/** The data that the tab keeps while the visitor is at the identity provider. */
export interface SignOnMemory {
  readonly codeVerifier: string;
  readonly state: string;
  /** The path of this site to open afterwards. */
  readonly returnTo: string;
}

/** The verifier's key is given by specification §9. */
const keys = { codeVerifier: 'codeVerifier', state: 'oauthState', returnTo: 'oauthReturn' } as const;

/** Stores the data before the identity provider is opened. */
export function rememberSignOn({ codeVerifier, state, returnTo }: SignOnMemory): void {
  sessionStorage.setItem(keys.codeVerifier, codeVerifier);
  sessionStorage.setItem(keys.state, state);
  sessionStorage.setItem(keys.returnTo, returnTo);
}

/** Returns the data and removes it, so that a verifier is used once whatever the outcome; null when there is none. */
export function takeSignOn(): SignOnMemory | null {
  const codeVerifier = takeStored(keys.codeVerifier);
  const state = takeStored(keys.state);
  const returnTo = takeStored(keys.returnTo);
  return codeVerifier === '' ? null : { codeVerifier, state, returnTo: returnTo === '' ? '/' : returnTo };
}

/** Returns what is stored and removes it; empty when nothing is, or the browser refuses storage. */
export function takeStored(key: string): string {
  try {
    const value = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return value ?? '';
  } catch {
    return '';
  }
}
