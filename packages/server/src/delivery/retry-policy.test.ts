import { dayMs } from '@form-portal/domain';
import { StorageFullError } from '@form-portal/storage';
import { VaultError, type VaultErrorCode } from '@form-portal/vault';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { UnrenderableError } from '../unrenderable-error.ts';
import { decideAfterFailure, retryDelay, retryPolicy } from './retry-policy.ts';

const middle = () => 0.5;

describe('retryDelay', () => {
  it.each([
    [1, 5_000],
    [2, 15_000],
    [3, 45_000],
    [4, 120_000],
    [5, 120_000],
    [500, 120_000],
  ])('waits, after failure %i, %i ms without jitter', (failures, expected) => {
    expect(retryDelay(retryPolicy, failures, middle)).toBe(expected);
  });

  it('never waits 3 minutes or more, so that the queue drains within 3 minutes once the vault is back', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10_000 }),
        fc.double({ min: 0, max: 0.999, noNaN: true }),
        (failures, random) => {
          const delay = retryDelay(retryPolicy, failures, () => random);
          expect(delay).toBeGreaterThanOrEqual(4_000);
          expect(delay).toBeLessThan(3 * 60_000 - 30_000);
        },
      ),
    );
  });

  it('spreads the delays', () => {
    const delays = [0, 0.25, 0.5, 0.75, 0.99].map((random) => retryDelay(retryPolicy, 4, () => random));

    expect(new Set(delays).size).toBe(5);
  });
});

describe('decideAfterFailure', () => {
  const table: readonly [VaultErrorCode, 'retry' | 'set-aside', 'retry' | 'set-aside'][] = [
    ['unreachable', 'retry', 'retry'],
    ['busy', 'retry', 'set-aside'],
    ['conflict', 'retry', 'set-aside'],
    ['unexpected-response', 'retry', 'set-aside'],
    ['credentials-rejected', 'retry', 'set-aside'],
    ['vault-closed', 'retry', 'set-aside'],
    ['invalid-object', 'set-aside', 'set-aside'],
    ['forbidden', 'set-aside', 'set-aside'],
    ['not-found', 'set-aside', 'set-aside'],
  ];

  it.each(table)('decides on %s: %s at first, and %s after a day', (code, first, late) => {
    const error = new VaultError(code, 'the reason');

    expect(decideAfterFailure(retryPolicy, { error, attempts: 1, ageMs: 0 }, middle).kind).toBe(first);
    expect(decideAfterFailure(retryPolicy, { error, attempts: 700, ageMs: dayMs }, middle).kind).toBe(late);
  });

  it('waits for full storage indefinitely', () => {
    const error = new StorageFullError('No space');

    expect(decideAfterFailure(retryPolicy, { error, attempts: 700, ageMs: 30 * dayMs }, middle).kind).toBe(
      'retry',
    );
  });

  it('sets aside at once what cannot be rendered', () => {
    const error = new UnrenderableError(new RangeError('Invalid time value'));

    expect(decideAfterFailure(retryPolicy, { error, attempts: 1, ageMs: 0 }, middle).kind).toBe('set-aside');
  });

  it('retries after an internal error for 24 hours, then sets aside', () => {
    const error = new TypeError('an internal error');

    expect(decideAfterFailure(retryPolicy, { error, attempts: 3, ageMs: dayMs - 1 }, middle).kind).toBe(
      'retry',
    );
    expect(decideAfterFailure(retryPolicy, { error, attempts: 3, ageMs: dayMs }, middle).kind).toBe(
      'set-aside',
    );
  });
});
