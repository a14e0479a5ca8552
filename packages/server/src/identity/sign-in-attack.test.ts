import { expect, it } from 'vitest';
import { composePortal } from '../compose.ts';
import { createMetrics } from '../metrics/metrics.ts';
import { describePortal, testAdmin, type PortalUnderTest } from '../testing/app-under-test.ts';
import { testClient, type TestClient } from '../testing/test-client.ts';

const wrong = { ...testAdmin, password: 'wrong' };
const signIn = async (browser: TestClient, json: object = testAdmin) =>
  (await browser.post('/api/session', { json })).statusCode;

describePortal('an attack on the administrator’s account', (given) => {
  /** The attack: one wrong password every three seconds, from one address, thirty times. */
  async function attack(portal: PortalUnderTest): Promise<void> {
    const attacker = portal.client('198.51.100.66');
    for (let tries = 0; tries < 30; tries++) {
      expect([401, 429]).toContain(await signIn(attacker, wrong));
      portal.system.clock.advance(3000);
    }
  }

  it('neither closes the account to a known device or address nor slows them down', async () => {
    const device = given().client('192.0.2.50');
    await signIn(device);
    device.cookies.delete('sid');
    await attack(given());
    const pausesBefore = given().system.pauses.length;

    const elsewhere = given().client('203.0.113.5');
    elsewhere.cookies.set('device', device.cookies.get('device')!);
    expect(await signIn(elsewhere)).toBe(200);
    expect(await signIn(given().client('192.0.2.50'))).toBe(200);
    expect(given().system.pauses).toHaveLength(pausesBefore);
  });

  it('slows a new device at a new address by three seconds at most, and locks nobody out', async () => {
    await attack(given());
    const pausesBefore = given().system.pauses.length;

    expect(await signIn(given().client('203.0.113.6'))).toBe(200);

    const [pause, ...others] = given().system.pauses.slice(pausesBefore);
    expect(others).toEqual([]);
    expect(pause).toBeGreaterThan(0);
    expect(pause).toBeLessThanOrEqual(3000);
  });

  it('leaves a known device at the attacker’s own address unaffected', async () => {
    const device = given().client('198.51.100.66');
    given().system.clock.advance(2 * 60 * 60_000);
    expect(await signIn(device)).toBe(200);
    await attack(given());

    expect(await signIn(given().client('198.51.100.66'))).toBe(429);
    expect(await signIn(device)).toBe(200);
  });

  it('is limited across all processes of one database', async () => {
    given().system.clock.advance(2 * 60 * 60_000);
    const second = await composePortal(given().config, { ...given().system, metrics: createMetrics() });
    const device = given().client();
    expect(await signIn(device)).toBe(200);
    for (let failures = 0; failures < 5; failures++)
      expect(await signIn(given().client('198.51.100.9'), wrong)).toBe(401);

    const [attacker, known] = [
      testClient(second.app, '198.51.100.9'),
      testClient(second.app, '198.51.100.9'),
    ];
    known.cookies.set('device', device.cookies.get('device')!);
    expect([await signIn(attacker), await signIn(known)]).toEqual([429, 200]);
    await second.stop();
  });

  it('closes the account to a known device that guesses', async () => {
    const device = given().client();
    expect(await signIn(device)).toBe(200);
    for (let failures = 0; failures < 5; failures++) expect(await signIn(device, wrong)).toBe(401);

    expect(await signIn(device)).toBe(429);
  });

  it('gains nothing from other spellings of the name', async () => {
    const attacker = given().client();
    for (const username of ['Admin', 'ADMIN ', 'ａｄｍｉｎ', 'admin', ' aDmin'])
      expect(await signIn(attacker, { ...wrong, username })).toBe(401);

    expect(await signIn(attacker, { ...wrong, username: 'ａdmin' })).toBe(429);
  });

  it('is recorded in the audit log with account and address', async () => {
    await signIn(given().client('2001:db8::66'), wrong);

    const { Items } = (await (await given().admin()).get('/api/admin/audit?limit=200')).json();
    expect(Items).toContainEqual(
      expect.objectContaining({
        Event: 'session.refused',
        Actor: '',
        Subject: 'admin',
        Detail: '2001:db8::66',
      }),
    );
  });

  it('records nothing that was typed in place of a name', async () => {
    const typed = ['010190-999X', 'my secret password'];
    for (const username of typed) await signIn(given().client(), { username, password: 'x' });

    const rows = await given().portal.storage.database.read.selectFrom('audit_events').selectAll().execute();
    expect(JSON.stringify(rows)).not.toMatch(/010190|secret password/);
    expect(rows.filter(({ subject }) => /^#[\w-]{8}$/.test(subject))).toHaveLength(2);
  });
});

describePortal('a device that signed in', (given) => {
  it('gets a new token at every sign-in, which invalidates the previous one', async () => {
    const device = given().client();
    await signIn(device);
    const before = device.cookies.get('device')!;
    await signIn(device);

    expect(device.cookies.get('device')).not.toBe(before);
    const rows = await given()
      .portal.storage.database.read.selectFrom('sign_in_sources')
      .selectAll()
      .execute();
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${before}|192\\.0\\.2|admin`));
  });

  it('has a cookie that scripts cannot read', async () => {
    const response = await given().client().post('/api/session', { json: testAdmin });

    const cookies = [response.headers['set-cookie']].flat();
    expect(cookies).toContainEqual(
      expect.stringMatching(/^device=[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax$/),
    );
  });

  it('is forgotten after half a year without a sign-in', async () => {
    await given().admin();
    given().system.clock.advance(181 * 24 * 60 * 60_000);
    await given().portal.identity.sources.purge();

    const { read } = given().portal.storage.database;
    expect(await read.selectFrom('sign_in_sources').selectAll().execute()).toEqual([]);
  });
});
