import type { Guid } from '../../../guid.ts';
import type { Form, LayoutEntry } from '../../form.ts';
import { entriesOf, entryOf, locate, neighbours } from '../../layout.ts';
import { withRequiredWhenShown } from '../field/set-required.ts';
import { onPage } from '../pages/page-run.ts';
import { putIn, takeOut } from './entries.ts';

/** Towards the start or the end of the form. */
export type Direction = 'up' | 'down';

/**
 * Moves a field or group one step (specification §4, Moving up/down). A field swaps places with the entry
 * next to it. At the edge of its group it moves out, to just before or after the group; at the top level next
 * to a group it moves in: to the group's end when moving up, to its start when moving down. A group swaps
 * places with the entry next to it. At the edge of its page an element moves to the page before or after.
 * Returns the form itself at either end of the form, or when the element does not exist.
 */
export function moveElement(form: Form, guid: Guid, direction: Direction): Form {
  return withRequiredWhenShown(moved(form, guid, direction), [guid]);
}

function moved(form: Form, guid: Guid, direction: Direction): Form {
  const position = locate(form, guid);
  const entry = entryOf(form, guid);
  if (position === undefined || entry === undefined) return form;
  const { before, after } = neighbours(form, guid);
  const next = direction === 'up' ? before : after;
  const without = takeOut(form, guid);
  if (position.group === null && next?.page !== entry.page) return moveAcrossPages(form, entry, direction);
  if (next === null)
    return position.group === null ? form : moveOutOf(without, entry, position.group, direction);
  if (entry.kind === 'field' && next.kind === 'group') return moveInto(without, entry, next.guid, direction);
  const index = position.index + (direction === 'up' ? -1 : 1);
  return putIn(without, entry, { group: position.group, index, page: entry.page ?? null });
}

/** Moves an entry at the edge of its page to the page before or after, if there is one. */
function moveAcrossPages(form: Form, entry: LayoutEntry, direction: Direction): Form {
  const { pages = [] } = form;
  const index = pages.findIndex(({ guid }) => guid === entry.page);
  const page = pages[index + (direction === 'up' ? -1 : 1)];
  if (index < 0 || page === undefined) return form;
  const turned = onPage(entry, page.guid);
  return { ...form, layout: form.layout.map((other) => (other.guid === entry.guid ? turned : other)) };
}

function moveOutOf(form: Form, entry: LayoutEntry, group: Guid, direction: Direction): Form {
  const index = form.layout.findIndex(({ guid }) => guid === group);
  const page = form.layout[index]?.page ?? null;
  return putIn(form, entry, { group: null, index: direction === 'up' ? index : index + 1, page });
}

function moveInto(form: Form, entry: LayoutEntry, group: Guid, direction: Direction): Form {
  const index = direction === 'up' ? entriesOf(form, group).length : 0;
  return putIn(form, entry, { group, index });
}
