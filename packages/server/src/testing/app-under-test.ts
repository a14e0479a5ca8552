import type { User } from '@form-portal/domain';
import type { Engine } from '@form-portal/storage';
import { newDatabase } from '@form-portal/storage/testing';
import { afterAll, beforeAll, describe } from 'vitest';
import { composePortal, type Portal } from '../compose.ts';
import { portalMigrations } from '../compose/infrastructure/open-storage.ts';
import { readConfig, type Config } from '../config.ts';
import type { Environment } from '../config/environment.ts';
import { testSystemDeps, type TestSystemDeps } from './test-system-deps.ts';
import { testClient, type TestClient } from './test-client.ts';

/** The administrator of every portal under test. */
export const testAdmin = { username: 'admin', password: 'correct horse battery staple' } as const;

/** A complete portal with the embedded vault and a stopped clock; nothing runs in the background. */
export interface PortalUnderTest {
  readonly engine: Engine;
  readonly portal: Portal;
  readonly config: Config;
  readonly system: TestSystemDeps;
  /** A browser without cookies, from a new address. */
  client(address?: string): TestClient;
  /** A browser in which the administrator is signed in. */
  admin(): Promise<TestClient>;
  /** The same, after the administrator has confirmed the password: actions that require it are allowed for some minutes. */
  confirmedAdmin(): Promise<TestClient>;
  /** A browser with a session of any user, as after identification by a provider. */
  signedIn(user: User): Promise<TestClient>;
  close(): Promise<void>;
}

/** Starts a portal on a new, empty database, by default without sample forms. */
export async function startPortal(
  engine: Engine,
  environment: Environment = {},
  system: TestSystemDeps = testSystemDeps(),
): Promise<PortalUnderTest> {
  const { location, remove } = await newDatabase(engine, { portalMigrations });
  const read = readConfig({
    PORTAL_DATA_DIR: location.dataDir,
    PORTAL_DATABASE_URL: location.url,
    PORTAL_ADMIN_USERNAME: testAdmin.username,
    PORTAL_ADMIN_PASSWORD: testAdmin.password,
    PORTAL_SAMPLE_FORMS: 'false',
    ...environment,
  });
  if (read.config === null) throw new Error(read.problems.join('\n'));
  const { config } = read;
  const portal = await composePortal(config, system).catch(async (error: unknown) => {
    await remove();
    throw error;
  });
  let addresses = 0;
  const client = (address = `192.0.2.${(addresses = (addresses % 250) + 1)}`) =>
    testClient(portal.app, address);
  async function admin(): Promise<TestClient> {
    const browser = client();
    const response = await browser.post('/api/session', { json: testAdmin });
    if (response.statusCode !== 200) throw new Error(`The administrator could not sign in: ${response.body}`);
    return browser;
  }
  return {
    engine,
    portal,
    config,
    system,
    client,
    admin,
    async confirmedAdmin() {
      const browser = await admin();
      await browser.post('/api/session/confirmation', { json: { Password: testAdmin.password } });
      return browser;
    },
    async signedIn(user) {
      const browser = client();
      browser.cookies.set(
        portal.identity.cookie.name,
        await portal.identity.sessions.start({ user, account: null, until: null }),
      );
      return browser;
    },
    async close() {
      await portal.stop();
      await remove();
    },
  };
}

/** Files that variables of a portal's configuration name. */
interface ConfigurationFiles {
  readonly environment: Environment;
  remove(): void;
}

/** Runs `body` with a portal on each engine; the portal is shared by the tests of the body. */
export function describePortal(
  name: string,
  body: (given: () => PortalUnderTest) => void,
  environment: Environment = {},
  makeFiles?: () => ConfigurationFiles,
): void {
  describe.each<Engine>(['sqlite', 'postgres'])(`${name} on %s`, (engine) => {
    let files: ConfigurationFiles | undefined;
    withPortal(engine, body, () => {
      files = makeFiles?.();
      return { ...files?.environment, ...environment };
    });
    afterAll(() => files?.remove());
  });
}

/** {@link describePortal} on SQLite alone: for what is decided without the database, or by queries that are tested on both. */
export function describePortalOnSqlite(
  name: string,
  body: (given: () => PortalUnderTest) => void,
  environment: Environment = {},
): void {
  describe(name, () => withPortal('sqlite', body, () => environment));
}

function withPortal(
  engine: Engine,
  body: (given: () => PortalUnderTest) => void,
  environment: () => Environment,
): void {
  let given: PortalUnderTest;
  beforeAll(async () => {
    given = await startPortal(engine, environment());
  });
  afterAll(() => given.close());
  body(() => given);
}
