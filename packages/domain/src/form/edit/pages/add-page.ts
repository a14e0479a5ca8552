import type { Form, FormPage } from '../../form.ts';
import { formLimits } from '../../form-limits.ts';
import { spliced } from '../../../values/spliced.ts';
import { withRequiredWhenShown } from '../field/set-required.ts';
import type { Spot } from '../layout/target.ts';
import { onPage, spotAt } from './page-run.ts';

/** The new page, and the page of everything before it in a form that has none yet. */
export interface NewPages {
  readonly page: FormPage;
  readonly first: FormPage;
}

/**
 * Adds a page at a spot of the top level (docs/form-logic.md#pages): everything below it on its page moves to
 * the new page, which comes next and is shown under the same condition. From the second page on, visitors
 * review their answers before sending, unless that is turned off later. Returns the form itself when it has
 * {@link formLimits} `pages` of them already.
 */
export function addPage(
  form: Form,
  { page: added, first }: NewPages,
  spot: Pick<Spot, 'index' | 'page'>,
): Form {
  const paged = form.pages === undefined ? withFirstPage(form, first) : form;
  const { pages = [] } = paged;
  if (pages.length >= formLimits.pages) return form;
  const { index, page } = spotAt(paged, spot.index, spot.page);
  const at = pages.findIndex(({ guid }) => guid === page);
  const showWhen = pages[at]?.showWhen;
  const isMoved = paged.layout.map((entry, position) => entry.page === page && position >= index);
  const divided: Form = {
    ...paged,
    pages: spliced(pages, at + 1, 0, isMoved.includes(true) && showWhen ? { ...added, showWhen } : added),
    layout: paged.layout.map((entry, position) => (isMoved[position] ? onPage(entry, added.guid) : entry)),
    checkAnswers: paged.checkAnswers || pages.length === 1,
  };
  const moved = paged.layout.filter((_, position) => isMoved[position]).map(({ guid }) => guid);
  return withRequiredWhenShown(divided, moved);
}

function withFirstPage(form: Form, page: FormPage): Form {
  return { ...form, pages: [page], layout: form.layout.map((entry) => onPage(entry, page.guid)) };
}
