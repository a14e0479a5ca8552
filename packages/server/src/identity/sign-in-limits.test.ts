import { expect, it } from 'vitest';
import { describePortal, testAdmin } from '../testing/app-under-test.ts';

const wrong = { ...testAdmin, password: 'wrong' };

describePortal('the limit of sign-ins', (given) => {
  it('makes an address wait longer and longer after five failures for an account, whether it exists or not', async () => {
    const { clock } = given().system;
    for (const username of ['admin', 'nobody']) {
      const json = { ...wrong, username };
      const browser = given().client();
      for (let failures = 0; failures < 5; failures++) {
        expect((await browser.post('/api/session', { json })).statusCode).toBe(401);
      }
      const waiting = await browser.post('/api/session', { json });
      expect([waiting.statusCode, waiting.headers['retry-after']]).toEqual([429, '1']);
      expect(waiting.json()).toMatchObject({ code: 'request.too-many' });

      clock.advance(1000);
      expect((await browser.post('/api/session', { json })).statusCode).toBe(401);
      const longer = await browser.post('/api/session', { json });
      expect([longer.statusCode, longer.headers['retry-after']]).toEqual([429, '2']);
    }
  });

  it('shows the wait without script too', async () => {
    given().system.clock.advance(2 * 60 * 60_000);
    const form = {
      body: new URLSearchParams({ username: 'admin', password: 'wrong' }).toString(),
      type: 'application/x-www-form-urlencoded',
    };
    const browser = given().client();
    for (let failures = 0; failures < 5; failures++) {
      expect((await browser.post('/login', form)).statusCode).toBe(401);
    }

    const waiting = await browser.post('/login', form);

    expect([waiting.statusCode, waiting.headers['retry-after']]).toEqual([429, '1']);
    expect(waiting.body).toContain('"problem":"too-many"');
    given().system.clock.advance(2 * 60 * 60_000);
  });

  it('forgets failures on sign-in and after an hour', async () => {
    const { clock } = given().system;
    const browser = given().client();
    const attempt = async (json: object) => (await browser.post('/api/session', { json })).statusCode;
    clock.advance(2 * 60 * 60_000);
    for (let failures = 0; failures < 4; failures++) expect(await attempt(wrong)).toBe(401);
    expect(await attempt(testAdmin)).toBe(200);
    for (let failures = 0; failures < 5; failures++) expect(await attempt(wrong)).toBe(401);
    expect(await attempt(testAdmin)).toBe(429);
    clock.advance(2 * 60 * 60_000);

    expect(await attempt(testAdmin)).toBe(200);
  });

  it('allows an address twenty failures a minute, whatever the names', async () => {
    given().system.clock.advance(10 * 60_000);
    const address = '198.51.100.7';
    const attempt = async (username: string) =>
      given()
        .client(address)
        .post('/api/session', { json: { username, password: 'wrong' } });
    for (let failures = 0; failures < 20; failures++) {
      expect((await attempt(`name ${failures}`)).statusCode).toBe(401);
    }

    const refused = await given().client(address).post('/api/session', { json: testAdmin });
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);

    expect((await given().client('198.51.100.8').post('/api/session', { json: testAdmin })).statusCode).toBe(
      200,
    );
    given().system.clock.advance(2 * 60_000);
    expect((await given().client(address).post('/api/session', { json: testAdmin })).statusCode).toBe(200);
  });

  it('does not count sign-ins that succeed', async () => {
    given().system.clock.advance(10 * 60_000);
    const browser = given().client('198.51.100.9');
    for (let count = 0; count < 25; count++) {
      expect((await browser.post('/api/session', { json: testAdmin })).statusCode).toBe(200);
    }
  });

  it('stores names and addresses only in the audit log', async () => {
    await given()
      .client('203.0.113.77')
      .post('/api/session', { json: { username: 'matti', password: 'x' } });

    const { read } = given().portal.storage.database;
    const stored = [
      await read.selectFrom('rate_windows').selectAll().execute(),
      await read.selectFrom('sign_in_delays').selectAll().execute(),
      await read.selectFrom('sign_in_sources').selectAll().execute(),
    ];
    expect(JSON.stringify(stored)).not.toMatch(/203\.0\.113\.77|matti/);
    expect(given().system.logged()).not.toMatch(/203\.0\.113\.77|matti/);
  });

  it('deletes old windows', async () => {
    const { identity, storage } = given().portal;
    given().system.clock.advance(3 * 60 * 60_000);
    await Promise.all([identity.rateLimits.purge(), identity.delays.purge()]);

    expect(await storage.database.read.selectFrom('rate_windows').selectAll().execute()).toEqual([]);
    expect(await storage.database.read.selectFrom('sign_in_delays').selectAll().execute()).toEqual([]);
  });
});

describePortal(
  'sign-in without limits',
  (given) => {
    it('never makes anybody wait', async () => {
      for (let failures = 0; failures < 30; failures++) {
        expect((await given().client('192.0.2.1').post('/api/session', { json: wrong })).statusCode).toBe(
          401,
        );
      }
    });
  },
  { PORTAL_SIGN_IN_LIMIT: 'off' },
);
