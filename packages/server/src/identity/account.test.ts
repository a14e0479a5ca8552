import { beforeAll, describe, expect, it } from 'vitest';
import { loggedIn } from '../mfws/testing/mfws-client.ts';
import { describePortal, testAdmin } from '../testing/app-under-test.ts';
import type { TestClient } from '../testing/test-client.ts';

const aino = { username: 'aino', password: 'soutu vene 4' } as const;

interface Listed {
  readonly ID: string;
  readonly Kind: string;
  readonly User: string;
  readonly Address: string;
  readonly UserAgent: string;
  readonly Current: boolean;
}

const listAt = async (browser: TestClient, path = '/api/account/sessions'): Promise<readonly Listed[]> =>
  (await browser.get(path)).json().Items;
const isSignedIn = async (browser: TestClient) => (await browser.get('/api/session')).json().user !== null;

describePortal(
  'an account',
  (given) => {
    let ainoId: number;
    const signedIn = async (address?: string, password: string = aino.password): Promise<TestClient> => {
      const browser = given().client(address);
      const json = { ...aino, password };
      const response = await browser.post('/api/session', { json, headers: { 'user-agent': 'Firefox/140' } });
      expect(response.statusCode).toBe(200);
      return browser;
    };
    const users = '/api/admin/vault/users';
    const ordinary = { Username: 'aino', Name: 'Aino Korhonen', Admin: false } as const;

    beforeAll(async () => {
      const json = { ...ordinary, Password: aino.password };
      ainoId = (await (await given().admin()).post(users, { json })).json().ID;
    });

    describe('its sessions', () => {
      it('are listed for their owner, the current one marked, and ended one by one', async () => {
        const [here, there] = [await signedIn('192.0.2.71'), await signedIn('192.0.2.72')];

        const listed = await listAt(here);
        expect(listed).toEqual(
          expect.arrayContaining([
            expect.objectContaining({
              Kind: 'browser',
              User: 'Aino Korhonen',
              UserAgent: 'Firefox/140',
              Address: '192.0.2.71',
              Current: true,
            }),
            expect.objectContaining({ Address: '192.0.2.72', Current: false }),
          ]),
        );

        const other = listed.find(({ Address }) => Address === '192.0.2.72');
        expect((await here.delete(`/api/account/sessions/${other?.ID}`)).statusCode).toBe(204);
        expect([await isSignedIn(here), await isSignedIn(there)]).toEqual([true, false]);
      });

      it('cannot be seen or ended by anybody else', async () => {
        const [browser, admin] = [await signedIn(), await given().admin()];
        const ofAdmin = (await listAt(admin)).find(({ Current }) => Current);

        expect((await listAt(browser)).filter(({ User }) => User !== 'Aino Korhonen')).toEqual([]);
        expect((await browser.delete(`/api/account/sessions/${ofAdmin?.ID}`)).statusCode).toBe(404);
        expect((await browser.get('/api/admin/sessions')).statusCode).toBe(403);
        expect((await browser.delete('/api/admin/sessions')).statusCode).toBe(403);
        expect(await isSignedIn(admin)).toBe(true);
      });

      it('can all be ended except the current one, including programs and known devices', async () => {
        const [here, there] = [await signedIn(), await signedIn()];
        const program = await loggedIn(given(), aino);
        expect((await listAt(here)).map(({ Kind }) => Kind)).toContain('program');

        await here.delete('/api/account/sessions');

        expect([await isSignedIn(here), await isSignedIn(there)]).toEqual([true, false]);
        expect((await program.send('GET', 'session')).statusCode).toBe(403);
        expect(await listAt(here)).toHaveLength(1);
        const sources = given().portal.storage.database.read.selectFrom('sign_in_sources').selectAll();
        expect(await sources.where('account', '=', String(ainoId)).execute()).toEqual([]);
      });

      it('are listed and ended by an administrator, for one account and for everybody', async () => {
        const [browser, other, admin] = [await signedIn(), await signedIn(), await given().admin()];
        const citizen = await given().signedIn({ type: 'saml', name: 'Tessa', admin: false, attributes: {} });
        const listed = await listAt(admin, `/api/admin/sessions?account=${ainoId}`);
        expect(new Set(listed.map(({ User }) => User))).toEqual(new Set(['Aino Korhonen']));
        expect((await listAt(admin, '/api/admin/sessions')).map(({ User }) => User)).not.toContain('Tessa');

        await admin.delete(`/api/admin/sessions?account=${ainoId}`);
        expect([await isSignedIn(browser), await isSignedIn(other)]).toEqual([false, false]);
        expect([await isSignedIn(citizen), await isSignedIn(admin)]).toEqual([true, true]);

        await admin.delete(`/api/admin/sessions?account=${ainoId}`);
        const { Items } = (await admin.get('/api/admin/audit?group=sign-in&limit=200')).json();
        const whose = Items.flatMap((one: { Event: string; Subject: string }) =>
          one.Event === 'session.ended' ? one.Subject : [],
        );
        // An empty subject would mean that the sessions of everybody were ended.
        expect(whose).not.toContain('');

        const again = await signedIn();
        await admin.delete('/api/admin/sessions');
        expect([await isSignedIn(again), await isSignedIn(citizen)]).toEqual([false, false]);
        expect(await isSignedIn(admin)).toBe(true);
      });
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
