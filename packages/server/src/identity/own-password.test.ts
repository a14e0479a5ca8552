import { beforeAll, describe, expect, it } from 'vitest';
import { describePortal } from '../testing/app-under-test.ts';
import type { TestClient } from '../testing/test-client.ts';
import { addAino, aino, isSignedIn, signedInAsAino } from './testing/account-of-aino.ts';

describePortal(
  'an account',
  (given) => {
    const signedIn = (address?: string) => signedInAsAino(given(), address);

    beforeAll(async () => {
      await addAino(given());
    });

    describe('its password', () => {
      const change = (browser: TestClient, CurrentPassword: string, NewPassword: string) =>
        browser.post('/api/account/password', { json: { CurrentPassword, NewPassword } });

      it.each([
        ['without the current one', 'wrong', 'viisi venettä laiturissa', 'password.wrong', 'CurrentPassword'],
        ['to a short one', aino.password, 'short', 'vault.password-invalid', 'NewPassword'],
        [
          'to one that contains the name',
          aino.password,
          'AinoKorhonen1',
          'vault.password-guessable',
          'NewPassword',
        ],
      ])('is not changed %s', async (_, current, next, code, path) => {
        const response = await change(await signedIn(), current, next);

        expect([response.statusCode, response.json().code, response.json().members]).toEqual([
          400,
          code,
          [{ path, code }],
        ]);
      });

      it('is changed by its owner, who stays signed in here and nowhere else', async () => {
        const [here, there] = [await signedIn(), await signedIn()];
        const before = new Map(here.cookies);
        const next = 'viisi venettä laiturissa';

        expect((await change(here, aino.password, next)).statusCode).toBe(204);

        expect([await isSignedIn(here), await isSignedIn(there)]).toEqual([true, false]);
        expect(here.cookies.get('sid')).not.toBe(before.get('sid'));
        expect(here.cookies.get('device')).not.toBe(before.get('device'));
        expect((await given().client().post('/api/session', { json: aino })).statusCode).toBe(401);
        expect((await change(here, next, aino.password)).statusCode).toBe(204);
      });

      it('is changed, and its owner stays signed in, while somebody guesses it from the same address', async () => {
        const address = '192.0.2.77';
        const browser = await signedIn(address);
        const stranger = given().client(address);
        const guess = () => stranger.post('/api/session', { json: { ...aino, password: 'wrong' } });
        for (let failures = 0; failures < 5; failures++) await guess();
        expect((await guess()).statusCode).toBe(429);
        const next = 'viisi venettä laiturissa';

        expect((await change(browser, aino.password, next)).statusCode).toBe(204);

        expect(await isSignedIn(browser)).toBe(true);
        expect((await change(browser, next, aino.password)).statusCode).toBe(204);
        given().system.clock.advance(60_000);
      });

      it('can be guessed no faster through a session than through a sign-in', async () => {
        const browser = await signedIn();
        for (let failures = 0; failures < 5; failures++)
          expect((await change(browser, 'wrong', 'viisi venettä laiturissa')).statusCode).toBe(400);

        expect((await change(browser, aino.password, 'viisi venettä laiturissa')).statusCode).toBe(429);
        given().system.clock.advance(10_000);
      });

      it('cannot be changed by users of single sign-on', async () => {
        const browser = await given().signedIn({ type: 'cloud', name: 'Eino', admin: true });

        expect((await change(browser, 'x', 'viisi venettä laiturissa')).json().code).toBe(
          'password.not-here',
        );
      });
    });
  },
  { PORTAL_MFWS: 'true' },
);
