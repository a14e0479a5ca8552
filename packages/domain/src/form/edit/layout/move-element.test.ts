import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryForm } from '../../../testing/arbitrary-form.ts';
import { guidOf } from '../../../testing/guids.ts';
import { drawn, notationOf } from '../../../testing/layout-notation.ts';
import { checkLayout } from '../../checking/layout-invariants.ts';
import { moveElement, type Direction } from './move-element.ts';

function moving(notation: string, direction: Direction): string {
  const { form, selection } = drawn(notation);
  return notationOf({ form: moveElement(form, selection!, direction), selection });
}

describe('moving up', () => {
  it.each([
    ['a [b] c', '[b] a c', 'changes places with the field before it'],
    ['G(a [b])', 'G([b] a)', 'does so within a group'],
    ['a G([b] c)', 'a [b] G(c)', 'leaves the group to just before it when it is first there'],
    ['G([b]) c', '[b] G() c', 'leaves an empty group behind'],
    ['G(a) [b] c', 'G(a [b]) c', 'goes to the end of the group before it'],
    ['G() [b]', 'G([b])', 'goes into an empty group'],
    ['a [G(b)] c', '[G(b)] a c', 'takes a group over a field'],
    ['G(a) [H(b)]', '[H(b)] G(a)', 'takes a group over a group, never into it'],
    ['a+[b] c', '[b]+a c', 'changes places within a layout row'],
    ['[a] b', '[a] b', 'stops at the start of the form'],
    ['[G(a)] b', '[G(a)] b', 'stops a group at the start of the form'],
  ])('%o gives %o: %s', (before, after) => {
    expect(moving(before, 'up')).toBe(after);
  });
});

describe('moving down', () => {
  it.each([
    ['a [b] c', 'a c [b]', 'changes places with the field after it'],
    ['G([a] b)', 'G(b [a])', 'does so within a group'],
    ['G(a [b]) c', 'G(a) [b] c', 'leaves the group to just after it when it is last there'],
    ['a [b] G(c)', 'a G([b] c)', 'goes to the start of the group after it'],
    ['[b] G()', 'G([b])', 'goes into an empty group'],
    ['a [G(b)] c', 'a c [G(b)]', 'takes a group over a field'],
    ['[G(a)] H(b)', 'H(b) [G(a)]', 'takes a group over a group, never into it'],
    ['G(a [b]) H(c)', 'G(a) [b] H(c)', 'goes between two groups before it goes into the next'],
    ['a [b]', 'a [b]', 'stops at the end of the form'],
  ])('%o gives %o: %s', (before, after) => {
    expect(moving(before, 'down')).toBe(after);
  });
});

describe('moving', () => {
  it('changes nothing for an unknown GUID and returns the form itself at the end', () => {
    const { form } = drawn('a G(b)');

    expect(moveElement(form, guidOf('z'), 'up')).toBe(form);
    expect(moveElement(form, guidOf('a'), 'up')).toBe(form);
    expect(moveElement(form, guidOf('G'), 'down')).toBe(form);
  });

  it('down and up again gives the same form and keeps every layout valid', () => {
    fc.assert(
      fc.property(arbitraryForm, fc.nat(), (form, pick) => {
        const all = [...form.fields, ...form.groups];
        const element = all[pick % Math.max(all.length, 1)];
        if (element === undefined) return;
        const moved = moveElement(form, element.guid, 'down');

        expect(checkLayout(moved)).toEqual([]);
        if (moved !== form) expect(moveElement(moved, element.guid, 'up')).toEqual(form);
      }),
    );
  });

  it('repeatedly brings a field through every position of the form', () => {
    let { form } = drawn('[a] G(b c) H() d');
    const seen: string[] = [];
    for (let before; before !== form; before = form, form = moveElement(form, guidOf('a'), 'down')) {
      seen.push(notationOf({ form, selection: null }));
    }

    expect(seen).toEqual([
      'a G(b c) H() d',
      'G(a b c) H() d',
      'G(b a c) H() d',
      'G(b c a) H() d',
      'G(b c) a H() d',
      'G(b c) H(a) d',
      'G(b c) H() a d',
      'G(b c) H() d a',
    ]);
  });
});
