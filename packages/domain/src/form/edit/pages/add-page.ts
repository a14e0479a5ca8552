import { spliced } from '../../../values/spliced.ts';
import { formLimits } from '../../form-limits.ts';
import type { Form, FormPage } from '../../form.ts';
import { withRequiredWhenShown } from '../field/set-required.ts';
import type { Spot } from '../layout/target.ts';
import { onPage, spotAt } from './page-run.ts';

/** The new page, and the page of everything before it in a form that has none yet. */
export interface NewPages {
  readonly page: FormPage;
  readonly first: FormPage;
}

/**
 * Adds a page at a spot of the top level (docs/form-logic.md#pages): everything below the spot on its page moves to
 * the new page, which comes next and is then shown under the same condition. From the second page on, visitors
 * review their answers before sending, unless that is turned off later. Returns the form itself when it has
 * {@link formLimits} `pages` of them already.
 */
export function addPage(
  form: Form,
  { page: added, first }: NewPages,
  spot: Pick<Spot, 'index' | 'page'>,
): Form {
  const paged = form.pages === undefined ? withFirstPage(form, first) : form;
  const { pages = [], layout } = paged;
  if (pages.length >= formLimits.pages) return form;
  const { index, page } = spotAt(paged, spot.index, spot.page);
  const divided = pages.findIndex(({ guid }) => guid === page);
  const below = layout.slice(index).filter((entry) => entry.page === page);
  const showWhen = below.length > 0 ? pages[divided]?.showWhen : undefined;
  const result: Form = {
    ...paged,
    pages: spliced(pages, divided + 1, 0, showWhen === undefined ? added : { ...added, showWhen }),
    layout: layout.map((entry) => (below.includes(entry) ? onPage(entry, added.guid) : entry)),
    checkAnswers: paged.checkAnswers || pages.length === 1,
  };
  return withRequiredWhenShown(
    result,
    below.map(({ guid }) => guid),
  );
}

function withFirstPage(form: Form, page: FormPage): Form {
  return { ...form, pages: [page], layout: form.layout.map((entry) => onPage(entry, page.guid)) };
}
