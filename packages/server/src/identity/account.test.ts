import { beforeAll, describe, expect, it } from 'vitest';
import { loggedIn } from '../mfws/testing/mfws-client.ts';
import { describePortal, testAdmin } from '../testing/app-under-test.ts';
import type { TestClient } from '../testing/test-client.ts';
import {
  addAino,
  aino,
  isSignedIn,
  listAt,
  ordinary,
  signedInAsAino,
  users,
} from './testing/account-of-aino.ts';

describePortal(
  'an account',
  (given) => {
    let ainoId: number;
    const signedIn = (address?: string) => signedInAsAino(given(), address);

    beforeAll(async () => {
      ainoId = await addAino(given());
    });

    describe('the password of the acting administrator', () => {
      const save = (browser: TestClient, draft: object) =>
        browser.send('PUT', `${users}/${ainoId}`, { json: { ...ordinary, ...draft } });

      it.each([
        ['is required to grant administrator rights', { Admin: true }],
        ['is required to set a password', { Password: 'viisi venettä laiturissa' }],
      ])('%s', async (_, draft) => {
        const admin = await given().admin();

        const refused = await save(admin, draft);
        expect([refused.statusCode, refused.json().code]).toEqual([403, 'session.confirmation-needed']);
        const wrong = await admin.post('/api/session/confirmation', { json: { Password: 'wrong' } });
        expect([wrong.statusCode, wrong.json().code]).toEqual([400, 'password.wrong']);
        expect((await save(admin, draft)).statusCode).toBe(403);

        const json = { Password: testAdmin.password };
        expect((await admin.post('/api/session/confirmation', { json })).statusCode).toBe(204);
        expect((await save(admin, draft)).statusCode).toBe(200);
        given().system.clock.advance(5 * 60_000);
        expect((await save(admin, { ...draft, Password: aino.password })).statusCode).toBe(403);

        expect((await save(await given().confirmedAdmin(), { Password: aino.password })).statusCode).toBe(
          200,
        );
      });

      it('may be set like any other, and leaves them signed in here and nowhere else', async () => {
        const json = { Username: 'oma', Name: 'Oma', Password: aino.password, Admin: true };
        const { ID } = (await (await given().confirmedAdmin()).post(users, { json })).json();
        const [here, there] = [given().client(), given().client()];
        const oma = { username: 'oma', password: aino.password };
        for (const browser of [here, there]) await browser.post('/api/session', { json: oma });
        await here.post('/api/session/confirmation', { json: { Password: aino.password } });
        const next = 'viisi venettä laiturissa';

        const saved = await here.send('PUT', `${users}/${ID}`, {
          json: { ...json, Username: 'oma2', Password: next },
        });

        expect(saved.statusCode).toBe(200);
        expect([await isSignedIn(here), await isSignedIn(there)]).toEqual([true, false]);
        expect((await listAt(here)).map(({ Current }) => Current)).toEqual([true]);
        const again = { username: 'oma2', password: next };
        expect((await given().client().post('/api/session', { json: again })).statusCode).toBe(200);
      });

      it('may be set while somebody guesses it from the same address', async () => {
        const json = { Username: 'arvattu', Name: 'Arvattu', Password: aino.password, Admin: true };
        const { ID } = (await (await given().confirmedAdmin()).post(users, { json })).json();
        const [browser, stranger] = [given().client('192.0.2.78'), given().client('192.0.2.78')];
        const credentials = { username: 'arvattu', password: aino.password };
        await browser.post('/api/session', { json: credentials });
        await browser.post('/api/session/confirmation', { json: { Password: aino.password } });
        for (let failures = 0; failures < 5; failures++)
          await stranger.post('/api/session', { json: { ...credentials, password: 'wrong' } });

        const saved = await browser.send('PUT', `${users}/${ID}`, {
          json: { ...json, Password: 'viisi venettä laiturissa' },
        });

        expect([saved.statusCode, await isSignedIn(browser)]).toEqual([200, true]);
        given().system.clock.advance(60_000);
      });

      it('is required to create an administrator, but not an ordinary account', async () => {
        const admin = await given().admin();
        const json = { Username: 'uusi', Name: 'Uusi', Password: 'viisi venettä laiturissa' };

        expect((await admin.post(users, { json: { ...json, Admin: true } })).statusCode).toBe(403);
        expect((await admin.post(users, { json: { ...json, Admin: false } })).statusCode).toBe(201);
      });

      it('is not required within five minutes of a single sign-on', async () => {
        const cloud = await given().signedIn({ type: 'cloud', name: 'Eino', admin: true });

        expect((await save(cloud, { Admin: true })).statusCode).toBe(200);
        await save(cloud, { Admin: false });
        given().system.clock.advance(5 * 60_000);
        expect((await save(cloud, { Admin: true })).json().code).toBe('session.confirmation-needed');
      });
    });

    it.each([
      ['that loses its rights', { Admin: false }],
      ['that is disabled', { Admin: true, Enabled: false }],
      ['with a new password', { Admin: true, Password: 'uusi salasana laiturilla' }],
    ])('%s is refused on the very next request, in its programs too', async (_, draft) => {
      const admin = await given().confirmedAdmin();
      const save = (json: object) =>
        admin.send('PUT', `${users}/${ainoId}`, { json: { ...ordinary, ...json } });
      await save({ Admin: true, Enabled: true, Password: aino.password });
      const browser = await signedIn();
      const program = await loggedIn(given(), aino);
      expect((await browser.get(users)).statusCode).toBe(200);

      expect((await save(draft)).statusCode).toBe(200);

      expect((await browser.get(users)).statusCode).toBe(401);
      expect((await program.send('GET', 'session')).statusCode).toBe(403);
    });

    it.each([
      ['was disabled', { Admin: true, Enabled: false }],
      ['lost its rights', { Admin: false }],
    ])('that %s for a moment stays signed out, in its programs too', async (_, draft) => {
      const admin = await given().confirmedAdmin();
      const save = async (json: object) => {
        const saved = await admin.send('PUT', `${users}/${ainoId}`, { json: { ...ordinary, ...json } });
        expect(saved.statusCode).toBe(200);
      };
      await save({ Admin: true, Enabled: true, Password: aino.password });
      const browser = await signedIn();
      const program = await loggedIn(given(), aino);

      await save(draft);
      await save({ Admin: true, Enabled: true });

      expect((await browser.get(users)).statusCode).toBe(401);
      expect((await program.send('GET', 'session')).statusCode).toBe(403);
    });

    it('leaves an audit log entry for each change', async () => {
      const { Items } = (
        await (await given().admin()).get('/api/admin/audit?group=sign-in&limit=200')
      ).json();
      const done = Items.filter(({ Event }: { Event: string }) => Event.startsWith('account.'));

      expect(done).toContainEqual(
        expect.objectContaining({ Event: 'account.admin-granted', Actor: 'admin', Subject: 'aino' }),
      );
      expect(new Set(done.map(({ Event }: { Event: string }) => Event))).toEqual(
        new Set([
          ...['account.admin-granted', 'account.admin-removed', 'account.password-changed'],
          ...['account.disabled', 'account.enabled'],
        ]),
      );
      expect(JSON.stringify(Items)).not.toMatch(/venettä|vene 4/);
    });
  },
  { PORTAL_MFWS: 'true' },
);
