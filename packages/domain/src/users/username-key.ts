/**
 * Returns the form in which user names are compared: ignores letter width, case, Unicode composition and
 * surrounding spaces.
 */
export function usernameKey(username: string): string {
  return username.normalize('NFKC').trim().toLowerCase();
}
