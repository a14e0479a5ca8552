import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { newDatabase } from '@form-portal/storage/testing';
import type { Engine } from '@form-portal/storage';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { composePortal, type Portal } from './compose.ts';
import { readConfig, type Config } from './config.ts';
import { testSystemDeps } from './testing/test-system-deps.ts';
import { testClient } from './testing/test-client.ts';
import { until } from './testing/until.ts';

describe.each<Engine>(['sqlite', 'postgres'])('the first start on %s', (engine) => {
  const open: Portal[] = [];
  const removals: (() => Promise<void>)[] = [];

  afterEach(async () => {
    await Promise.all(open.splice(0).map((portal) => portal.stop()));
    for (const remove of removals.splice(0)) await remove();
  });

  async function emptyInstallation(environment: Record<string, string> = {}): Promise<Config> {
    const { location, remove } = await newDatabase(engine);
    removals.push(remove);
    const basics = { PORTAL_DATA_DIR: location.dataDir, PORTAL_DATABASE_URL: location.url };
    const { config } = readConfig({ ...basics, ...environment });
    if (config === null) throw new Error('The configuration of the test is wrong');
    return config;
  }

  async function start(config: Config, system = testSystemDeps()): Promise<Portal> {
    const portal = await composePortal(config, system);
    open.push(portal);
    return portal;
  }

  const formsOf = async ({ app }: Portal) => (await testClient(app).get('/api/forms')).json();

  it('creates an administrator once, with a password that is stored nowhere in clear text', async () => {
    const config = await emptyInstallation();
    const system = testSystemDeps();

    const first = await start(config, system);
    const { username, password, generated } = first.firstAccount!;
    const second = await start(config);

    expect(generated).toBe(true);
    expect(username).toBe('admin');
    expect(password).toMatch(/^([a-z2-9]{4}-){4}[a-z2-9]{4}$/);
    expect(system.logged()).not.toContain(password);
    expect(second.firstAccount).toBeNull();
    const signedIn = await testClient(second.app).post('/api/session', { json: { username, password } });
    expect(signedIn.json()).toEqual({ user: { name: 'admin', type: 'mfiles', admin: true } });
  });

  it('takes name and password from the environment', async () => {
    const credentials = { username: 'chief', password: 'a long enough secret' };
    const portal = await start(
      await emptyInstallation({
        PORTAL_ADMIN_USERNAME: credentials.username,
        PORTAL_ADMIN_PASSWORD: credentials.password,
      }),
    );

    expect(portal.firstAccount).toEqual({ ...credentials, generated: false });
    expect((await testClient(portal.app).post('/api/session', { json: credentials })).statusCode).toBe(200);
  });

  it('fails with a message when the administrator’s password is easy to guess', async () => {
    const config = await emptyInstallation({ PORTAL_ADMIN_PASSWORD: 'Password1234' });

    await expect(start(config)).rejects.toThrow(/^PORTAL_ADMIN_PASSWORD is easy to guess/);
  });

  it('publishes the sample forms in three languages, once', async () => {
    const config = await emptyInstallation();
    const first = await start(config);

    const forms = await formsOf(first);
    expect(forms).toHaveLength(3);
    for (const { Name } of forms) expect(Object.keys(Name).sort()).toEqual(['fi', 'gb', 'se']);

    const credentials = first.firstAccount!;
    const admin = testClient(first.app);
    await admin.post('/api/session', {
      json: { username: credentials.username, password: credentials.password },
    });
    for (const { GUID } of forms) expect((await admin.delete(`/api/forms/${GUID}`)).statusCode).toBe(204);
    expect(await formsOf(await start(config))).toEqual([]);
  });

  it('publishes no sample forms when configured not to', async () => {
    expect(await formsOf(await start(await emptyInstallation({ PORTAL_SAMPLE_FORMS: 'false' })))).toEqual([]);
  });
});

describe('several processes on PostgreSQL', () => {
  it('start at the same moment on an empty database and share everything', async () => {
    const { location, remove } = await newDatabase('postgres');
    const basics = { PORTAL_DATA_DIR: location.dataDir, PORTAL_DATABASE_URL: location.url };
    const { config } = readConfig(basics);
    const portals = await Promise.all([1, 2, 3].map(() => composePortal(config!, testSystemDeps())));
    const [one, two] = portals;

    const account = portals.map(({ firstAccount }) => firstAccount).filter((made) => made !== null);
    expect(account).toHaveLength(1);
    const { username, password } = account[0]!;
    const browser = testClient(one!.app);
    await browser.post('/api/session', { json: { username, password } });
    const elsewhere = testClient(two!.app);
    for (const [name, value] of browser.cookies) elsewhere.cookies.set(name, value);

    expect((await elsewhere.get('/api/session')).json().user).toMatchObject({ name: 'admin' });
    const forms = (await elsewhere.get('/api/forms')).json();
    expect(forms).toHaveLength(3);
    const form = (await browser.get(`/api/admin/forms/${forms[0].GUID}`)).json();
    await browser.post('/api/forms', { json: { ...form, Name: { gb: 'Seen by all' } } });
    expect((await elsewhere.get(`/api/forms/${form.GUID}`)).json().Name).toEqual({ gb: 'Seen by all' });

    await Promise.all(portals.map((portal) => portal.stop()));
    await remove();
  });
});

describe('stopping', () => {
  async function started() {
    const { location, remove } = await newDatabase('sqlite');
    onTestFinished(remove);
    const { config } = readConfig({ PORTAL_DATA_DIR: location.dataDir });
    const portal = await composePortal(config!, testSystemDeps());
    portal.start();
    const address = await portal.app.listen({ host: '127.0.0.1', port: 0 });
    return { portal, address };
  }

  it('finishes running requests and accepts no new ones', async () => {
    const { portal, address } = await started();
    const { username, password } = portal.firstAccount!;
    const body = JSON.stringify({ username, password });
    const arrived = once(portal.app.server, 'request');
    const running = request(`${address}/api/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
    });
    running.write(body.slice(0, 10));
    await arrived;

    const stopped = portal.stop();
    await until(() =>
      fetch(`${address}/healthz`).then(
        () => false,
        () => true,
      ),
    );
    running.end(body.slice(10));
    const [response] = await once(running, 'response');

    expect(response.statusCode).toBe(200);
    response.resume();
    await stopped;
  });

  it('does not wait for unused connections, which browsers open in advance', async () => {
    const { portal, address } = await started();
    const silent = connect(Number(new URL(address).port), '127.0.0.1').resume();
    await once(silent, 'connect');
    expect((await fetch(`${address}/healthz`)).status).toBe(200);

    await Promise.all([portal.stop(), once(silent, 'close')]);
  });
});
