/** How many random values a verifier is made of, two hex digits each (specification §9). */
const verifierValues = 28;

/** A new PKCE verifier: 56 hex digits. A value below sixteen keeps its leading zero, so that none is ever shorter (RFC 7636, 4.1). */
export function newCodeVerifier(random: Pick<Crypto, 'getRandomValues'> = crypto): string {
  const values = random.getRandomValues(new Uint32Array(verifierValues));
  return [...values].map((value) => value.toString(16).padStart(2, '0').slice(-2)).join('');
}

/** The challenge of a verifier by S256: base64url of its SHA-256, without padding (RFC 7636, 4.2). */
export async function codeChallenge(verifier: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  const base64 = btoa(String.fromCharCode(...new Uint8Array(digest)));
  return base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
