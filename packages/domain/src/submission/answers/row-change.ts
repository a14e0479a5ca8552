import type { Answers } from '../../field-type/field-type.ts';
import type { Form, Group } from '../../form/form.ts';
import type { RowCounts } from '../../form/rows.ts';
import { parseGuid, type Guid } from '../../guid.ts';
import { withoutRow } from './row-answers.ts';

/** What a button of a repeatable group does: adds a row at its end, or removes one, from 1. */
export type RowChange =
  | { readonly kind: 'add'; readonly group: Guid }
  | { readonly kind: 'remove'; readonly group: Guid; readonly row: number };

/** Returns the value of the button that changes rows: `add:GUID` or `remove:GUID:row`. */
export function rowChangeToWire(change: RowChange): string {
  return change.kind === 'add' ? `add:${change.group}` : `remove:${change.group}:${String(change.row)}`;
}

/** Reads the value of a pressed button; undefined when it does not change rows. */
export function rowChangeFromWire(value: string): RowChange | undefined {
  const [kind, written = '', number = ''] = value.split(':');
  const group = parseGuid(written);
  const row = /^[1-9]\d?$/.test(number) ? Number(number) : undefined;
  if (group === undefined) return undefined;
  if (kind === 'add') return { kind, group };
  return kind === 'remove' && row !== undefined ? { kind, group, row } : undefined;
}

/** Answers and the rows that they are in. */
export interface AnswersInRows {
  readonly answers: Answers;
  readonly rows: RowCounts;
}

/** Returns the repeatable group with a GUID; undefined when the form has none. */
export function findRepeatable({ groups }: Pick<Form, 'groups'>, guid: Guid): Group | undefined {
  return groups.find((group) => group.guid === guid && group.repeat !== undefined);
}

/**
 * Adds or removes a row. Changes nothing when the group already has its maximum or minimum number of rows or
 * does not have the row, or when the form does not have the group.
 */
export function changeRows(form: Form, answered: AnswersInRows, change: RowChange): AnswersInRows {
  const group = findRepeatable(form, change.group);
  if (group?.repeat === undefined) return answered;
  const { answers, rows } = answered;
  const { min, max } = group.repeat;
  const count = rows.get(group.guid) ?? 0;
  if (change.kind === 'add')
    return count < max ? { answers, rows: new Map([...rows, [group.guid, count + 1]]) } : answered;
  if (count <= min || change.row > count) return answered;
  return {
    answers: withoutRow(answers, group, change.row),
    rows: new Map([...rows, [group.guid, count - 1]]),
  };
}
