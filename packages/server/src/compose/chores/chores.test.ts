import { expect, it } from 'vitest';
import { chores } from './chores.ts';

it('published forms follow the vault’s value lists within five minutes', () => {
  const idle = { identity: {}, storage: {}, refreshing: {}, suomiFi: null };
  const refresh = chores(idle as Parameters<typeof chores>[0]).find(({ name }) => name === 'refresh options');

  expect(refresh?.everyMs).toBeLessThanOrEqual(5 * 60_000);
});
