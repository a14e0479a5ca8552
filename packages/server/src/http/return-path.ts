const pathOnly = /^\/(?![/\\])[\x21-\x7e]*$/;

/**
 * Where to go on to after signing in: a path of this site with its query. Anything that a browser could take for another site gives
 * undefined: a second slash or a backslash, control characters, a scheme; also when it only appears once dots are resolved.
 */
export function returnPath(wanted: string | null | undefined): string | undefined {
  if (typeof wanted !== 'string' || wanted.length > 2000) return undefined;
  if (!pathOnly.test(wanted) || wanted.includes('\\')) return undefined;
  const { pathname, search } = new URL(wanted, 'http://portal.invalid');
  return pathOnly.test(pathname) ? `${pathname}${search}` : undefined;
}
