import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryDate, arbitraryTime } from '../testing/arbitrary-form.ts';
import {
  epochMilliseconds,
  formatVaultDateTime,
  localDateTime,
  localDay,
  parseVaultDate,
  parseVaultDateTime,
  parseVaultTime,
  utcOf,
} from './vault-date-time.ts';

describe('stored dates and times', () => {
  it.each([
    [parseVaultDate, '2027-02-28', '2027-02-28'],
    [parseVaultDate, ' 2027-02-28 ', '2027-02-28'],
    [parseVaultDate, '2027-2-28', undefined],
    [parseVaultDate, '2027-02-30', undefined],
    [parseVaultDate, '', undefined],
    [parseVaultTime, '23:59', '23:59'],
    [parseVaultTime, '08:30:59', '08:30'],
    [parseVaultTime, '24:00', undefined],
    [parseVaultTime, '12:60', undefined],
    [parseVaultTime, '8:30', undefined],
    [parseVaultDateTime, '2027-02-28 08:30', '2027-02-28 08:30'],
    [parseVaultDateTime, '2027-02-28T08:30:15.123', '2027-02-28 08:30'],
    [parseVaultDateTime, '2027-02-28T08:30Z', undefined],
    [parseVaultDateTime, '2027-02-29 08:30', undefined],
    [parseVaultDateTime, '2027-02-28', undefined],
  ])('%o reads %o as %o', (parse, text, read) => {
    expect(parse(text)).toBe(read);
  });

  it('reads back every date and time it writes', () => {
    fc.assert(
      fc.property(arbitraryDate, arbitraryTime, (date, time) => {
        const written = formatVaultDateTime(date, time);
        expect(written).toBe(`${date} ${time}`);
        expect(parseVaultDateTime(written ?? '')).toBe(written);
      }),
    );
  });
});

describe('localDateTime', () => {
  it.each([
    ['winter time', '2027-01-31T22:30:00.000Z', 'Europe/Helsinki', '2027-02-01 00:30'],
    ['summer time', '2027-07-01T21:00:00Z', 'Europe/Helsinki', '2027-07-02 00:00'],
    [
      'the last minute before the clocks go forward',
      '2027-03-28T00:59:59Z',
      'Europe/Helsinki',
      '2027-03-28 02:59',
    ],
    [
      'the first minute after the clocks went forward',
      '2027-03-28T01:00:00Z',
      'Europe/Helsinki',
      '2027-03-28 04:00',
    ],
    ['west of Greenwich', '2027-01-01T03:00:00Z', 'America/New_York', '2026-12-31 22:00'],
    ['UTC', '2028-02-29T23:59:59.999Z', 'UTC', '2028-02-29 23:59'],
    ['an offset of half an hour', '2027-01-01T00:00:00Z', 'Asia/Kolkata', '2027-01-01 05:30'],
  ])('returns the local time in %s', (_name, instant, timeZone, local) => {
    expect(localDateTime(instant, timeZone)).toBe(local);
  });

  it('returns undefined for an invalid instant or an unknown time zone', () => {
    expect(localDateTime('yesterday', 'UTC')).toBeUndefined();
    expect(localDateTime('2027-02-29T00:00:00Z', 'UTC')).toBeUndefined();
    expect(localDateTime('2027-02-28T00:00:00Z', 'Europe/Atlantis')).toBeUndefined();
  });

  it('counts milliseconds as the platform does', () => {
    const moments = fc.date({
      min: new Date('0001-01-01'),
      max: new Date('9999-12-31'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(moments, (moment) => {
        expect(epochMilliseconds(moment.toISOString())).toBe(moment.getTime());
      }),
    );
  });
});

describe('localDay', () => {
  it.each([
    ['2026-11-26T21:59:59.999Z', '2026-11-26'],
    ['2026-11-26T22:00:00.000Z', '2026-11-27'],
  ])('of %s in Finland is %s', (instant, day) => {
    expect(localDay(new Date(instant), 'Europe/Helsinki')).toBe(day);
  });

  it('throws for an unknown time zone', () => {
    expect(() => localDay(new Date(0), 'Nowhere/City')).toThrow(RangeError);
  });
});

describe('utcOf', () => {
  it('is the inverse of localDateTime in every zone', () => {
    const zone = fc.constantFrom('Europe/Helsinki', 'UTC', 'Asia/Kathmandu', 'America/St_Johns');
    const moment = fc.date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(zone, moment, (timeZone, at) => {
        const local = localDateTime(at.toISOString(), timeZone) ?? '';
        expect(localDateTime(utcOf(local, timeZone) ?? '', timeZone)).toBe(local);
      }),
    );
  });

  it.each([
    ['summer time', '2026-07-01 12:00', '2026-07-01T09:00:00Z'],
    ['winter time', '2026-12-01 10:00', '2026-12-01T08:00:00Z'],
    ['the first minute after the clocks went forward', '2027-03-28 04:00', '2027-03-28T01:00:00Z'],
  ])('returns the instant in %s', (_name, local, instant) => {
    expect(utcOf(local, 'Europe/Helsinki')).toBe(instant);
  });

  it.each(['2026-02-30 10:00', '2026-12-01T10:00', '2026-12-01', 'tomorrow', ''])('refuses %j', (local) => {
    expect(utcOf(local, 'Europe/Helsinki')).toBeUndefined();
  });

  it('refuses an instant before year 1 and after year 9999', () => {
    expect(utcOf('0001-01-01 00:00', 'Europe/Helsinki')).toBeUndefined();
    expect(utcOf('9999-12-31 23:59', 'America/New_York')).toBeUndefined();
  });

  it('refuses an unknown time zone', () => {
    expect(utcOf('2026-12-01 10:00', 'Europe/Atlantis')).toBeUndefined();
  });
});
