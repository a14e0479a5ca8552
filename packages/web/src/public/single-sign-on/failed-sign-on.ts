/** Tells the sign-in page that it is opened because single sign-on failed; the server need not know. */
const mark = '#sign-on-failed';

/** The address of the sign-in page after a failed sign-on; it knows itself where to lead to when nothing was wanted. */
export function failedSignOnAddress(returnTo: string | null): string {
  const query = returnTo === null ? '' : `?${new URLSearchParams({ return: returnTo }).toString()}`;
  return `/login${query}${mark}`;
}

/** Whether this page was opened so; once, for a reload starts anew. */
export function tookFailedSignOn(): boolean {
  if (location.hash !== mark) return false;
  history.replaceState(history.state, '', location.pathname + location.search);
  return true;
}
