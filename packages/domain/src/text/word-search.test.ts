import { describe, expect, it } from 'vitest';
import { wordSearch } from './word-search.ts';

describe('a search by words', () => {
  it.each([
    ['', 'Häme', true],
    ['  ', 'Häme', true],
    ['hä', 'Häme', true],
    ['HAM', 'Häme', true],
    ['häme', 'Hame', true],
    ['äme', 'Häme', true],
    ['a\u0308me', 'Häme', true],
    ['ECOLE', 'Grande école', true],
    ['2027 boat', 'Boat place 2027', true],
    [' boat\t 2027 ', 'Boat place 2027', true],
    ['boat 2028', 'Boat place 2027', false],
    ['boats', 'Boat', false],
    ['boat', '', false],
    ['.*', 'Boat', false],
  ])('“%s” finds “%s”: %s', (search, text, found) => {
    expect(wordSearch(search)(text)).toBe(found);
  });
});
