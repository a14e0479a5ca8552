import { guidOf } from '@form-portal/domain/testing';
import { describe, expect, it } from 'vitest';
import { filterOf, noFilter, searchOf, shownDays, type ListFilter } from './list-filter.ts';

describe('the filter of the list of submissions', () => {
  it('survives in the address', () => {
    const filter: ListFilter = {
      status: 'failed',
      form: guidOf('form'),
      period: 'always',
      from: '2026-11-17',
      to: '2026-11-24',
      q: 'Soutajat & co',
      person: 'a'.repeat(43),
      sort: 'sender',
      direction: 'asc',
    };

    expect(filterOf(new URLSearchParams(searchOf(filter)))).toEqual(filter);
  });

  it('is not part of the address while nothing is filtered', () => {
    expect(searchOf(noFilter)).toBe('');
    expect(searchOf({ ...noFilter, q: '  ' })).toBe('');
  });

  it.each(['status=lost&form=x&period=eternity&from=1.1.2026&person=x&sort=x&direction=up', 'q=210281-9988'])(
    'ignores what is invalid in %s',
    (search) => {
      expect(filterOf(new URLSearchParams(search))).toEqual(noFilter);
    },
  );

  it.each([
    ['day', '2026-11-21', '2026-11-21'],
    ['week', '2026-11-14', '2026-11-21'],
    ['month', '2026-10-22', '2026-11-21'],
    ['always', '', ''],
  ] as const)('shows with the shortcut %s the days from %s to %s', (period, from, to) => {
    const lateInLondon = new Date('2026-11-20T23:30:00Z');

    expect(shownDays({ ...noFilter, period }, lateInLondon, 'Europe/Helsinki')).toEqual({ from, to });
  });
});
