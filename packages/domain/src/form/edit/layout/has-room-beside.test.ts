import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryForm } from '../../../testing/arbitrary-form.ts';
import { aField } from '../../../testing/builders.ts';
import { guidOf } from '../../../testing/guids.ts';
import { drawn } from '../../../testing/layout-notation.ts';
import { addField } from './add-field.ts';
import { hasRoomBeside } from './has-room-beside.ts';

describe('room beside a field', () => {
  it.each([
    ['[a] b', true],
    ['[a]+ b', true],
    ['[a] b+ c', true],
    ['G([a]) b', true],
    ['[a]+b', false],
    ['a+[b]', false],
    ['a+ [b] c', false],
    ['[G(a)]', false],
  ])('in %o is %s', (notation, room) => {
    const { form, selection } = drawn(notation);

    expect(hasRoomBeside(form, selection!)).toBe(room);
  });

  it('is available exactly when a field can be added on either side', () => {
    const fresh = aField('text', { guid: guidOf('x') });
    fc.assert(
      fc.property(arbitraryForm, fc.constantFrom('before' as const, 'after' as const), (form, side) => {
        for (const { guid } of form.fields) {
          const added = addField(form, fresh, { kind: 'beside', field: guid, side });
          expect(hasRoomBeside(form, guid)).toBe(added !== form);
        }
      }),
    );
  });
});
