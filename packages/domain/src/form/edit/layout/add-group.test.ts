import { describe, expect, it } from 'vitest';
import { guidOf } from '../../../testing/guids.ts';
import { drawn, notationOf } from '../../../testing/layout-notation.ts';
import { addGroup } from './add-group.ts';

const fresh = { guid: guidOf('X'), name: { fi: 'uusi ryhmä' } };

describe('addGroup', () => {
  it.each([
    ['', 0, 'X()'],
    ['a b', 1, 'a X() b'],
    ['a G(b)', 2, 'a G(b) X()'],
    ['a', 9, 'a X()'],
  ])('to %o at %d gives %o', (before, index, after) => {
    const form = addGroup(drawn(before).form, fresh, { index });

    expect(notationOf({ form, selection: null })).toBe(after);
    expect(form.groups.at(-1)?.name).toEqual({ fi: 'uusi ryhmä' });
  });

  it('changes nothing when the form already has the GUID', () => {
    const { form } = drawn('X(a)');

    expect(addGroup(form, fresh, { index: 0 })).toBe(form);
  });
});
