import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryForm } from '../testing/arbitrary-form.ts';
import { guidOf, nameOf } from '../testing/guids.ts';
import { drawn } from '../testing/layout-notation.ts';
import {
  entriesOf,
  fieldsInOrder,
  findField,
  findGroup,
  layoutRows,
  locate,
  neighbours,
  sections,
} from './layout.ts';

const { form } = drawn('a G(b c+d) e H() f');

describe('locate', () => {
  it.each([
    ['a', { kind: 'field', group: null, index: 0 }],
    ['G', { kind: 'group', group: null, index: 1 }],
    ['b', { kind: 'field', group: guidOf('G'), index: 0 }],
    ['d', { kind: 'field', group: guidOf('G'), index: 2 }],
    ['f', { kind: 'field', group: null, index: 4 }],
    ['z', undefined],
  ])('returns the position of %s', (name, position) => {
    expect(locate(form, guidOf(name))).toEqual(position);
  });
});

describe('neighbours', () => {
  it.each([
    ['a', null, 'G'],
    ['G', 'a', 'e'],
    ['b', null, 'c'],
    ['d', 'c', null],
    ['f', 'H', null],
    ['z', null, null],
  ])('of %s are %s and %s, within its own container', (name, before, after) => {
    const found = neighbours(form, guidOf(name));

    expect(found.before && nameOf(found.before.guid)).toBe(before);
    expect(found.after && nameOf(found.after.guid)).toBe(after);
  });
});

describe('finding by GUID', () => {
  it('finds fields and groups, and returns undefined for a GUID of the other kind', () => {
    expect(findField(form, guidOf('c'))?.width).toBe('narrow');
    expect(findGroup(form, guidOf('H'))?.fields).toEqual([]);
    expect(findField(form, guidOf('G'))).toBeUndefined();
    expect(findGroup(form, guidOf('c'))).toBeUndefined();
  });

  it('lists the entries of a container, none for an unknown group', () => {
    expect(entriesOf(form, null).map(({ guid }) => nameOf(guid))).toEqual(['a', 'G', 'e', 'H', 'f']);
    expect(entriesOf(form, guidOf('G')).map(({ guid }) => nameOf(guid))).toEqual(['b', 'c', 'd']);
    expect(entriesOf(form, guidOf('Z'))).toEqual([]);
  });
});

describe('layout rows', () => {
  it.each([
    ['a b', [['a'], ['b']]],
    ['a+b', [['a', 'b']]],
    ['a+b+c', [['a', 'b'], ['c']]],
    ['a+ b c+d', [['a'], ['b'], ['c', 'd']]],
    ['', []],
  ])('of %o are %o', (notation, expected) => {
    const rows = layoutRows(drawn(notation).form.fields);

    expect(rows.map((row) => row.map((field) => nameOf(field.guid)))).toEqual(expected);
  });
});

describe('sections', () => {
  it('are the groups and the runs of fields between them, in page order', () => {
    const shown = sections(form).map((section) => [
      section.group && nameOf(section.group.guid),
      section.rows
        .flat()
        .map((field) => nameOf(field.guid))
        .join(''),
    ]);

    expect(shown).toEqual([
      [null, 'a'],
      ['G', 'bcd'],
      [null, 'e'],
      ['H', ''],
      [null, 'f'],
    ]);
  });

  it('do not pair narrow fields across the edge of a group', () => {
    expect(sections(drawn('a+ G(b+ c) d').form).map((section) => section.rows.length)).toEqual([1, 2, 1]);
  });

  it('show every field of a valid layout exactly once', () => {
    fc.assert(
      fc.property(arbitraryForm, (any) => {
        const shown = fieldsInOrder(any).map((field) => field.guid);
        expect(shown.toSorted()).toEqual(any.fields.map((field) => field.guid).toSorted());
      }),
    );
  });

  it('leave out layout entries without a field', () => {
    const broken = {
      ...form,
      fields: form.fields.filter((field) => field.guid !== guidOf('b')),
      groups: form.groups.slice(0, 1),
    };

    expect(fieldsInOrder(broken).map((field) => nameOf(field.guid))).toEqual(['a', 'c', 'd', 'e', 'f']);
  });
});
