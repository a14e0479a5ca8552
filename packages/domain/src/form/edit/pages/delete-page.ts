import type { Guid } from '../../../guid.ts';
import type { Form, LayoutEntry } from '../../form.ts';
import { withRequiredWhenShown } from '../field/set-required.ts';
import { deleteField } from '../layout/delete-field.ts';
import { deleteGroup } from '../layout/delete-group.ts';
import { onPage } from './page-run.ts';

/**
 * Deletes a page. What is on it is deleted too or moves to the page before; from the first page, to the start of
 * the next. A form that is left with one page has none any more. Returns the form itself when the page does
 * not exist.
 */
export function deletePage(form: Form, guid: Guid, content: 'kept' | 'deleted'): Form {
  const { pages = [] } = form;
  const at = pages.findIndex((page) => page.guid === guid);
  if (at < 0) return form;
  const taker = pages[at - 1] ?? pages[at + 1];
  const affected = form.layout.filter((entry) => entry.page === guid);
  const cleared =
    content === 'deleted'
      ? affected.reduce(withoutEntry, form)
      : {
          ...form,
          layout: form.layout.map((entry) =>
            entry.page === guid ? onPage(entry, taker?.guid ?? null) : entry,
          ),
        };
  const left = pages.filter((page) => page.guid !== guid);
  if (left.length > 1) return withRequiredWhenShown({ ...cleared, pages: left }, guidsOf(affected));
  const { pages: _, ...rest } = cleared;
  const layout = rest.layout.map((entry) => onPage(entry, null));
  return withRequiredWhenShown({ ...rest, layout }, guidsOf(layout));
}

function withoutEntry(form: Form, { kind, guid }: LayoutEntry): Form {
  return kind === 'group' ? deleteGroup(form, guid) : deleteField(form, guid);
}

function guidsOf(entries: readonly LayoutEntry[]): readonly Guid[] {
  return entries.map(({ guid }) => guid);
}
