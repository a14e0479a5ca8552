import { describe, expect, it } from 'vitest';
import { returnPath } from './return-path.ts';

describe('returnPath', () => {
  it.each(['/', '/admin', '/form/1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed?lang=fi'])('keeps %s', (path) => {
    expect(returnPath(path)).toBe(path);
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/a/..//evil.example\\',
    '/..//evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    'admin',
    '',
    '/a b',
    `/${'a'.repeat(2000)}`,
    null,
    undefined,
  ])('refuses %j', (path) => {
    expect(returnPath(path)).toBeUndefined();
  });
});
