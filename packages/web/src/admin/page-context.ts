import type { AdminPageContext } from '@form-portal/domain';

/** Reads the data that the server embeds in the page: settings, languages, texts and the signed-in user. */
export function readPageContext(from: Document): AdminPageContext {
  const element = from.getElementById('page-context');
  if (element === null) throw new Error('the page carries no element with the id page-context');
  return JSON.parse(element.textContent);
}
