import { spliced } from '../../../spliced.ts';
import type { Form, Group } from '../../form.ts';

/**
 * Adds a group without fields at the top level, in front of the entry at `index`; past the last one: at the end. Groups never nest
 * (specification §3). The form itself when the GUID is taken.
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
