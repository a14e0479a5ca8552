import type { AdminPageContext } from '@form-portal/domain';

/** Reads the data that the server embeds in the page: settings, languages, texts and the signed-in user. */
export function readPageContext(page: Document): AdminPageContext {
  const element = page.getElementById('page-context');
  if (element === null) throw new Error('The page has no element with the id page-context');
  return JSON.parse(element.textContent);
}
