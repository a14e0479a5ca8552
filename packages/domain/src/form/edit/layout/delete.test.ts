import { describe, expect, it } from 'vitest';
import { aPredefinedField } from '../../../testing/builders.ts';
import { guidOf, nameOf } from '../../../testing/guids.ts';
import { drawn, notationOf } from '../../../testing/layout-notation.ts';
import { checkLayout } from '../../checking/layout-invariants.ts';
import { deleteField } from './delete-field.ts';
import { deleteGroup } from './delete-group.ts';

describe('deleting a field', () => {
  it.each([
    ['a b c', 'b', 'a c'],
    ['G(a b) c', 'a', 'G(b) c'],
    ['G(a) c', 'a', 'G() c'],
    ['a+b c', 'a', 'b+ c'],
    ['a', 'a', ''],
  ])('of %o removes %s from the layout and its group: %o', (before, name, after) => {
    const form = deleteField(drawn(before).form, guidOf(name));

    expect(notationOf({ form, selection: null })).toBe(after);
    expect(form.fields.map(({ guid }) => nameOf(guid))).not.toContain(name);
    expect(checkLayout(form)).toEqual([]);
  });

  it('ignores a group and an unknown GUID', () => {
    const { form } = drawn('a G(b)');

    expect(deleteField(form, guidOf('G'))).toBe(form);
    expect(deleteField(form, guidOf('z'))).toBe(form);
  });
});

describe('deleting a group', () => {
  it('removes the group, its layout entry and all its fields, and nothing else', () => {
    const predefined = aPredefinedField(1008, { dataType: 8, value: true });
    const before = { ...drawn('a G(b c) d H(e)').form, predefinedFields: [predefined] };
    const form = deleteGroup(before, guidOf('G'));

    expect(notationOf({ form, selection: null })).toBe('a d H(e)');
    expect(form.fields.map(({ guid }) => nameOf(guid))).toEqual(['a', 'd', 'e']);
    expect(form.predefinedFields).toEqual([predefined]);
    expect(checkLayout(form)).toEqual([]);
  });

  it('ignores a field and an unknown GUID', () => {
    const { form } = drawn('a G(b)');

    expect(deleteGroup(form, guidOf('a'))).toBe(form);
    expect(deleteGroup(form, guidOf('Z'))).toBe(form);
  });
});
