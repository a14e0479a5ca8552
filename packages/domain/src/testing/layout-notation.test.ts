import { describe, expect, it } from 'vitest';
import { checkLayout } from '../form/checking/layout-invariants.ts';
import { guidOf, nameOf } from './guids.ts';
import { drawn, notationOf } from './layout-notation.ts';

describe('layout notation', () => {
  it.each([
    '',
    'a',
    'a b',
    'a+b',
    'a b+c G(d e) [f]',
    'G()',
    '[G(a b)] c',
    'G([a] b+c) H(d)',
    'a+ b',
    'a+[b] c+',
    '[a]+b',
    'a+b c+ G(d+)',
  ])('writes %o as it was read', (notation) => {
    const read = drawn(notation);

    expect(notationOf(read)).toBe(notation);
    expect(checkLayout(read.form)).toEqual([]);
  });

  it('throws for an invalid notation', () => {
    expect(() => drawn('a ? b')).toThrow("Invalid layout: 'a ? b'");
  });

  it('converts between names and GUIDs', () => {
    expect(nameOf(guidOf('#12'))).toBe('#12');
    expect(guidOf('a')).not.toBe(guidOf('b'));
  });
});
