import { hasPages, type Form } from '@form-portal/domain';
import { currentPageTitle } from './current-page.ts';
import { formId } from './page-button.tsx';
import { PagedAside } from './paged-aside.tsx';
import { LastPagePart, PagedEnding } from './paged-ending.tsx';
import { PagedHead } from './paged-head.tsx';
import { PagedQuestions } from './paged-questions.tsx';
import { createPaging } from './paging.ts';
import { pagedFormOf } from './use-paged-form.ts';
import type { PagedParts } from '../form-parts.ts';

const pagedParts: PagedParts = {
  Head: PagedHead,
  Questions: PagedQuestions,
  LastPart: LastPagePart,
  Ending: PagedEnding,
  Aside: PagedAside,
  formId,
  currentPageTitle,
  createPaging,
  firstProgress: (page) =>
    pagedFormOf(page, { logic: page.logic ?? null, progress: page.returned?.progress ?? null }).progress,
};

/** The parts of the page of a form with pages, which alone loads them; null for a form with a single one. */
export function pagedPartsOf(form: Form): PagedParts | null {
  return hasPages(form) ? pagedParts : null;
}
