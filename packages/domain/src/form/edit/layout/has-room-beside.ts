import type { Guid } from '../../../guid.ts';
import type { Field, Form } from '../../form.ts';
import { spliced } from '../../../values/spliced.ts';
import { rows, sections } from '../../layout.ts';

/**
 * Whether another field can be added to a field's row (docs/design.md#adding), in other words whether
 * {@link addField} beside it changes the form.
 */
export function hasRoomBeside(form: Form, guid: Guid): boolean {
  const run = sections(form)
    .map((section) => section.rows.flat())
    .find((fields) => fields.some((field) => field.guid === guid));
  const index = run?.findIndex((field) => field.guid === guid) ?? -1;
  const field = run?.[index];
  if (run === undefined || field === undefined) return false;
  const line = rows(run).find((row) => row.some((one) => one === field));
  const first: Field = { ...field, width: 'narrow' };
  const second: Field = { ...first };
  const tried = rows(spliced(run, index, 1, first, second));
  return line?.length === 1 && tried.some((row) => row[0] === first && row[1] === second);
}
