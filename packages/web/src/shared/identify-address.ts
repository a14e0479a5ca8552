/** The address that starts identification and returns to a path of this site. */
export function identifyAddress(path: string): string {
  return `/saml/login?return=${encodeURIComponent(path)}`;
}
