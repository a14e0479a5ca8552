import type { Guid } from '../guid.ts';
import type { Form, FormPage } from './form.ts';
import { locate, sections, type Section } from './layout.ts';

/** A page and its sections in order; the page is null for a form without pages. */
export interface PageContent {
  readonly page: FormPage | null;
  readonly sections: readonly Section[];
}

/** Returns the pages in order, pages without content too; a form without pages is one page. */
export function pagesOf(form: Form): readonly PageContent[] {
  const all = sections(form);
  if (form.pages === undefined) return [{ page: null, sections: all }];
  return form.pages.map((page) => ({ page, sections: all.filter((one) => one.page === page.guid) }));
}

/**
 * Whether visitors fill in the form page by page: it has at least two pages. A single page counts as a form
 * without pages.
 */
export function hasPages(form: Form): boolean {
  return (form.pages?.length ?? 0) > 1;
}

/** Returns the page of a field or group; null in a form without pages, and for what is not placed. */
export function pageOf(form: Form, guid: Guid): Guid | null {
  const position = locate(form, guid);
  const placed = position?.group ?? guid;
  return form.layout.find((entry) => entry.guid === placed)?.page ?? null;
}
