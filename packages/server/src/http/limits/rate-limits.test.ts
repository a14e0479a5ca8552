import { expect, it } from 'vitest';
import { describePortal } from '../../testing/app-under-test.ts';

const rule = { name: 'test', perMinute: 5 };

describePortal('a rate limit', (given) => {
  it('allows no more than the limit when all requests come at once', async () => {
    const { rateLimits } = given().portal.identity;

    const taken = await Promise.all(Array.from({ length: 20 }, () => rateLimits.take(rule, 'at once')));

    expect(taken.filter(({ allowed }) => allowed)).toHaveLength(5);
  });

  it('slides: part of the previous minute still counts', async () => {
    const { rateLimits } = given().portal.identity;
    const { clock } = given().system;
    clock.advance(60_000 - (clock.now().getTime() % 60_000));
    for (let count = 0; count < 5; count++)
      expect((await rateLimits.take(rule, 'slides')).allowed).toBe(true);

    clock.advance(60_000);
    expect((await rateLimits.take(rule, 'slides')).allowed).toBe(false);
    clock.advance(24_000);
    const taken = [];
    for (let count = 0; count < 5; count++) taken.push((await rateLimits.take(rule, 'slides')).allowed);
    expect(taken).toEqual([true, true, false, false, false]);
  });

  it('uncounts what is given back', async () => {
    const { rateLimits } = given().portal.identity;
    for (let count = 0; count < 10; count++) {
      const taken = await rateLimits.take(rule, 'given back');
      expect(taken.allowed).toBe(true);
      if (taken.allowed) await taken.giveBack();
    }
  });
});
