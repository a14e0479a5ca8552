/** A user name as it is compared: the same for every width, case and composition of its letters, and for spaces around it. */
export function usernameKey(username: string): string {
  return username.normalize('NFKC').trim().toLowerCase();
}
