/** The redirect URI, the same in the authorisation request and the token request. */
export function redirectAddress(): string {
  return `${location.origin}/auth/callback`;
}
