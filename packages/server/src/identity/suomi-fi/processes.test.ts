import type { Engine } from '@form-portal/storage';
import { writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Environment } from '../../config/environment.ts';
import { startPortal, type PortalUnderTest } from '../../testing/app-under-test.ts';
import { testSystemDeps } from '../../testing/test-system-deps.ts';
import { testClient, type TestClient } from '../../testing/test-client.ts';
import { logoutQuery } from './testing/logout-messages.ts';
import { idpMetadata, post, publicUrl, samlFiles, type SamlFiles } from './testing/suomi-fi-under-test.ts';
import {
  keys,
  readRequest,
  response,
  type ReceivedRequest,
  type ResponseChanges,
} from './testing/test-idp.ts';

let files: SamlFiles;
const system = () => ({ ...testSystemDeps(), now: () => new Date() });
const open: PortalUnderTest[] = [];

async function start(engine: Engine, environment: Environment = {}): Promise<PortalUnderTest> {
  const portal = await startPortal(engine, { ...files.environment, ...environment }, system());
  open.push(portal);
  return portal;
}

/** Another process of the same portal, which shares only the database. */
function startAnother(
  { engine, config }: PortalUnderTest,
  environment: Environment = {},
): Promise<PortalUnderTest> {
  return start(engine, {
    PORTAL_DATA_DIR: config.dataDir,
    PORTAL_DATABASE_URL: config.databaseUrl ?? '',
    ...environment,
  });
}

async function begin(portal: PortalUnderTest, browser: TestClient): Promise<ReceivedRequest> {
  const { headers } = await browser.get('/saml/login?return=/form/x');
  expect(headers.location, portal.system.logged()).toBeDefined();
  return readRequest(String(headers.location));
}

/** The same browser, as another process sees it. */
function at(portal: PortalUnderTest, browser: TestClient): TestClient {
  const there = testClient(portal.portal.app);
  for (const [name, value] of browser.cookies) there.cookies.set(name, value);
  return there;
}

async function respond(
  browser: TestClient,
  { id, relayState }: ReceivedRequest,
  changes: ResponseChanges = {},
): Promise<number> {
  const fields = { SAMLResponse: await response(publicUrl, id, changes), RelayState: relayState };
  return (await post(browser, fields)).statusCode;
}

afterEach(async () => {
  for (const portal of open.splice(0).reverse()) await portal.close();
});
beforeAll(() => {
  files = samlFiles();
});
afterAll(() => files.remove());

describe.each<Engine>(['sqlite', 'postgres'])('identification with several processes on %s', (engine) => {
  it('can be finished and ended by other processes than the one that began it', async () => {
    const one = await start(engine);
    const two = await startAnother(one);
    const nameId = 'somebody';
    const browser = one.client();
    const request = await begin(one, browser);
    const there = at(two, browser);

    expect(await respond(there, request, { assertion: { nameId } })).toBe(303);
    expect((await at(one, there).get('/saml/session')).json().user.name).toBe('Nordea Demo');

    await one.client().get(`/saml/slo?${logoutQuery(publicUrl, { nameId })}`);
    expect((await there.get('/saml/session')).json()).toEqual({ user: null });
  });

  it('accepts a response once, though it reaches both at the same moment', async () => {
    const one = await start(engine);
    const two = await startAnother(one);
    const browser = one.client();
    const request = await begin(one, browser);
    const fields = { SAMLResponse: await response(publicUrl, request.id), RelayState: request.relayState };
    const there = at(two, browser);

    const responses = await Promise.all([1, 2, 3, 4].map((n) => post(n % 2 === 0 ? browser : there, fields)));

    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([303, 403, 403, 403]);
  });

  it('survives a restart between request and response', async () => {
    const before = await start(engine);
    const browser = before.client();
    const request = await begin(before, browser);
    await before.portal.app.close();

    const after = await startAnother(before);

    expect(await respond(at(after, browser), request)).toBe(303);
  });
});

