import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sameContent } from './same-content.ts';

describe('sameContent', () => {
  it('treats a copy as the same content', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (any) => void expect(sameContent(any, structuredClone(any))).toBe(true)),
    );
  });

  it.each<[string, unknown, unknown]>([
    ['members in another order', { a: 1, b: 2 }, { b: 2, a: 1 }],
    ['an empty text and a missing one', { names: { fi: '' } }, { names: {} }],
  ])('does not distinguish %s', (_what, one, other) => {
    expect([sameContent(one, other), sameContent(other, one)]).toEqual([true, true]);
  });

  it.each<[string, unknown, unknown]>([
    ['a text and a missing one', { a: 'x' }, {}],
    ['null and a missing member', { a: null }, {}],
    ['lists in another order', [1, 2], [2, 1]],
    ['lists of another length', [1], [1, undefined]],
    ['a list and a record', [], {}],
    ['a number and its text', 1, '1'],
  ])('distinguishes %s', (_what, one, other) => {
    expect([sameContent(one, other), sameContent(other, one)]).toEqual([false, false]);
  });
});
