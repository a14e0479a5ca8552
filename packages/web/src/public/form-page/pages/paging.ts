import { nextPage, pageTurnFromWire, turnPage } from '@form-portal/domain';
import { afterFrame } from '../../../shared/after-frame.ts';
import { isReviewing } from '../form-state.ts';
import { formTitleId } from '../layout/form-head.tsx';
import { goToElement } from '../layout/go-to.ts';
import { advance } from '../sending/next-flow.ts';
import { followHistory } from './page-history.ts';
import { pagedFormOf } from './use-paged-form.ts';
import type { summaryHeadingId as SummaryHeadingId } from '../checking/error-summary.tsx';
import type { FormDeps } from '../form-deps.ts';
import type { Paging, PagingController } from './paging-module.ts';
import type { PagedForm, FormProgress, PageTurn } from '@form-portal/domain';

/** Id of the heading of the error summary, whose module is loaded apart. */
const summaryHeadingId: typeof SummaryHeadingId = 'error-summary';

const nothingAppeared: ReadonlySet<string> = new Set();

/** Creates the paging of a form (docs/form-logic.md#pages). */
export function createPaging({ store, page }: FormDeps, controller: PagingController): Paging {
  function paged(): PagedForm {
    return pagedFormOf(page, store.getSnapshot());
  }

  /** Shows a page. Revealed questions are no longer new then; a removed row can be put back only if the page stays the same. */
  function showPage(progress: FormProgress, focus: () => void): void {
    const before = store.getSnapshot();
    const isSamePage = before.progress?.page === progress.page;
    store.update({
      progress,
      appeared: nothingAppeared,
      removedRow: isSamePage ? before.removedRow : null,
    });
    controller.save();
    afterFrame(focus);
  }

  /** Turns the page. Only *Next* checks the answers, or any turn once everything that is wrong is shown. */
  function turn(pageTurn: PageTurn): void {
    const mustCheck = pageTurn === 'next' || paged().progress.stage === 'correcting';
    const problems = mustCheck ? controller.findProblems() : [];
    const { progress, problems: shown, isRefused } = turnPage(paged(), problems, pageTurn);
    controller.showProblems(
      shown,
      isRefused || progress.stage === 'correcting' ? 'attempted' : 'not-attempted',
    );
    showPage(progress, isRefused ? focusSummary : focusHeading);
  }

  async function sendAll(): Promise<void> {
    await controller.send();
    const { progress } = paged();
    const { flow } = store.getSnapshot();
    if (flow.kind === 'refused' || flow.kind === 'failed')
      store.update({ progress: { ...progress, stage: 'correcting' } });
  }

  return {
    start() {
      const { progress } = paged();
      // The answers that a post without script returned for review are reviewed in place of the pages.
      store.update({
        progress: { ...progress, stage: progress.stage === 'correcting' ? 'correcting' : 'filling' },
      });
      return followHistory(store, {
        currentPage: () => paged().progress.page,
        firstPage: () => paged().shown[0]?.guid,
        go: (target) => turn({ page: target }),
        close: () => advance(store, { type: 'closed' }),
      });
    },
    async press(value) {
      const pageTurn = pageTurnFromWire(value);
      if (isReviewing(store.getSnapshot()) && pageTurn !== 'next') {
        // In this order the browser's history gets one entry.
        if (pageTurn !== 'back') turn(pageTurn);
        return advance(store, { type: 'closed' });
      }
      if (store.getSnapshot().flow.kind !== 'editing' || isReviewing(store.getSnapshot())) return sendAll();
      if (pageTurn === 'next' && nextPage(paged()) === undefined) return sendAll();
      turn(pageTurn);
    },
    startAgain() {
      const [first] = paged().shown;
      if (first !== undefined)
        store.update({ progress: { page: first.guid, visited: [first.guid], stage: 'filling' } });
    },
  };
}

function focusSummary(): void {
  goToElement(document.getElementById(summaryHeadingId));
}

/** Scrolls to the top too: the page begins above its heading. */
function focusHeading(): void {
  document.documentElement.scrollTop = 0;
  document.getElementById(formTitleId)?.focus({ preventScroll: true });
}
