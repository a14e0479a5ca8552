import { expect, it } from 'vitest';
import { fitsPattern } from './value-list-items.ts';

it.each([
  ['Äänekoski', '*', true],
  ['Äänekoski', 'ää*KI', true],
  ['Äänekoski', '?änekosk?', true],
  ['Äänekoski', 'änekoski', false],
  ['Äänekoski', '*koski*', true],
  ['', '*', true],
  ['', '?', false],
  ['abab', '*ab', true],
  ['a.c', 'a.c', true],
  ['abc', 'a.c', false],
])('fitsPattern matches the name %j with %j: %j', (name, pattern, fits) => {
  expect(fitsPattern(name, pattern)).toBe(fits);
});

it('fitsPattern is fast even for a pattern of many stars', () => {
  expect(fitsPattern('a'.repeat(2000), `${'*a'.repeat(500)}b`)).toBe(false);
});
