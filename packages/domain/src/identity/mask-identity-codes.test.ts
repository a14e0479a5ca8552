import { describe, expect, it } from 'vitest';
import { maskIdentityCodes } from './mask-identity-codes.ts';

describe('maskIdentityCodes', () => {
  it.each([
    ['210281-9988', '210281-****'],
    ['My code is 010280-952l.', 'My code is 010280-****.'],
    ['131052-308T and 210281-9988', '131052-**** and 210281-****'],
    ['131052–308T', '131052–****'],
    ['131052\u2011308T', '131052\u2011****'],
    ['131052\u2212308T', '131052\u2212****'],
    // A code with a wrong check character can still identify a person.
    ['210281-9987', '210281-****'],
  ])('turns %j into %j', (text, masked) => {
    expect(maskIdentityCodes(text)).toBe(masked);
  });

  it.each(['', 'Åke', '310281-9988', '1210281-9988', '210281-99881', '2026-01-31', '040-1234567'])(
    'leaves %j, which contains no code, unchanged',
    (text) => {
      expect(maskIdentityCodes(text)).toBe(text);
    },
  );
});
