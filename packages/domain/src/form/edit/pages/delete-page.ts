import type { Guid } from '../../../guid.ts';
import { sameContent } from '../../../values/same-content.ts';
import type { Field, Form, FormPage, Group, LayoutEntry } from '../../form.ts';
import { withRequiredWhenShown } from '../field/set-required.ts';
import { deleteField } from '../layout/delete-field.ts';
import { deleteGroup } from '../layout/delete-group.ts';
import { onPage } from './page-run.ts';

/**
 * Deletes a page. Its content is deleted too, or moves to the page before; from the first page, to the start
 * of the next. A form left with a single page becomes one without pages. Content that loses its page keeps
 * the page's condition in addition to its own. Returns the form itself when the page does not exist.
 */
export function deletePage(form: Form, guid: Guid, content: 'kept' | 'deleted'): Form {
  const { pages = [] } = form;
  const at = pages.findIndex((page) => page.guid === guid);
  const deleted = pages[at];
  if (deleted === undefined) return form;
  const taker = pages[at - 1] ?? pages[at + 1];
  const affected = form.layout.filter((entry) => entry.page === guid);
  // Moving under the same condition adds none, so that deleting a new page undoes dividing one.
  const isUnderSame = sameContent(deleted.showWhen, taker?.showWhen);
  const cleared =
    content === 'deleted'
      ? affected.reduce(withoutEntry, form)
      : onTaker(isUnderSame ? form : underConditionOf(deleted, form), guid, taker?.guid ?? null);
  const left = pages.filter((page) => page.guid !== guid);
  if (left.length > 1) return withRequiredWhenShown({ ...cleared, pages: left }, guidsOf(affected));
  const others = isUnderSame ? [] : affected;
  const { pages: _, ...rest } = left.reduce((all, page) => underConditionOf(page, all, others), cleared);
  const layout = rest.layout.map((entry) => onPage(entry, null));
  return withRequiredWhenShown({ ...rest, layout }, guidsOf(layout));
}

function onTaker(form: Form, page: Guid, taker: Guid | null): Form {
  const layout = form.layout.map((entry) => (entry.page === page ? onPage(entry, taker) : entry));
  return { ...form, layout };
}

/**
 * Gives the entries of a page the page's condition in addition to their own; `others`, which came from
 * another page, are left out.
 */
function underConditionOf(
  { guid, showWhen }: FormPage,
  form: Form,
  others: readonly LayoutEntry[] = [],
): Form {
  if (showWhen === undefined) return form;
  const elsewhere = new Set(guidsOf(others));
  const here = new Set(
    guidsOf(form.layout.filter((entry) => entry.page === guid && !elsewhere.has(entry.guid))),
  );
  const withBoth = <Element extends Field | Group>(element: Element): Element =>
    here.has(element.guid)
      ? {
          ...element,
          showWhen: element.showWhen ? { kind: 'all', of: [showWhen, element.showWhen] } : showWhen,
        }
      : element;
  return { ...form, fields: form.fields.map(withBoth), groups: form.groups.map(withBoth) };
}

function withoutEntry(form: Form, { kind, guid }: LayoutEntry): Form {
  return kind === 'group' ? deleteGroup(form, guid) : deleteField(form, guid);
}

function guidsOf(entries: readonly LayoutEntry[]): readonly Guid[] {
  return entries.map(({ guid }) => guid);
}
