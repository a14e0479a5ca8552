import type { I18n } from '../../../shared/i18n/i18n.ts';
import type { Field, Form } from '@form-portal/domain';

/** Names a question of a form whose rows are written out: in a row of a group, the name of the row comes first, “Grant 2, Amount”. */
export function nameInRow({ groups }: Form, { guid, label }: Field, { textOf }: I18n): string {
  const row = groups.find(({ repeat, fields }) => repeat !== undefined && fields.includes(guid));
  return row === undefined ? textOf(label) : `${textOf(row.name)}, ${textOf(label)}`;
}
