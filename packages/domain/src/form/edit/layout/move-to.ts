import type { Guid } from '../../../guid.ts';
import type { Form, LayoutEntry } from '../../form.ts';
import { entriesOf, entryOf, findField, findGroup, locate } from '../../layout.ts';
import { withRequiredWhenShown } from '../field/set-required.ts';
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
  if (group === position.group && index === position.index) return form;
  return withRequiredWhenShown(putIn(takeOut(form, guid), entry, { group, index }), [guid]);
}

function moveBeside(form: Form, guid: Guid, target: Beside): Form {
  const pair = [guid, target.field];
  const isField = pair.every((one) => findField(form, one) !== undefined);
  if (!isField || guid === target.field) return form;
  const moved = putBeside(takeOut(form, guid), guid, target);
  if (moved === undefined) return form;
  const wasNarrow = pair.every((one) => findField(form, one)?.width === 'narrow');
  const [from, to] = [locate(form, guid), locate(moved, guid)];
  const isSame = wasNarrow && from?.group === to?.group && from?.index === to?.index;
  return isSame ? form : withRequiredWhenShown(moved, [guid]);
}

/**
 * One position an element can be moved to. `after` is the entry it would follow; null for the start of the
 * container.
 */
export interface MoveChoice {
  readonly group: Guid | null;
  readonly index: number;
  readonly after: LayoutEntry | null;
  /** Whether the element is already in this position. */
  readonly current: boolean;
}

/** Returns every position an element can be moved to, in page order, the top level first. */
export function moveChoices(form: Form, guid: Guid): readonly MoveChoice[] {
  const position = locate(form, guid);
  if (position === undefined) return [];
  const groups = form.layout.filter(({ kind }) => kind === 'group').map((entry) => entry.guid);
  const containers = position.kind === 'group' ? [null] : [null, ...groups];
  return containers.flatMap((group) => {
    const entries = entriesOf(form, group);
    const isOwn = position.group === group;
    return [null, ...entries].flatMap((after, index) => {
      if (after?.guid === guid) return [];
      return [{ group, index, after, current: isOwn && index === position.index }];
    });
  });
}
