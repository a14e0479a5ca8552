import { localDateTime } from '@form-portal/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { localOf, utcOf } from './instants.ts';

const helsinki = 'Europe/Helsinki';

describe('dates and times of the face', () => {
  it('survive the conversion to UTC and back in every zone, except in the hour that a clock change skips', () => {
    const zone = fc.constantFrom(helsinki, 'UTC', 'Asia/Kathmandu', 'America/St_Johns');
    const moment = fc.date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(zone, moment, (timeZone, at) => {
        const local = localDateTime(at.toISOString(), timeZone) ?? '';
        expect(localOf(utcOf(local, timeZone) ?? '', timeZone)).toBe(local);
      }),
    );
  });

  it.each([
    ['2026-07-01T09:00:00Z', '2026-07-01 12:00'],
    ['2026-12-01T10:00:00+02:00', '2026-12-01 10:00'],
    ['2026-12-01T10:00:00', '2026-12-01 10:00'],
    ['2026-12-01 10:00', '2026-12-01 10:00'],
    ['2026-12-01', undefined],
    ['2026-02-30T10:00:00Z', undefined],
    ['tomorrow', undefined],
    ['', undefined],
  ])('read %j as %j', (sent, local) => {
    expect(localOf(sent, helsinki)).toBe(local);
  });
});
