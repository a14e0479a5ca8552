import type { Guid } from '../../../guid.ts';
import type { Condition } from '../../../logic/conditions/condition.ts';
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
  const index = pages.findIndex((page) => page.guid === guid);
  const deleted = pages[index];
  if (deleted === undefined) return form;
  const receiver = pages[index - 1] ?? pages[index + 1];
  const affected = form.layout.filter((entry) => entry.page === guid);
  // Moving under the same condition adds none, so that deleting a new page undoes dividing one.
  const hasSameCondition = sameContent(deleted.showWhen, receiver?.showWhen);
  const emptied =
    content === 'deleted'
      ? affected.reduce(withoutEntry, form)
      : withEntriesMoved(
          hasSameCondition ? form : withPageCondition(form, deleted),
          guid,
          receiver?.guid ?? null,
        );
  const remaining = pages.filter((page) => page.guid !== guid);
  if (remaining.length > 1) return withRequiredWhenShown({ ...emptied, pages: remaining }, guidsOf(affected));
  return withoutPages(emptied, remaining, hasSameCondition ? [] : affected);
}

/** Turns a form with at most one page left into one without pages; `arrived` came from the deleted page. */
function withoutPages(form: Form, remaining: readonly FormPage[], arrived: readonly LayoutEntry[]): Form {
  const conditioned = remaining.reduce((result, page) => withPageCondition(result, page, arrived), form);
  const { pages: _, ...rest } = conditioned;
  const layout = rest.layout.map((entry) => onPage(entry, null));
  return withRequiredWhenShown({ ...rest, layout }, guidsOf(layout));
}

function withEntriesMoved(form: Form, from: Guid, to: Guid | null): Form {
  const layout = form.layout.map((entry) => (entry.page === from ? onPage(entry, to) : entry));
  return { ...form, layout };
}

/** Gives the entries of a page, except some, the page's condition in addition to their own. */
function withPageCondition(
  form: Form,
  { guid, showWhen }: FormPage,
  except: readonly LayoutEntry[] = [],
): Form {
  if (showWhen === undefined) return form;
  const exempt = new Set(guidsOf(except));
  const conditioned = new Set(
    guidsOf(form.layout.filter((entry) => entry.page === guid && !exempt.has(entry.guid))),
  );
  const withBoth = <Element extends Field | Group>(element: Element): Element => {
    if (!conditioned.has(element.guid)) return element;
    return { ...element, showWhen: element.showWhen ? allOf(showWhen, element.showWhen) : showWhen };
  };
  return { ...form, fields: form.fields.map(withBoth), groups: form.groups.map(withBoth) };
}

/** Joins two conditions in one list: nested lists are more than the builder can show. */
function allOf(one: Condition, other: Condition): Condition {
  return { kind: 'all', of: [one, other].flatMap((part) => (part.kind === 'all' ? part.of : [part])) };
}

function withoutEntry(form: Form, { kind, guid }: LayoutEntry): Form {
  return kind === 'group' ? deleteGroup(form, guid) : deleteField(form, guid);
}

function guidsOf(entries: readonly LayoutEntry[]): readonly Guid[] {
  return entries.map(({ guid }) => guid);
}
