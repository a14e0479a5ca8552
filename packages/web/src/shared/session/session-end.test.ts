import { describe, expect, it } from 'vitest';
import { sessionPlan } from './session-end.ts';

const usual = { idleSeconds: 1800, owner: '', formerOwners: ['older'] };

describe('what a page shows of the session’s end (SC 2.2.1)', () => {
  it.each([
    [1800, 36_000, 1680],
    [121, 36_000, 1],
    [1800, 125, 5],
  ])('is nothing with %i s left, %i s at most, until two minutes before', (secondsLeft, longest, after) => {
    expect(sessionPlan({ secondsLeft, longestSecondsLeft: longest, ...usual }, '')).toEqual({
      view: { kind: 'fine' },
      nextRequestSeconds: after,
    });
  });

  it.each([
    [120, 36_000, 2, 'helps', 60],
    [61, 36_000, 2, 'helps', 1],
    [60, 36_000, 1, 'helps', 60],
    [1, 36_000, 1, 'helps', 1],
    [0, 36_000, 1, 'helps', 1],
    [1800, 120, 2, 'does-not-help', 60],
    [90, 90, 2, 'does-not-help', 30],
    [30, 90, 1, 'helps', 30],
  ] as const)(
    'is a warning with %i s left, %i s at most: %i min, going on %s',
    (secondsLeft, longestSecondsLeft, minutes, continuing, nextRequestSeconds) => {
      expect(sessionPlan({ secondsLeft, longestSecondsLeft, ...usual }, '')).toEqual({
        view: { kind: 'ending', minutes, continuing },
        nextRequestSeconds,
      });
    },
  );

  it.each([
    [180, 120],
    [120, 80],
    [60, 40],
  ])('of a limit of %i s, warns %i s before: going on must end the warning', (idleSeconds, warned) => {
    const plan = (secondsLeft: number) =>
      sessionPlan({ ...usual, secondsLeft, longestSecondsLeft: 3600, idleSeconds }, '').view.kind;
    expect([plan(idleSeconds), plan(warned + 1), plan(warned)]).toEqual(['fine', 'fine', 'ending']);
  });

  it('is that it has ended when nobody is signed in any more', () => {
    expect(sessionPlan(null, 'meri')).toEqual({ view: { kind: 'ended' }, nextRequestSeconds: null });
  });

  it.each([
    ['meri', 'meri', 'fine'],
    ['meri', 'matti', 'other-person'],
    ['meri', '', 'other-person'],
    ['older', 'meri', 'fine'],
    ['', 'matti', 'fine'],
  ])('on a page of %j with a session of %j is %s', (page, session, kind) => {
    const end = { secondsLeft: 1800, longestSecondsLeft: 3600, ...usual, owner: session };
    expect(sessionPlan(end, page).view.kind).toBe(kind);
  });
});
