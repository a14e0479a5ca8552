import { describe, expect, it } from 'vitest';
import { isMailAddress, retentionDays } from './submission-rules.ts';

describe('the retention of delivered submissions', () => {
  it.each([
    ['default', 'embedded', null],
    ['default', 'other', 30],
    ['keep', 'other', null],
    [7, 'embedded', 7],
    [7, 'other', 7],
  ] as const)('for %s with the vault %s is %s days', (retention, vault, days) => {
    expect(retentionDays(retention, vault)).toBe(days);
  });
});

describe('isMailAddress', () => {
  it.each(['kirjaamo@kaupunki.fi', 'a.b+c@x-y.example', 'åsa@exämple.fi'])('accepts %s', (text) => {
    expect(isMailAddress(text)).toBe(true);
  });

  it.each([
    '',
    'x',
    'x@y',
    'a b@c.fi',
    'a@b.fi,c@d.fi',
    'A <a@b.fi>',
    'a@b.fi\r\nBcc: c@d.fi',
    `${'a'.repeat(250)}@b.fi`,
  ])('rejects %j', (text) => {
    expect(isMailAddress(text)).toBe(false);
  });
});
