/** The number of random values in a verifier, two hex digits each (specification §9). */
const verifierValues = 28;

/** Creates a PKCE verifier of 56 hex digits; values below 16 keep their leading zero, so that it is never shorter (RFC 7636, 4.1). */
export function newCodeVerifier(random: Pick<Crypto, 'getRandomValues'> = crypto): string {
  const values = random.getRandomValues(new Uint32Array(verifierValues));
  return [...values].map((value) => value.toString(16).padStart(2, '0').slice(-2)).join('');
}

/** Computes the S256 challenge of a verifier: its SHA-256 as base64url without padding (RFC 7636, 4.2). */
export async function codeChallenge(verifier: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  const base64 = btoa(String.fromCharCode(...new Uint8Array(digest)));
  return base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
