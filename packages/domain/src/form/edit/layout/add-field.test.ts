import { describe, expect, it } from 'vitest';
import { aField } from '../../../testing/builders.ts';
import { guidOf } from '../../../testing/guids.ts';
import { drawn, notationOf } from '../../../testing/layout-notation.ts';
import { at, beside } from '../../../testing/target-notation.ts';
import { addField } from './add-field.ts';
import { endOfForm, endOfGroup, type Target } from './target.ts';

const fresh = aField('text', { guid: guidOf('x') });

function adding(notation: string, target: Target): string {
  return notationOf({ form: addField(drawn(notation).form, fresh, target), selection: null });
}

describe('addField', () => {
  it.each<[string, Target, string]>([
    ['', at(0), 'x'],
    ['a b', at(0), 'x a b'],
    ['a b', at(1), 'a x b'],
    ['a b', at(2), 'a b x'],
    ['a b', at(9), 'a b x'],
    ['a G(b) c', at(1), 'a x G(b) c'],
    ['G(a b)', at(0, 'G'), 'G(x a b)'],
    ['G(a b)', at(2, 'G'), 'G(a b x)'],
    ['G()', at(0, 'G'), 'G(x)'],
  ])('to %o at %j gives %o', (before, target, after) => {
    expect(adding(before, target)).toBe(after);
  });

  it.each<[string, Target, string]>([
    ['a', beside('a', 'after'), 'a+x'],
    ['a', beside('a', 'before'), 'x+a'],
    ['a+ b', beside('a', 'after'), 'a+x b'],
    ['a b c', beside('b', 'after'), 'a b+x c'],
    ['G(a b)', beside('b', 'before'), 'G(a x+b)'],
    ['a+b c', beside('c', 'after'), 'a+b c+x'],
    ['a+ G(b) c', beside('c', 'before'), 'a+ G(b) x+c'],
  ])('to %o beside another at %j makes both narrow: %o', (before, target, after) => {
    expect(adding(before, target)).toBe(after);
  });

  it.each<[string, Target, string]>([
    ['a+b', beside('a', 'after'), 'the row is full'],
    ['a+b', beside('b', 'after'), 'the row is full'],
    ['a+ b', beside('b', 'after'), 'the neighbour would join the narrow field before it'],
    ['a', beside('z', 'after'), 'the neighbour is gone'],
    ['G(a)', beside('G', 'after'), 'the neighbour is a group'],
    ['a', at(0, 'Z'), 'the group is gone'],
  ])('changes nothing in %o at %j: %s', (before, target) => {
    const { form } = drawn(before);

    expect(addField(form, fresh, target)).toBe(form);
  });

  it('changes nothing when the form already has the GUID', () => {
    const { form } = drawn('a G(x)');

    expect(addField(form, fresh, endOfForm(form))).toBe(form);
  });

  it('keeps every setting of the new field', () => {
    const { form } = drawn('a');
    const required = { ...fresh, required: true };

    expect(addField(form, required, endOfForm(form)).fields).toContainEqual(required);
  });
});

describe('endOfForm and endOfGroup', () => {
  it('target the spot after the last entry', () => {
    const { form } = drawn('a G(b c) d');

    expect(adding('a G(b c) d', endOfForm(form))).toBe('a G(b c) d x');
    expect(adding('a G(b c) d', endOfGroup(form, guidOf('G')))).toBe('a G(b c x) d');
  });
});
