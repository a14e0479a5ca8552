import { drawn, guidOf } from '@form-portal/domain/testing';
import { describe, expect, it } from 'vitest';
import { nothingSelected, selectionOf } from './selection.ts';
import { elementPositions, spotBelow } from './element-positions.ts';

describe('the spot below the selection', () => {
  it.each([
    ['a [b] c', null, 2],
    ['[a]+b c', null, 2],
    ['a G([b] c)', 'G', 1],
    ['a G([b]+c)', 'G', 2],
    ['a [G(b)] c', null, 2],
    ['a b', null, 2],
  ])('in %o is in %s in front of %i', (notation, group, index) => {
    const { form, selection } = drawn(notation);
    const selected = selection === null ? nothingSelected : selectionOf(form, selection);
    expect(spotBelow(form, selected)).toEqual({
      kind: 'at',
      group: group === null ? null : guidOf(group),
      index,
      page: null,
    });
  });
});

describe('the positions of a form', () => {
  it('contain group, index and count', () => {
    const positions = elementPositions(drawn('a G(b c)').form);

    expect(positions.get(guidOf('c'))).toMatchObject({ group: guidOf('G'), index: 1, count: 2 });
    expect(positions.get(guidOf('G'))).toMatchObject({ group: null, index: 1, count: 2 });
  });

  it.each([
    ['a b c G(d)', 'b a c G(d)', 'ab'],
    ['a G(b c d)', 'a G(b d c)', 'cd'],
    ['a G(b c)', 'a G(b c d)', 'bcd'],
    ['G(a) H(b c)', 'G(a b) H(c)', 'abc'],
    ['a b G(c)', 'a b G(c)', ''],
  ])('from %o to %o are new objects only for %o', (before, after, moved) => {
    const [one, other] = [drawn(before).form, drawn(after).form];
    const groups = other.groups.map((group) => ({
      ...group,
      name: one.groups.find(({ guid }) => guid === group.guid)?.name ?? group.name,
    }));

    const old = elementPositions(one);
    const now = elementPositions({ ...other, groups }, old);

    expect([...now.keys()].filter((guid) => now.get(guid) !== old.get(guid)).sort()).toEqual(
      [...moved].map(guidOf).sort(),
    );
  });
});
