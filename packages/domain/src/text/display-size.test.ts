import { describe, expect, it } from 'vitest';
import { displaySize } from './display-size.ts';

describe('displaySize', () => {
  it.each([
    [1, '1 kt'],
    [1024, '1 kt'],
    [1025, '2 kt'],
    [1_048_576, '1 Mt'],
    [1_258_291, '1,2 Mt'],
    [1_048_577, '1,1 Mt'],
    [10 * 1_048_576, '10 Mt'],
  ])('writes %i bytes as %s', (bytes, expected) => {
    expect(displaySize(bytes, { language: 'fi', languageTag: 'fi' }).replace(/\s/gu, ' ')).toBe(expected);
  });
});
