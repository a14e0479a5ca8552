import type { Guid } from '../../../guid.ts';
import type { Form, LayoutEntry } from '../../form.ts';
import { entriesOf, entryOf, findField, findGroup, locate } from '../../layout.ts';
import { pageOf } from '../../pages.ts';
import { withRequiredWhenShown } from '../field/set-required.ts';
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
  const targetIndex = Math.min(target.index, entriesOf(form, group).length);
  // What follows the element moves up when it is taken out.
  const index = group === position.group && targetIndex > position.index ? targetIndex - 1 : targetIndex;
  const page = target.page ?? form.layout[targetIndex - 1]?.page ?? null;
  const moved = putIn(takeOut(form, guid), entry, { group, index, page });
  return isSamePosition(form, moved, guid) ? form : withRequiredWhenShown(moved, [guid]);
}

function isSamePosition(one: Form, other: Form, guid: Guid): boolean {
  const [from, to] = [locate(one, guid), locate(other, guid)];
  return from?.group === to?.group && from?.index === to?.index && pageOf(one, guid) === pageOf(other, guid);
}

function moveBeside(form: Form, guid: Guid, target: Beside): Form {
  const pair = [guid, target.field];
  const areFields = pair.every((one) => findField(form, one) !== undefined);
  if (!areFields || guid === target.field) return form;
  const moved = putBeside(takeOut(form, guid), guid, target);
  if (moved === undefined) return form;
  const wereNarrow = pair.every((one) => findField(form, one)?.width === 'narrow');
  return wereNarrow && isSamePosition(form, moved, guid) ? form : withRequiredWhenShown(moved, [guid]);
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
  const ownPage = position.group === null ? pageOf(form, guid) : null;
  const containers = [...topLevels(form), ...(position.kind === 'group' ? [] : groupContainers(form))];
  return containers.flatMap(({ group, page, start, entries }) =>
    [null, ...entries].flatMap((after, offset) => {
      if (after?.guid === guid) return [];
      const index = start + offset;
      const isOwnContainer = group === position.group && page === ownPage;
      return [{ group, page, index, after, current: isOwnContainer && index === position.index }];
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

function groupContainers(form: Form): readonly Container[] {
  const groups = form.layout.filter(({ kind }) => kind === 'group').map(({ guid }) => guid);
  return groups.map((group) => ({ group, page: null, start: 0, entries: entriesOf(form, group) }));
}
