import type { AdminPageContext } from '@form-portal/domain';

/** What the server says with the page: settings, languages, texts, and who is signed in. */
export function readPageContext(from: Document): AdminPageContext {
  const element = from.getElementById('page-context');
  if (element === null) throw new Error('the page carries no element with the id page-context');
  return JSON.parse(element.textContent);
}
