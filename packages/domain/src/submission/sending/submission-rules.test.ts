import { describe, expect, it } from 'vitest';
import { retentionDays } from './submission-rules.ts';

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
