import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { auditFilterOf, auditQueryOf, auditSearchOf, type AuditFilter } from './audit-filter.ts';

const all: AuditFilter = { group: null, actor: '', from: '', to: '' };

// The clocks of the zone change; the browser's clock is elsewhere.
const timeZone = 'Europe/Helsinki';
beforeEach(() => void vi.stubEnv('TZ', 'America/New_York'));
afterEach(() => void vi.unstubAllEnvs());

describe('the filter of the audit log', () => {
  it.each<[string, Partial<AuditFilter>]>([
    ['', {}],
    ['group=forms&actor=aino', { group: 'forms', actor: 'aino' }],
    ['from=2026-11-01&to=2026-11-30', { from: '2026-11-01', to: '2026-11-30' }],
    ['group=unknown&from=yesterday&to=2026-13-01', {}],
    ['from=2026-02-31&to=2026-02-28', { to: '2026-02-28' }],
  ])('is read from the address ?%s', (search, filter) => {
    expect(auditFilterOf(new URLSearchParams(search))).toEqual({ ...all, ...filter });
  });

  it('is read back from the address it was written to', () => {
    const filter: AuditFilter = { group: 'vault', actor: 'Aino Korhonen', from: '2026-01-01', to: '' };
    expect(auditFilterOf(new URLSearchParams(auditSearchOf(filter)))).toEqual(filter);
    expect(auditSearchOf({ ...all, actor: '  ' })).toEqual({});
  });

  it('covers whole days in the site’s time zone, including the last one, wherever the browser is', () => {
    const { since, until } = auditQueryOf({ ...all, from: '2026-11-01', to: '2026-11-01' }, timeZone);
    expect(since).toBe('2026-10-31T22:00:00.000Z');
    expect(until).toBe('2026-11-01T22:00:00.000Z');
  });

  it.each([
    ['in spring, 23 hours', '2026-03-29', '2026-03-29T21:00:00.000Z'],
    ['in autumn, 25 hours', '2026-10-25', '2026-10-25T22:00:00.000Z'],
  ])('ends at midnight on the days when the clocks change: %s', (_when, to, midnight) => {
    expect(auditQueryOf({ ...all, to }, timeZone).until).toBe(midnight);
  });

  it('sends no members that do not filter', () => {
    expect(auditQueryOf(all, timeZone)).toEqual({
      group: undefined,
      actor: undefined,
      since: undefined,
      until: undefined,
    });
  });
});
