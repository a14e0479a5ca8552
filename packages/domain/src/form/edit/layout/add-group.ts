import type { Form, Group } from '../../form.ts';
import { putIn } from './entries.ts';
import type { Spot } from './target.ts';

/**
 * Adds an empty group at the top level, before the entry at `index`, or at the end when `index` is past the
 * last entry. Groups never nest (specification §3). Returns the form itself when the GUID is taken.
 */
export function addGroup(
  form: Form,
  group: Omit<Group, 'fields'>,
  { index, page }: Pick<Spot, 'index' | 'page'>,
): Form {
  const isTaken = [...form.fields, ...form.groups].some(({ guid }) => guid === group.guid);
  if (isTaken) return form;
  const known: Form = { ...form, groups: [...form.groups, { ...group, fields: [] }] };
  return putIn(known, { kind: 'group', guid: group.guid }, { group: null, index, ...(page && { page }) });
}
