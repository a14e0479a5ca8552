import type { Guid } from '../../../guid.ts';
import type { Form, LayoutEntry } from '../../form.ts';
import { entriesOf, entryOf, findField, findGroup, locate } from '../../layout.ts';
import { withRequiredWhenShown } from '../field/set-required.ts';
import { pageOf } from '../../pages.ts';
import { runOfPage } from '../pages/page-run.ts';
import { putBeside, putIn, takeOut } from './entries.ts';
import type { Beside, Target } from './target.ts';

/**
 * Moves a field or group to a target, for “Move to…” and dragging (docs/design.md#moving). A field keeps
 * its width, unless it goes beside another, which makes both narrow. Returns the form itself when nothing
 * would change, the target does not exist, its row is full, or a group would be nested.
 */
export function moveTo(form: Form, guid: Guid, target: Target): Form {
  const position = locate(form, guid);
  const entry = entryOf(form, guid);
  if (position === undefined || entry === undefined) return form;
  if (target.kind === 'beside') return moveBeside(form, guid, target);
  const { group } = target;
  if (group !== null && (position.kind === 'group' || findGroup(form, group) === undefined)) return form;
  const spot = Math.min(target.index, entriesOf(form, group).length);
  const index = group === position.group && spot > position.index ? spot - 1 : spot;
  const page = target.page ?? form.layout[spot - 1]?.page ?? null;
  const moved = putIn(takeOut(form, guid), entry, { group, index, page });
  return isSamePosition(form, moved, guid) ? form : withRequiredWhenShown(moved, [guid]);
}

function isSamePosition(one: Form, other: Form, guid: Guid): boolean {
  const [from, to] = [locate(one, guid), locate(other, guid)];
  return from?.group === to?.group && from?.index === to?.index && pageOf(one, guid) === pageOf(other, guid);
}

function moveBeside(form: Form, guid: Guid, target: Beside): Form {
  const pair = [guid, target.field];
  const isField = pair.every((one) => findField(form, one) !== undefined);
  if (!isField || guid === target.field) return form;
  const moved = putBeside(takeOut(form, guid), guid, target);
  if (moved === undefined) return form;
  const wasNarrow = pair.every((one) => findField(form, one)?.width === 'narrow');
  return wasNarrow && isSamePosition(form, moved, guid) ? form : withRequiredWhenShown(moved, [guid]);
}

/**
 * One position an element can be moved to. `after` is the entry it would follow; null for the start of the
 * container.
 */
export interface MoveChoice {
  readonly group: Guid | null;
  /** The page of a position at the top level; null in groups and in a form without pages. */
  readonly page: Guid | null;
  readonly index: number;
  readonly after: LayoutEntry | null;
  /** Whether the element is already in this position. */
  readonly current: boolean;
}

/**
 * Returns every position an element can be moved to, in page order: the top level first, page by page, then the
 * groups.
 */
export function moveChoices(form: Form, guid: Guid): readonly MoveChoice[] {
  const position = locate(form, guid);
  if (position === undefined) return [];
  const groups = form.layout.filter(({ kind }) => kind === 'group').map((entry) => entry.guid);
  const own = position.group === null ? pageOf(form, guid) : null;
  return [...topLevels(form), ...(position.kind === 'group' ? [] : groups.map(inGroup(form)))].flatMap(
    ({ group, page, start, entries }) =>
      [null, ...entries].flatMap((after, at) => {
        if (after?.guid === guid) return [];
        const index = start + at;
        const isOwn = position.group === group && page === own;
        return [{ group, page, index, after, current: isOwn && index === position.index }];
      }),
  );
}

/** A container of the layout; its entries begin at `start`. */
interface Container extends Pick<MoveChoice, 'group' | 'page'> {
  readonly start: number;
  readonly entries: readonly LayoutEntry[];
}

function topLevels(form: Form): readonly Container[] {
  if (form.pages === undefined) return [{ group: null, page: null, start: 0, entries: form.layout }];
  return form.pages.map(({ guid: page }) => {
    const { start, end } = runOfPage(form, page);
    return { group: null, page, start, entries: form.layout.slice(start, end) };
  });
}

function inGroup(form: Form): (group: Guid) => Container {
  return (group) => ({ group, page: null, start: 0, entries: entriesOf(form, group) });
}
