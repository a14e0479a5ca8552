const pathOnly = /^\/(?![/\\])[\x21-\x7e]*$/;

/**
 * Where to continue after signing in: a path of this site with its query. Returns undefined for anything that a browser could
 * take for another site: a second slash or a backslash, a scheme; also when it appears only once dots are resolved. Also undefined
 * for more than 2000 characters, and for any but printable ASCII.
 */
export function returnPath(requested: string | null | undefined): string | undefined {
  if (typeof requested !== 'string' || requested.length > 2000) return undefined;
  if (!pathOnly.test(requested) || requested.includes('\\')) return undefined;
  const { pathname, search } = new URL(requested, 'http://portal.invalid');
  return pathOnly.test(pathname) ? `${pathname}${search}` : undefined;
}
