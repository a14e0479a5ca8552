import { expect, it } from 'vitest';
import { startPortal } from '../../testing/app-under-test.ts';

it('published forms follow the vault’s value lists within five minutes', async () => {
  const { portal, close } = await startPortal('sqlite');

  const refresh = portal.chores.find(({ name }) => name === 'refresh options');
  await close();

  expect(refresh?.everyMs).toBeLessThanOrEqual(5 * 60_000);
});
