import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryForm } from '../../../testing/arbitrary-form.ts';
import { guidOf, nameOf } from '../../../testing/guids.ts';
import { drawn, notationOf } from '../../../testing/layout-notation.ts';
import { at, beside } from '../../../testing/target-notation.ts';
import { checkLayout } from '../../checking/layout-invariants.ts';
import { moveChoices, moveTo } from './move-to.ts';
import type { Target } from './target.ts';

function moving(notation: string, target: Target): string {
  const { form, selection } = drawn(notation);
  return notationOf({ form: moveTo(form, selection!, target), selection });
}

describe('moveTo', () => {
  it('keeps the unknown members of an entry of the top level', () => {
    const { form } = drawn('a b c');
    const [first, ...others] = form.layout;
    const marked = { ...first!, unknownMembers: { Colour: 'red' } };

    expect(moveTo({ ...form, layout: [marked, ...others] }, marked.guid, at(3)).layout).toEqual([
      ...others,
      marked,
    ]);
  });

  it.each<[string, Target, string]>([
    ['[a] b c', at(2), 'b [a] c'],
    ['[a] b c', at(3), 'b c [a]'],
    ['a b [c]', at(0), '[c] a b'],
    ['a b [c]', at(1), 'a [c] b'],
    ['[a] G(b c)', at(1, 'G'), 'G(b [a] c)'],
    ['G([a] b) c', at(1), 'G(b) [a] c'],
    ['G([a] b) H(c)', at(1, 'H'), 'G(b) H(c [a])'],
    ['G([a] b c)', at(2, 'G'), 'G(b [a] c)'],
    ['a [G(b)] c', at(0), '[G(b)] a c'],
    ['[a]+b c', at(3), 'b+ c [a]+'],
  ])('moves %o to %j: %o', (before, target, after) => {
    expect(moving(before, target)).toBe(after);
  });

  it.each<[string, Target, string]>([
    ['[a] b', beside('b', 'after'), 'b+[a]'],
    ['a [b]', beside('a', 'before'), '[b]+a'],
    ['[a] G(b c)', beside('c', 'after'), 'G(b c+[a])'],
    ['a+[b] c', beside('a', 'before'), '[b]+a c'],
    ['[a] b+', beside('b', 'before'), '[a]+b'],
    ['[a]+b c', beside('c', 'after'), '[a]+b c'],
  ])('moves %o beside another at %j where there is room: %o', (before, target, after) => {
    expect(moving(before, target)).toBe(after);
  });

  it.each<[string, Target, string]>([
    ['a [b] c', at(1), 'it is there already'],
    ['a [b] c', at(2), 'it is there already'],
    ['a [b]', at(9), 'it is there already'],
    ['G([a] b)', at(0, 'G'), 'it is there already'],
    ['a+[b]', beside('a', 'after'), 'it is there already'],
    ['[a] b+c', beside('b', 'after'), 'the layout row is full'],
    ['[G(a)] H(b)', at(0, 'H'), 'groups never nest'],
    ['[G(a)] b', beside('b', 'after'), 'a group has a layout row to itself'],
    ['[a] G(b)', at(0, 'Z'), 'the group is gone'],
    ['[a] b', beside('a', 'after'), 'nothing goes beside itself'],
  ])('keeps %o unchanged at %j: %s', (before, target) => {
    const { form, selection } = drawn(before);

    expect(moveTo(form, selection!, target)).toBe(form);
  });

  it('keeps every layout valid, whatever is moved where', () => {
    fc.assert(
      fc.property(arbitraryForm, fc.nat(), fc.nat(), (form, pick, choice) => {
        const all = [...form.fields, ...form.groups];
        const element = all[pick % Math.max(all.length, 1)];
        if (element === undefined) return;
        const choices = moveChoices(form, element.guid);
        const target = choices[choice % choices.length]!;
        const moved = moveTo(form, element.guid, { kind: 'at', ...target });

        expect(checkLayout(moved)).toEqual([]);
        expect(moved === form).toBe(target.current);
      }),
    );
  });
});

describe('moveChoices', () => {
  function choicesOf(notation: string): string[] {
    const { form, selection } = drawn(notation);
    return moveChoices(form, selection!).map(({ group, after, current }) => {
      const position = `${group === null ? '' : nameOf(group)}/${after === null ? '' : nameOf(after.guid)}`;
      return current ? `[${position}]` : position;
    });
  }

  it('of a field include the start of every container and the position after each entry, one of them current', () => {
    expect(choicesOf('a G([b] c) H()')).toEqual(['/', '/a', '/G', '/H', '[G/]', 'G/c', 'H/']);
    expect(choicesOf('a G(b [c]) H()')).toEqual(['/', '/a', '/G', '/H', 'G/', '[G/b]', 'H/']);
  });

  it('of a group are at the top level only', () => {
    expect(choicesOf('a [G(b)] H(c)')).toEqual(['/', '[/a]', '/H']);
  });

  it('are empty for an unknown GUID', () => {
    expect(moveChoices(drawn('a').form, guidOf('z'))).toEqual([]);
  });
});
