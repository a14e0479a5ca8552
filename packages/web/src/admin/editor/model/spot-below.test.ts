import { fieldTypes } from '@form-portal/field-types';
import { describe, expect, it } from 'vitest';
import { addFieldCommand } from './commands/add-element.ts';
import { spotBelow } from './spot-below.ts';
import { after, editor, written } from './testing/editor-notation.ts';

describe('adding below', () => {
  it.each([
    ['[a] b', 'a [x] b'],
    ['G([a] b) c', 'G(a [x] b) c'],
    ['[G(a)] b', 'G(a) [x] b'],
    ['a G(b)', 'a G(b) [x]'],
  ])('in %o gives %o', (before, result) => {
    const state = editor(before);

    expect(written(after(state, addFieldCommand(fieldTypes.get('text'), spotBelow(state))))).toBe(result);
  });
});
