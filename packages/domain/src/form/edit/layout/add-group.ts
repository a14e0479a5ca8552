import { spliced } from '../../../spliced.ts';
import type { Form, Group } from '../../form.ts';

/**
 * Adds an empty group at the top level, before the entry at `index`, or at the end when `index` is past the
 * last entry. Groups never nest (specification §3). Returns the form itself when the GUID is taken.
 */
export function addGroup(form: Form, group: Omit<Group, 'fields'>, index: number): Form {
  const isTaken = [...form.fields, ...form.groups].some(({ guid }) => guid === group.guid);
  if (isTaken) return form;
  return {
    ...form,
    groups: [...form.groups, { ...group, fields: [] }],
    layout: spliced(form.layout, index, 0, { kind: 'group', guid: group.guid }),
  };
}
