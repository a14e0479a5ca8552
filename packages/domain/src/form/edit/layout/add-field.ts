import type { Field, Form } from '../../form.ts';
import { findGroup } from '../../layout.ts';
import { putBeside, putIn } from './entries.ts';
import { fieldEntry, type Target } from './target.ts';

/**
 * Adds a new field at the top level, in a group, or beside another field, which makes both narrow
 * (specification §4, Adding a field). Returns the form itself when the target does not exist, its row is
 * full, or the GUID is taken.
 */
export function addField(form: Form, field: Field, target: Target): Form {
  const isTaken = [...form.fields, ...form.groups].some(({ guid }) => guid === field.guid);
  if (isTaken) return form;
  const known: Form = { ...form, fields: [...form.fields, field] };
  if (target.kind === 'beside') return putBeside(known, field.guid, target) ?? form;
  if (target.group !== null && findGroup(form, target.group) === undefined) return form;
  return putIn(known, fieldEntry(field.guid), target);
}
