/** Marks the address of the sign-in page that is opened because single sign-on failed; the server does not see it. */
const mark = '#sign-on-failed';

/** The address of the sign-in page after a failed sign-on; without a path to return to, that page has its own. */
export function failedSignOnAddress(returnTo: string | null): string {
  const query = returnTo === null ? '' : `?${new URLSearchParams({ return: returnTo }).toString()}`;
  return `/login${query}${mark}`;
}

/** Whether this page was opened because single sign-on failed; removes the mark, so that a reload starts afresh. */
export function takeFailedSignOn(): boolean {
  if (location.hash !== mark) return false;
  history.replaceState(history.state, '', location.pathname + location.search);
  return true;
}
