import type { PageContext, PublicPage } from '@form-portal/domain';

/** The data that the page's script hydrates with: the values that the server rendered the page from. */
export interface PageData {
  readonly page: PublicPage;
  readonly context: PageContext;
}

/** Id of the element that contains the data. */
export const pageDataId = 'page-data';

/** Serialises the data as the content of a script element: without `<`, so that nothing in it can end the element. */
export function writePageData(data: PageData): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

/** Parses the data written by {@link writePageData}. */
export function readPageData(document: Document): PageData {
  const element = document.getElementById(pageDataId);
  if (element === null) throw new Error(`the page has no element with the id ${pageDataId}`);
  return JSON.parse(element.textContent);
}