describe('the metadata of the identity provider', () => {
  it('is read again, so that new certificates are known without a restart', async () => {
    const path = join(files.folder, 'changing.xml');
    writeFileSync(path, idpMetadata([keys.idp]));
    const portal = await start('sqlite', { PORTAL_SAML_IDP_METADATA: path });
    const browser = portal.client();
    const signer = keys.idpNext;
    expect(await respond(browser, await begin(portal, browser), { signer })).toBe(403);

    writeFileSync(path, idpMetadata([keys.idpNext]));
    await refresh(portal);

    expect(await respond(browser, await begin(portal, browser), { signer })).toBe(303);
    expect(await respond(browser, await begin(portal, browser))).toBe(403);
  });

  it('is kept when the new one is broken, which is logged', async () => {
    const path = join(files.folder, 'breaking.xml');
    writeFileSync(path, idpMetadata());
    const portal = await start('sqlite', { PORTAL_SAML_IDP_METADATA: path });
    const browser = portal.client();

    writeFileSync(path, '<html>Service break</html>');
    await refresh(portal);

    expect(await respond(browser, await begin(portal, browser))).toBe(303);
    expect(portal.system.logged()).toContain('The metadata of the identity provider could not be read');
  });

  it('is not trusted beyond its time, also while nothing newer can be read', async () => {
    const path = join(files.folder, 'ending.xml');
    const end = new Date(Date.now() + 60_000).toISOString();
    writeFileSync(path, idpMetadata().replace(' entityID', ` validUntil="${end}" entityID`));
    let moved = 0;
    const world = { ...system(), now: () => new Date(Date.now() + moved) };
    const environment = { ...files.environment, PORTAL_SAML_IDP_METADATA: path };
    const portal = await startPortal('sqlite', environment, world);
    open.push(portal);
    expect((await portal.client().get('/saml/login')).statusCode).toBe(303);

    moved = 60_000;
    expect((await portal.client().get('/saml/login')).statusCode).toBe(503);

    writeFileSync(path, idpMetadata());
    moved = 91_000;
    expect((await portal.client().get('/saml/login')).statusCode).toBe(303);
  });

  describe('at an address', () => {
    let server: Server;
    let address = '';
    let responding: () => string | undefined = () => idpMetadata();

    beforeAll(async () => {
      server = createServer((_request, reply) => {
        const content = responding();
        reply.writeHead(content === undefined ? 503 : 200).end(content);
      });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/metadata`;
    });
    afterEach(() => {
      responding = () => idpMetadata();
    });
    afterAll(() => server.close());

    it('is remembered: a start does not depend on it', async () => {
      const before = await start('sqlite', { PORTAL_SAML_IDP_METADATA: address });
      responding = () => undefined;

      const after = await startAnother(before, { PORTAL_SAML_IDP_METADATA: address });
      const browser = after.client();

      expect(await respond(browser, await begin(after, browser))).toBe(303);
    });

    it('that was never reached affects nothing else, and identification works as soon as it responds', async () => {
      responding = () => undefined;
      let moved = 0;
      const now = () => new Date(Date.now() + moved);
      const world = { ...testSystemDeps(), now };
      const environment = { ...files.environment, PORTAL_SAML_IDP_METADATA: address };
      const portal = await startPortal('sqlite', environment, world);
      open.push(portal);

      const refused = await portal.client().get('/saml/login');
      expect(refused.statusCode).toBe(503);
      expect((await portal.client().get('/')).statusCode).toBe(200);
      expect((await portal.client().get('/saml/metadata')).statusCode).toBe(200);

      responding = () => idpMetadata();
      moved = 31_000;
      expect((await portal.client().get('/saml/login')).statusCode).toBe(303);
    });

    it.each([
      ['endless', () => 'x'.repeat(3_000_000)],
      ['something else', () => '<html></html>'],
    ])('is not accepted when it is %s', async (_, content) => {
      responding = content;

      const portal = await start('sqlite', { PORTAL_SAML_IDP_METADATA: address });

      expect((await portal.client().get('/saml/login')).statusCode).toBe(503);
    });
  });
});

describe('without identification', () => {
  it('none of its addresses exists, and nobody is identified', async () => {
    const portal = await startPortal('sqlite', {}, system());
    open.push(portal);

    for (const path of ['/saml/metadata', '/saml/logout', '/saml/slo'])
      expect((await portal.client().get(path)).statusCode, path).toBe(404);
    // Visitors of a form that asks for it learn that, instead of reaching a missing page.
    expect((await portal.client().get('/saml/login')).statusCode).toBe(503);
    expect((await portal.client().get('/saml/session')).json()).toEqual({ user: null });
  });
});

async function refresh({ portal }: PortalUnderTest): Promise<void> {
  await portal.suomiFi?.chores.find(({ name }) => name === 'refresh identity provider')?.run();
}
