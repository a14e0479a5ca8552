import { indexOfPage, pagesOf } from '@form-portal/domain';
import { pagedFormOf } from './use-paged-form.ts';
import type { I18n } from '../../../shared/i18n/i18n.ts';
import type { FormPageContent } from '../form-page-content.ts';
import type { FormState } from '../form-state.ts';
import type { Field, Form, PagedForm, FormPage, Guid } from '@form-portal/domain';

/** The page that the visitor is on. */
export function currentPage({ shown, progress }: PagedForm): FormPage {
  const page = shown[indexOfPage(shown, progress.page)];
  if (page === undefined) throw new Error('the visitor is on a page that is not shown');
  return page;
}

/** The fields of a page in order. */
export function fieldsOnPage(form: Form, page: Guid): readonly Field[] {
  const content = pagesOf(form).find((listed) => listed.page?.guid === page);
  return (content?.sections ?? []).flatMap(({ rows }) => rows.flat());
}

/** The current page in the document title: its name, its number, and the form's name. */
export function currentPageTitle(
  page: FormPageContent,
  state: Pick<FormState, 'logic' | 'progress'>,
  i18n: I18n,
): string {
  const form = i18n.textOf(page.form.name);
  if (page.mode === 'preview') return form;
  const paged = pagedFormOf(page, state);
  return i18n.text('formPageTitle', {
    page: i18n.textOf(currentPage(paged).name),
    n: indexOfPage(paged.shown, paged.progress.page) + 1,
    all: paged.shown.length,
    form,
  });
}
