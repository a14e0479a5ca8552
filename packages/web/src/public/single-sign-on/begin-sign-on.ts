import { codeChallenge, newCodeVerifier } from './code-verifier.ts';
import { fetchSignOnConfig } from './sign-on-config.ts';
import { redirectAddress } from './redirect-address.ts';
import { rememberSignOn } from './sign-on-memory.ts';
import type { SignOnConfig } from './sign-on-config.ts';

/** The address of the identity provider, or why signing on can't start. */
export type SignOnStart =
  | { readonly kind: 'ready'; readonly address: string }
  /** Browsers compute challenges only on HTTPS and on localhost. */
  | { readonly kind: 'insecure' }
  | { readonly kind: 'failed'; readonly error: string };

/** Starts signing on (specification §4, OAuth login, steps 1 to 3): stores what the tab must remember and returns the address to open. */
export async function beginSignOn(returnTo: string): Promise<SignOnStart> {
  if (!isSecureContext) return { kind: 'insecure' };
  try {
    const config = await fetchSignOnConfig();
    if (config === null) return { kind: 'failed', error: 'Error: OAuth config not found' };
    const codeVerifier = newCodeVerifier();
    const state = crypto.randomUUID();
    const challenge = await codeChallenge(codeVerifier);
    rememberSignOn({ codeVerifier, state, returnTo });
    return { kind: 'ready', address: authorizationAddress(config, { state, challenge }) };
  } catch {
    return { kind: 'failed', error: 'Error making API request' };
  }
}

/** The address of the authorisation request, with the parameters of specification §7 and specification D18. */
function authorizationAddress(
  { authorizationEndpoint, clientId, scope, nonce, prompt }: SignOnConfig,
  { state, challenge }: { readonly state: string; readonly challenge: string },
): string {
  const address = new URL(authorizationEndpoint);
  const parameters = {
    client_id: clientId,
    response_type: 'code',
    redirect_uri: redirectAddress(),
    scope,
    state,
    code_challenge: challenge,
    code_challenge_method: 'S256',
    ...(prompt === '' ? {} : { prompt }),
    ...(nonce === '' ? {} : { nonce }),
  };
  for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value);
  return address.href;
}
