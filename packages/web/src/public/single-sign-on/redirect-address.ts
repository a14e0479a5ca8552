/** Where the identity provider sends people back to; the same in both of its requests. */
export function redirectAddress(): string {
  return `${location.origin}/auth/callback`;
}
