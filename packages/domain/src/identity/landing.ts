/**
 * Returns the path to go to after sign-in. Administrators return to where they came from, or to the
 * administration. Other users return only to paths they may open, so not to the administration, which would
 * ask them to sign in again (specification §2, Admin screens).
 */
export function landingOf({ admin }: { readonly admin: boolean }, returnTo: string): string {
  return admin || !/^\/admin(?:[/?#]|$)/.test(returnTo) ? returnTo : '/';
}
