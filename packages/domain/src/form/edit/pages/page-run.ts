import type { Guid } from '../../../guid.ts';
import type { Form, LayoutEntry } from '../../form.ts';

/**
 * The range of a page in the layout: the index of its first entry, and the one after its last. For an empty
 * page both are the index at which it would start.
 */
export interface PageRun {
  readonly start: number;
  readonly end: number;
}

/** Returns where the entries of a page are in the layout; the whole layout for a page that does not exist. */
export function runOfPage({ pages = [], layout }: Form, page: Guid): PageRun {
  const at = pages.findIndex(({ guid }) => guid === page);
  if (at < 0) return { start: 0, end: layout.length };
  const earlier = new Set<Guid | undefined>(pages.slice(0, at).map(({ guid }) => guid));
  const start = layout.filter((entry) => earlier.has(entry.page)).length;
  return { start, end: start + layout.filter((entry) => entry.page === page).length };
}

/**
 * Returns the position and the page that an entry gets at a spot of the top level: on the preferred page, its index
 * limited to that page, else on the page of the entry before it.
 */
export function spotAt(
  form: Form,
  index: number,
  preferredPage?: Guid | null,
): { readonly index: number; readonly page: Guid | null } {
  const { pages, layout } = form;
  if (pages === undefined) return { index, page: null };
  const existing = pages.some(({ guid }) => guid === preferredPage) ? preferredPage : undefined;
  const page = existing ?? layout[Math.min(index, layout.length) - 1]?.page ?? pages[0]?.guid ?? null;
  if (page === null) return { index, page };
  const { start, end } = runOfPage(form, page);
  return { index: Math.min(Math.max(index, start), end), page };
}

/** Returns an entry moved to another page, or taken off its page for null. */
export function onPage({ page: _, ...entry }: LayoutEntry, page: Guid | null): LayoutEntry {
  return { ...entry, ...(page !== null && { page }) };
}
