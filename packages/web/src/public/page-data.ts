import type { PageContext, PublicPage } from '@form-portal/domain';

/** What the page's script wakes up with: the values the server drew the page from. */
export interface PageData {
  readonly page: PublicPage;
  readonly context: PageContext;
}

/** Id of the element that carries it. */
export const pageDataId = 'page-data';

/** The page's values as the content of a script element: no `<`, so that nothing in them can end it. */
export function writePageData(values: PageData): string {
  return JSON.stringify(values).replaceAll('<', '\\u003c');
}

/** Reads what {@link writePageData} wrote. */
export function readPageData(from: Document): PageData {
  const element = from.getElementById(pageDataId);
  if (element === null) throw new Error(`the page carries no element with the id ${pageDataId}`);
  return JSON.parse(element.textContent);
}
