import type { Guid } from '../../../guid.ts';
import { spliced } from '../../../values/spliced.ts';
import type { Form } from '../../form.ts';

/**
 * Moves a page with everything on it to a position among the pages, from 0. Returns the form itself when
 * nothing changes or the page does not exist.
 */
export function movePage(form: Form, guid: Guid, to: number): Form {
  const { pages = [] } = form;
  const at = pages.findIndex((page) => page.guid === guid);
  const page = pages[at];
  const position = Math.min(Math.max(to, 0), pages.length - 1);
  if (page === undefined || position === at) return form;
  const ordered = spliced(spliced(pages, at, 1), position, 0, page);
  return {
    ...form,
    pages: ordered,
    layout: ordered.flatMap((one) => form.layout.filter((entry) => entry.page === one.guid)),
  };
}
