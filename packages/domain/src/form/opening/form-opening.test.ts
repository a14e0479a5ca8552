import { describe, expect, it } from 'vitest';
import { alwaysOpen, availabilityOf, isListedNow, type FormOpening } from './form-opening.ts';
import { formOpeningFromWire, formOpeningToWire } from './form-opening.wire.ts';

const helsinki = 'Europe/Helsinki';

function stateAt(now: string, opening: Partial<FormOpening>, stored = 0) {
  return availabilityOf({ ...alwaysOpen, ...opening }, { timeZone: helsinki, now: Date.parse(now), stored });
}

const winter: Partial<FormOpening> = { opensAt: '2026-12-01 09:00', closesAt: '2026-12-31 16:00' };

describe('A form', () => {
  it.each([
    ['not open yet a second before it opens', '2026-12-01T06:59:59Z', 'not-open-yet'],
    ['open from the minute it opens', '2026-12-01T07:00:00Z', 'open'],
    ['open until the minute it closes', '2026-12-31T13:59:59Z', 'open'],
    ['closed from the minute it closes', '2026-12-31T14:00:00Z', 'closed'],
  ])('is %s', (_, now, state) => {
    expect(stateAt(now, winter).state).toBe(state);
  });

  it('without times and a cap is always open', () => {
    expect(stateAt('2026-12-01T00:00:00Z', {}, 5_000_000)).toEqual({ state: 'open', closesAt: null });
  });

  it('is open until the cap is reached, and never called full once closed', () => {
    expect(stateAt('2026-12-02T00:00:00Z', { ...winter, cap: 2 }, 1).state).toBe('open');
    expect(stateAt('2026-12-02T00:00:00Z', { ...winter, cap: 2 }, 2).state).toBe('full');
    expect(stateAt('2027-01-02T00:00:00Z', { ...winter, cap: 2 }, 2).state).toBe('closed');
  });

  it('opens at the first and closes at the second occurrence of a time', () => {
    // On 25 October 2026, 03:00–04:00 occurs first in summer time (UTC+3), then in winter time (UTC+2).
    expect(stateAt('2026-10-25T00:30:00Z', { opensAt: '2026-10-25 03:30' }).state).toBe('open');
    expect(stateAt('2026-10-25T01:29:00Z', { closesAt: '2026-10-25 03:30' })).toEqual({
      state: 'open',
      closesAt: '2026-10-25T01:30:00Z',
    });
  });

  it('opens next to an hour that is skipped', () => {
    // On 29 March 2026 clocks go from 03:00 to 04:00, at 01:00 UTC.
    const { state } = stateAt('2026-03-29T01:45:00Z', { opensAt: '2026-03-29 03:30' });
    expect(state).toBe('open');
    expect(stateAt('2026-03-29T00:15:00Z', { opensAt: '2026-03-29 03:30' }).state).toBe('not-open-yet');
  });
});

describe('The list of forms', () => {
  it.each([
    ['not 31 days before it opens', '2026-10-31T07:00:00Z', false],
    ['30 days before it opens', '2026-11-01T07:00:00Z', true],
    ['14 days after it closed', '2027-01-14T14:00:00Z', true],
    ['not 15 days after it closed', '2027-01-15T14:00:00Z', false],
  ])('shows a form %s', (_, now, shown) => {
    expect(isListedNow(stateAt(now, winter), Date.parse(now))).toBe(shown);
  });
});

describe('An opening on the wire', () => {
  const wire = {
    OpensAt: '2026-12-01 09:00',
    ClosesAt: '2026-12-31 16:00',
    GraceMinutes: 15,
    Cap: 40,
    Texts: { Before: { fi: 'Haku alkaa joulukuussa.' }, After: {}, Full: {} },
  };

  it('survives a round trip', () => {
    const read = formOpeningFromWire(wire);
    expect(read.ok && formOpeningToWire(read.value)).toEqual(wire);
  });

  it.each([
    ['that closes before it opens', { ClosesAt: '2026-12-01 09:00' }, 'form.closes-before-opening'],
    ['on a day that does not exist', { OpensAt: '2026-02-30 09:00' }, 'request.invalid'],
    ['with a cap of 0', { Cap: 0 }, 'request.invalid'],
    ['with more than an hour of grace', { GraceMinutes: 61 }, 'request.invalid'],
    [
      'with a text that is too long',
      { Texts: { Before: { fi: 'x'.repeat(4001) }, After: {}, Full: {} } },
      'request.invalid',
    ],
  ])('is refused %s', (_, change, code) => {
    const read = formOpeningFromWire({ ...wire, ...change });
    expect(read.ok ? [] : read.problems.map((problem) => problem.code)).toContain(code);
  });
});
