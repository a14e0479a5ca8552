import { describe, expect, it } from 'vitest';
import { cleanExtension, extensionOf } from './extension.ts';

describe('cleanExtension', () => {
  it.each([
    ['dwg', 'dwg'],
    ['.dwg', 'dwg'],
    [' ...DWG ', 'dwg'],
    ['. dwg', 'dwg'],
    ['tar.gz', 'tar.gz'],
    ['', ''],
    [' . ', ''],
    ['a b', undefined],
    ['a/b', undefined],
    ['-x', undefined],
  ])('reads %o as %o', (typed, extension) => {
    expect(cleanExtension(typed)).toBe(extension);
  });
});

describe('extensionOf', () => {
  it.each([
    ['a.PDF', 'pdf'],
    ['a.tar.gz', 'gz'],
    ['a', ''],
    ['.profile', ''],
    ['a.', ''],
  ])('of %o is %o', (name, extension) => {
    expect(extensionOf(name)).toBe(extension);
  });
});
