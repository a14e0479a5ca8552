import { minuteMs } from '@form-portal/domain';
import type { User } from '@form-portal/domain';
import { describe, expect, it } from 'vitest';
import { describePortal, describePortalOnSqlite, testAdmin } from '../testing/app-under-test.ts';
import type { TestClient } from '../testing/test-client.ts';

const citizen: User = {
  type: 'saml',
  name: 'Demo Nordea',
  admin: false,
  attributes: { email: 'd@example.org' },
};

describePortal('the session API', (given) => {
  it('signs a vault account in, returns the user, and signs out', async () => {
    const browser = given().client();

    const signedIn = await browser.post('/api/session', { json: testAdmin });
    expect(signedIn.json()).toEqual({ user: { name: 'admin', type: 'mfiles', admin: true } });
    expect((await browser.get('/api/session')).json()).toEqual(signedIn.json());

    expect((await browser.delete('/api/session')).statusCode).toBe(204);
    expect((await browser.get('/api/session')).json()).toEqual({ user: null });
  });

  it('returns an identified person with their attributes', async () => {
    const browser = await given().signedIn(citizen);

    expect((await browser.get('/api/session')).json()).toEqual({
      user: {
        name: 'Demo Nordea',
        type: 'saml',
        admin: false,
        saml_attributes: { sahkoposti: 'd@example.org' },
      },
    });
  });

  it.each([
    ['an unknown name', { username: 'nobody', password: testAdmin.password }],
    ['a wrong password', { username: testAdmin.username, password: 'wrong' }],
    ['an empty password', { username: testAdmin.username, password: '' }],
    ['a name with a NUL character', { username: 'admin\0', password: testAdmin.password }],
  ])('refuses %s with the same message', async (_, json) => {
    const browser = given().client();

    const response = await browser.post('/api/session', { json });

    expect(response.statusCode).toBe(401);
    expect(response.json()).toEqual({ error: 'Invalid username or password', code: 'sign-in.refused' });
    expect(browser.cookies.size).toBe(0);
  });

  it('protects the cookie from scripts and other sites', async () => {
    const response = await given().client().post('/api/session', { json: testAdmin });

    expect([response.headers['set-cookie']].flat()).toContainEqual(
      expect.stringMatching(/^sid=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/),
    );
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it('stores no id that could open a session', async () => {
    const browser = await given().admin();

    const rows = await given().portal.storage.database.read.selectFrom('sessions').selectAll().execute();

    expect(JSON.stringify(rows)).not.toContain(browser.cookies.get('sid'));
  });

  it('issues a new id at every sign-in and ends the previous session', async () => {
    const browser = await given().admin();
    const before = browser.cookies.get('sid')!;

    await browser.post('/api/session', { json: testAdmin });
    const thief = given().client();
    thief.cookies.set('sid', before);

    expect(browser.cookies.get('sid')).not.toBe(before);
    expect((await thief.get('/api/session')).json()).toEqual({ user: null });
  });

  it('never accepts a planted id', async () => {
    const planted = 'A'.repeat(43);
    const browser = given().client();
    browser.cookies.set('sid', planted);

    await browser.post('/api/session', { json: testAdmin });

    expect(browser.cookies.get('sid')).not.toBe(planted);
  });

  it('ends a session that is unused for half an hour, but not one in use', async () => {
    const { clock } = given().system;
    const used = await given().admin();
    const idle = await given().admin();
    for (let minutes = 0; minutes < 40; minutes += 10) {
      clock.advance(10 * minuteMs);
      expect((await used.get('/api/session')).json().user).not.toBeNull();
    }

    expect((await idle.get('/api/session')).json()).toEqual({ user: null });
  });

  it.each([
    ['vault users after ten hours', null, 600],
    ['identified people after one hour', citizen, 60],
  ])('ends the session of %s, regardless of use', async (_, user, maxMinutes) => {
    const { clock } = given().system;
    const browser = user === null ? await given().admin() : await given().signedIn(user);
    for (let minutes = 20; minutes < maxMinutes; minutes += 20) {
      clock.advance(20 * minuteMs);
      expect((await browser.get('/api/session')).json().user).not.toBeNull();
    }
    clock.advance(20 * minuteMs);

    expect((await browser.get('/api/session')).json()).toEqual({ user: null });
  });

  describe('reports when a session ends', () => {
    const endOf = async (browser: TestClient) => {
      const { SecondsLeft, LongestSecondsLeft } = (await browser.get('/api/session/end')).json();
      return { SecondsLeft, LongestSecondsLeft };
    };

    it('without further requests, and at the latest', async () => {
      const [admin, person] = [await given().admin(), await given().signedIn(citizen)];

      expect(await endOf(admin)).toEqual({ SecondsLeft: 30 * 60, LongestSecondsLeft: 600 * 60 });
      expect(await endOf(person)).toEqual({ SecondsLeft: 30 * 60, LongestSecondsLeft: 60 * 60 });
      expect(await endOf(given().client())).toEqual({ SecondsLeft: null, LongestSecondsLeft: null });
    });

    it('and does not prolong it, unlike any other request', async () => {
      const { clock } = given().system;
      const browser = await given().signedIn(citizen);
      clock.advance(28 * minuteMs);
      expect(await endOf(browser)).toEqual({ SecondsLeft: 120, LongestSecondsLeft: 32 * 60 });

      await browser.get('/api/session');
      expect(await endOf(browser)).toEqual({ SecondsLeft: 30 * 60, LongestSecondsLeft: 32 * 60 });

      clock.advance(29 * minuteMs);
      await browser.get('/api/session');
      expect(await endOf(browser)).toEqual({ SecondsLeft: 180, LongestSecondsLeft: 180 });
      clock.advance(3 * minuteMs - 1);
      expect(await endOf(browser)).toEqual({ SecondsLeft: 0, LongestSecondsLeft: 0 });
      clock.advance(1);
      expect(await endOf(browser)).toEqual({ SecondsLeft: null, LongestSecondsLeft: null });
    });
  });

  describe('for an account that changes', () => {
    const change = async (column: 'enabled' | 'admin' | 'password_changed_at', value: number | string) => {
      const { database } = given().portal.storage;
      await database.withTables<{ vault_accounts: Record<string, unknown> }>().write(async (transaction) => {
        await transaction
          .updateTable('vault_accounts')
          .set({ [column]: value })
          .execute();
      });
    };

    it('ends the session when the account is disabled', async () => {
      const browser = await given().admin();
      await change('enabled', 0);

      expect((await browser.get('/api/admin/forms')).statusCode).toBe(401);
      await change('enabled', 1);
      expect((await browser.get('/api/admin/forms')).statusCode).toBe(401);
    });

    it('ends the session when the password is changed', async () => {
      const browser = await given().admin();
      await change('password_changed_at', '2026-11-20T11:59:59.000Z');

      expect((await browser.get('/api/session')).json()).toEqual({ user: null });
    });

    it('ends the session when the account loses its rights', async () => {
      const browser = await given().admin();
      await change('admin', 0);

      expect((await browser.get('/api/admin/forms')).statusCode).toBe(401);
      await change('admin', 1);
      expect((await browser.get('/api/admin/forms')).statusCode).toBe(401);
    });
  });

  it('deletes expired sessions', async () => {
    await given().admin();
    given().system.clock.advance(31 * minuteMs);

    await given().portal.identity.sessions.purge();

    const { read } = given().portal.storage.database;
    expect(await read.selectFrom('sessions').selectAll().execute()).toEqual([]);
  });
});

describePortalOnSqlite(
  'the session API over https',
  (given) => {
    it('makes its cookies host-only', async () => {
      const response = await given().client().post('/api/session', { json: testAdmin });

      expect([response.headers['set-cookie']].flat().sort()).toEqual([
        expect.stringMatching(/^__Host-device=[\w-]{43}; .*Path=\/; HttpOnly; Secure; SameSite=Lax$/),
        expect.stringMatching(/^__Host-sid=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
      ]);
    });
  },
  { PORTAL_PUBLIC_URL: 'https://forms.example.org' },
);

describePortal(
  'sessions with a very short limit',
  (given) => {
    it('are prolonged by use', async () => {
      const browser = await given().admin();
      for (let seconds = 0; seconds < 120; seconds += 40) {
        given().system.clock.advance(40_000);
        expect((await browser.get('/api/session')).json().user).not.toBeNull();
      }
    });

    it('report the limit so that pages can warn of it (SC 2.2.1)', async () => {
      const end = (await (await given().admin()).get('/api/session/end')).json();
      expect(end).toMatchObject({ SecondsLeft: 60, IdleSeconds: 60 });
    });
  },
  { PORTAL_SESSION_IDLE_MINUTES: '1' },
);

describePortal(
  'staff sessions with a shorter limit than those of identified people',
  (given) => {
    it('are deleted on their own', async () => {
      const [admin, person] = [await given().admin(), await given().signedIn(citizen)];
      given().system.clock.advance(21 * minuteMs);

      await given().portal.identity.sessions.purge();

      expect((await person.get('/api/session')).json().user).toMatchObject({ type: 'saml' });
      expect((await admin.get('/api/session')).json().user).toBeNull();
    });
  },
  { PORTAL_SESSION_MAX_MINUTES: '20' },
);
