import { takeStored } from './sign-on-memory.ts';

/** Marks the address of the sign-in page that is opened because single sign-on failed; the server does not see it. */
const mark = '#sign-on-failed';

/** Kept in storage, not in the address, where anybody could write what the sign-in page says. */
const errorKey = 'oauthError';

/** The address of the sign-in page after a failed sign-on; without a path to return to, that page has its own. */
export function failedSignOnAddress(returnTo: string | null): string {
  const query = returnTo === null ? '' : `?${new URLSearchParams({ return: returnTo }).toString()}`;
  return `/login${query}${mark}`;
}

/** Keeps the server's message about a failed sign-on for the sign-in page; it is lost in a browser that refuses storage. */
export function keepServerError(error: string): void {
  try {
    sessionStorage.setItem(errorKey, error);
  } catch {
    // The sign-in page still says that it failed.
  }
}

/**
 * Whether this page was opened because single sign-on failed, with the server's message, empty when it gave none; null when it
 * was not. Removes the mark, so that a reload starts afresh.
 */
export function takeFailedSignOn(): { readonly serverError: string } | null {
  const serverError = takeStored(errorKey);
  if (location.hash !== mark) return null;
  history.replaceState(history.state, '', location.pathname + location.search);
  return { serverError };
}
