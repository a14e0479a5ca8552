import type { Guid } from '../../../guid.ts';
import { spliced } from '../../../values/spliced.ts';
import type { Field, Form } from '../../form.ts';
import { layoutRows, sections } from '../../layout.ts';

/**
 * Whether another field can be added to a field's row (docs/design.md#adding), in other words whether
 * {@link addField} beside it changes the form.
 */
export function hasRoomBeside(form: Form, guid: Guid): boolean {
  const section = sections(form).find(({ rows }) => rows.flat().some((field) => field.guid === guid));
  const row = section?.rows.find((fields) => fields.some((field) => field.guid === guid));
  const [field, neighbour] = row ?? [];
  if (section === undefined || field === undefined || neighbour !== undefined) return false;
  const fields = section.rows.flat();
  const first: Field = { ...field, width: 'narrow' };
  const second: Field = { ...first };
  const withSecond = layoutRows(spliced(fields, fields.indexOf(field), 1, first, second));
  return withSecond.some((pair) => pair[0] === first && pair[1] === second);
}
