import type { Guid } from '../../../guid.ts';
import type { Form, Repeat } from '../../form.ts';
import { formLimits } from '../../form-limits.ts';
import { withRequiredWhenShown } from '../field/set-required.ts';
import { changeGroup } from '../layout/entries.ts';

/** The minimum and maximum number of rows of a group. */
export type RowLimits = Pick<Repeat, 'min' | 'max'>;

/** The rows of a group that has just become repeatable. */
const usualRepeat: Repeat = { min: 1, max: 10 };

/**
 * Makes a group repeatable, or no longer repeatable (docs/form-logic.md#rows). Returns the form itself when
 * nothing changes or the group does not exist.
 */
export function setRepeats(form: Form, guid: Guid, repeats: 'repeats' | 'once'): Form {
  const changed = changeGroup(form, guid, (group) => {
    if ((group.repeat !== undefined) === (repeats === 'repeats')) return group;
    const { repeat: _, ...once } = group;
    return repeats === 'repeats' ? { ...once, repeat: usualRepeat } : once;
  });
  return changed === form ? form : withRequiredWhenShown(changed, [guid]);
}

/**
 * Sets the minimum or maximum number of rows of a repeatable group, clamped to what a group may have, and
 * adjusts the other limit. The other limit is taken from `before`, so that it does not drift while the digits
 * of a number are typed. Returns the form itself when nothing changes or the group does not repeat.
 */
export function setRowLimits(form: Form, guid: Guid, limits: Partial<RowLimits>, before?: RowLimits): Form {
  const changed = changeRepeat(form, guid, (repeat) => {
    const min = clampRows(limits.min ?? before?.min ?? repeat.min, 0);
    const max = clampRows(limits.max ?? before?.max ?? repeat.max, 1);
    const fitting =
      limits.max === undefined ? { min, max: Math.max(min, max) } : { min: Math.min(min, max), max };
    return fitting.min === repeat.min && fitting.max === repeat.max ? repeat : { ...repeat, ...fitting };
  });
  return changed === form ? form : withRequiredWhenShown(changed, [guid]);
}

/**
 * Sets the property that gets a line for each row; null for the fields' own properties. Returns the form itself
 * when nothing changes or the group does not repeat.
 */
export function setLinesProperty(form: Form, guid: Guid, property: number | null): Form {
  return changeRepeat(form, guid, (repeat) => {
    const { linesProperty, ...rest } = repeat;
    if ((linesProperty ?? null) === property) return repeat;
    return { ...rest, ...(property !== null && { linesProperty: property }) };
  });
}

function changeRepeat(form: Form, guid: Guid, change: (repeat: Repeat) => Repeat): Form {
  return changeGroup(form, guid, (group) => {
    const changed = group.repeat && change(group.repeat);
    return changed === undefined || changed === group.repeat ? group : { ...group, repeat: changed };
  });
}

function clampRows(rows: number, lowest: number): number {
  return Math.min(Math.max(rows, lowest), formLimits.rows);
}
