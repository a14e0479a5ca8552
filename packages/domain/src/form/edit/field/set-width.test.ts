import { describe, expect, it } from 'vitest';
import { guidOf } from '../../../testing/guids.ts';
import { drawn, notationOf } from '../../../testing/layout-notation.ts';
import { setWidth } from './set-width.ts';

describe('the width of a field', () => {
  it.each([
    ['a [b] c', 'narrow', 'a [b]+ c'],
    ['a+ [b] c', 'narrow', 'a+[b] c'],
    ['a+[b] c', 'wide', 'a+ [b] c'],
  ] as const)('of %o made %s gives %o', (before, width, after) => {
    const { form, selection } = drawn(before);

    expect(notationOf({ form: setWidth(form, selection!, width), selection })).toBe(after);
  });

  it('is unchanged when it is the same or the field does not exist', () => {
    const { form } = drawn('a G(b)');

    expect(setWidth(form, guidOf('a'), 'wide')).toBe(form);
    expect(setWidth(form, guidOf('G'), 'narrow')).toBe(form);
  });
});
