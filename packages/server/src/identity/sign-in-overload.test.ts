import { expect, it } from 'vitest';
import { startPortal, testAdmin } from '../testing/app-under-test.ts';
import { testSystemDeps } from '../testing/test-system-deps.ts';
import { mfwsClient } from '../mfws/testing/mfws-client.ts';

it('more sign-ins than can wait learn when to try again, in the M-Files API too', async () => {
  const system = { ...testSystemDeps(), passwordCost: { n: 2 ** 14, r: 8, p: 1 } };
  const given = await startPortal('sqlite', { PORTAL_MFWS: 'true', PORTAL_SIGN_IN_LIMIT: 'off' }, system);
  const credentials = { Username: testAdmin.username, Password: 'guess' };

  const browsers = Array.from({ length: 40 }, (_, index) =>
    given.client(`192.0.2.${index + 1}`).post('/api/session', { json: { ...testAdmin, password: 'guess' } }),
  );
  const programs = Array.from({ length: 40 }, () =>
    mfwsClient(given).send('POST', 'server/authenticationtokens', credentials),
  );
  const [responses, faults] = [await Promise.all(browsers), await Promise.all(programs)];
  await given.close();

  const all = [...responses, ...faults];
  const refused = all.filter(({ statusCode }) => statusCode === 503);
  expect(refused.length).toBeLessThan(all.length);
  for (const kind of [responses, faults]) expect(kind.map(({ statusCode }) => statusCode)).toContain(503);
  expect(new Set(refused.map(({ headers }) => headers['retry-after']))).toEqual(new Set(['5']));
});
