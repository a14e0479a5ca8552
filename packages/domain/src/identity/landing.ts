/**
 * The path to go on to after signing in: administrators where they wanted to, or to the administration; others only to where they may be,
 * so not back to the administration, which would send them to sign in again (specification §2, Admin screens).
 */
export function landingOf({ admin }: { readonly admin: boolean }, returnTo: string): string {
  return admin || !/^\/admin(?:[/?#]|$)/.test(returnTo) ? returnTo : '/';
}
