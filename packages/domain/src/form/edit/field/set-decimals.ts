import type { Guid } from '../../../guid.ts';
import type { Form } from '../../form.ts';
import { changeField } from '../layout/entries.ts';

/**
 * Sets the decimals of a number, 0–6; undefined leaves them to its type. Returns the form itself when
 * nothing changes or the field does not exist.
 */
export function setDecimals(form: Form, guid: Guid, decimals: number | undefined): Form {
  return changeField(form, guid, (field) => {
    if (field.decimals === decimals) return field;
    const { decimals: _before, ...rest } = field;
    return decimals === undefined ? rest : { ...rest, decimals };
  });
}
