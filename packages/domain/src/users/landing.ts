/**
 * Returns the path to go to after sign-in. Administrators return to where they came from, or to the
 * administration. Other users return only to paths they may open; for the administration they get the sign-in
 * page, which says that they lack the right (specification §2, Admin screens).
 */
export function landingOf({ admin }: { readonly admin: boolean }, returnTo: string): string {
  const mayOpen = admin || !/^\/admin(?:[/?#]|$)/.test(returnTo);
  return mayOpen ? returnTo : `/login?return=${encodeURIComponent(returnTo)}`;
}
