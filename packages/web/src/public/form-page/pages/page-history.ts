import { parseGuid } from '@form-portal/domain';
import { pushInside } from '../../../shared/shell/leaving/leave-attempts.ts';
import { isReviewing } from '../form-state.ts';
import type { FormStore } from '../form-store.ts';
import type { Guid } from '@form-portal/domain';

const pageFragment = '#page-';
const reviewFragment = '#review';

/** The pages of a form, for the browser's history. */
export interface PagesInHistory {
  readonly currentPage: () => Guid;
  /** The page that has the form's own address. */
  readonly firstPage: () => Guid | undefined;
  /** Shows a page if it was visited. */
  readonly go: (page: Guid) => void;
  /** Leaves the review. */
  readonly close: () => void;
}

/**
 * Gives each page, and the review, its own address, so that the browser's Back and Forward turn the pages. Returns a function that
 * stops this.
 */
export function followHistory(store: FormStore, pages: PagesInHistory): () => void {
  function fragment(): string {
    if (isReviewing(store.getSnapshot())) return reviewFragment;
    const page = pages.currentPage();
    return page === pages.firstPage() ? '' : `${pageFragment}${page}`;
  }

  function address(): string {
    return `${location.pathname}${location.search}${fragment()}`;
  }

  /** Corrects the address if it is that of a page that cannot be shown. */
  function correctAddress(): void {
    if (location.hash !== fragment()) history.replaceState(history.state, '', address());
  }

  function onPopState(): void {
    const { hash } = location;
    if (isReviewing(store.getSnapshot()) && hash !== reviewFragment) pages.close();
    const page = hash === '' ? pages.firstPage() : parseGuid(hash.slice(pageFragment.length));
    if (page !== undefined && page !== pages.currentPage()) pages.go(page);
    correctAddress();
  }

  correctAddress();
  let last = fragment();
  const unsubscribe = store.subscribe(() => {
    const now = fragment();
    if (now === last) return;
    last = now;
    if (location.hash !== now) pushInside(address());
  });
  addEventListener('popstate', onPopState);
  return () => {
    unsubscribe();
    removeEventListener('popstate', onPopState);
  };
}
