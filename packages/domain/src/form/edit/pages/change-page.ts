import type { Guid } from '../../../guid.ts';
import type { Form, FormPage } from '../../form.ts';

/** Returns the page with a GUID; undefined when it does not exist. */
export function findPage(form: Form, guid: Guid): FormPage | undefined {
  return form.pages?.find((page) => page.guid === guid);
}

/** Replaces a page. Returns the form itself when the change returns the same page or it does not exist. */
export function changePage(form: Form, guid: Guid, change: (page: FormPage) => FormPage): Form {
  const page = findPage(form, guid);
  const changed = page && change(page);
  if (form.pages === undefined || changed === undefined || changed === page) return form;
  return { ...form, pages: form.pages.map((one) => (one.guid === guid ? changed : one)) };
}
