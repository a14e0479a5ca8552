import { guidOf } from '@form-portal/domain/testing';
import { describe, expect, it } from 'vitest';
import { filterOf, searchOf, sinceOf } from './list-filter.ts';

const everything = { status: 'all', form: null, period: 'always', q: '' } as const;

describe('the filter of the list of submissions', () => {
  it('survives in the address', () => {
    const filter = { status: 'failed', form: guidOf('form'), period: 'month', q: 'K7M4' } as const;

    expect(filterOf(new URLSearchParams(searchOf(filter)))).toEqual(filter);
  });

  it('is no part of the address while nothing is filtered', () => {
    expect(searchOf(everything)).toBe('');
    expect(searchOf({ ...everything, q: '  ' })).toBe('');
  });

  it('is as if it was not there where it cannot be read', () => {
    expect(filterOf(new URLSearchParams('status=lost&form=x&period=eternity'))).toEqual(everything);
  });

  it.each([
    ['always', undefined],
    ['day', '2026-11-19T12:00:00.000Z'],
    ['month', '2026-10-21T12:00:00.000Z'],
  ] as const)('begins %s at %s', (period, since) => {
    expect(sinceOf(period, new Date('2026-11-20T12:34:56.789Z'))).toBe(since);
  });
});
