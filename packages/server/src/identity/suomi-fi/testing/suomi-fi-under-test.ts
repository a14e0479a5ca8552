import type { KeyPair } from '@form-portal/dev-idp';
import type { Engine } from '@form-portal/storage';
import type { LightMyRequestResponse } from 'fastify';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe } from 'vitest';
import type { Environment } from '../../../config/environment.ts';
import { describePortal, startPortal, type PortalUnderTest } from '../../../testing/app-under-test.ts';
import { refusalCodesIn } from '../../../testing/refusal-codes.ts';
import { testSystemDeps } from '../../../testing/test-system-deps.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import {
  idpEntityId,
  keys,
  readRequest,
  response,
  type ReceivedRequest,
  type ResponseChanges,
} from './test-idp.ts';

/** The public address of portals under test. */
export const publicUrl = 'https://forms.example.org';

const idpUrl = 'https://idp.example.org/idp/profile/SAML2/Redirect';

/** A browser that is about to post a response. */
export interface Identifying {
  readonly browser: TestClient;
  readonly request: ReceivedRequest;
}

/** A portal that is configured to use the test identity provider. Its clock is the real one: the SAML library has no other. */
export interface SuomiFiUnderTest extends PortalUnderTest {
  /** Begins a sign-in in a new browser, or in the given one. */
  begin(returnTo?: string, browser?: TestClient): Promise<Identifying>;
  /** Posts a response to the request of a browser; valid except for the changes. */
  respond(identifying: Identifying, changes?: ResponseChanges): Promise<LightMyRequestResponse>;
  /** Both of these: a browser in which a person is identified. */
  identified(changes?: ResponseChanges): Promise<TestClient>;
  /** The codes of refusals logged so far, oldest first. */
  refusals(): readonly string[];
}

/** Metadata of the test identity provider. */
export function idpMetadata(signers: readonly KeyPair[] = [keys.idp, keys.idpNext]): string {
  const descriptors = signers.map(
    ({ certificate }) =>
      `<md:KeyDescriptor use="signing"><ds:KeyInfo><ds:X509Data><ds:X509Certificate>${certificate.replace(/-----[^-]+-----/g, '')}</ds:X509Certificate></ds:X509Data></ds:KeyInfo></md:KeyDescriptor>`,
  );
  const endpoint = (name: string, path: string) =>
    `<md:${name} Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect" Location="${idpUrl}${path}"/>`;
  return `<md:EntityDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata" xmlns:ds="http://www.w3.org/2000/09/xmldsig#" entityID="${idpEntityId}"><md:IDPSSODescriptor protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol">${descriptors.join('')}${endpoint('SingleLogoutService', '/SLO')}${endpoint('SingleSignOnService', '/SSO')}</md:IDPSSODescriptor></md:EntityDescriptor>`;
}

/** The files that {@link samlFiles} creates. */
export interface SamlFiles {
  readonly folder: string;
  readonly environment: Environment;
  remove(): void;
}

/** Creates an operator's files in a new folder. Call it in a hook: if all tests are filtered out, nothing would remove them. */
export function samlFiles(): SamlFiles {
  const folder = mkdtempSync(join(tmpdir(), 'form-portal-saml-'));
  const write = (name: string, content: string) => {
    writeFileSync(join(folder, name), content);
    return join(folder, name);
  };
  return {
    folder,
    remove: () => rmSync(folder, { recursive: true }),
    environment: {
      PORTAL_PUBLIC_URL: publicUrl,
      PORTAL_SIGN_IN_LIMIT: 'off',
      PORTAL_SAML_IDP_METADATA: write('idp.xml', idpMetadata()),
      PORTAL_SAML_SIGNING_KEY: write('key.pem', keys.service.privateKey),
      PORTAL_SAML_SIGNING_CERT: write('cert.pem', keys.service.certificate),
      PORTAL_SAML_DECRYPTION_KEYS: [
        write('next.pem', keys.serviceNext.privateKey),
        join(folder, 'key.pem'),
      ].join(','),
    },
  };
}

/** `describePortal` with Suomi.fi configured, so that forms may request an identity. */
export function describePortalWithSuomiFi(
  ...[name, body, environment]: Parameters<typeof describePortal>
): void {
  describePortal(name, body, environment, samlFiles);
}

/** Runs `body` with such a portal on each database engine. */
export function describeSuomiFi(
  name: string,
  body: (given: () => SuomiFiUnderTest) => void,
  environment: Environment = {},
): void {
  describe.each<Engine>(['sqlite', 'postgres'])(`${name} on %s`, (engine) =>
    withSuomiFi(engine, body, environment),
  );
}

/** {@link describeSuomiFi} on SQLite alone: for flaws of messages, which are found without the database. */
export function describeFlawedMessages(name: string, body: (given: () => SuomiFiUnderTest) => void): void {
  describe(name, () => withSuomiFi('sqlite', body, {}));
}

function withSuomiFi(
  engine: Engine,
  body: (given: () => SuomiFiUnderTest) => void,
  environment: Environment,
): void {
  let files: SamlFiles;
  let given: SuomiFiUnderTest;
  beforeAll(async () => {
    files = samlFiles();
    const system = { ...testSystemDeps(), now: () => new Date() };
    given = withIdp(await startPortal(engine, { ...files.environment, ...environment }, system));
  });
  afterAll(async () => {
    files.remove();
    await given.close();
  });
  body(() => given);
}

function withIdp(portal: PortalUnderTest): SuomiFiUnderTest {
  const { publicUrl: site } = portal.config;
  const given: SuomiFiUnderTest = {
    ...portal,
    async begin(returnTo = '/form/x', browser = portal.client()) {
      const begun = await browser.get(`/saml/login?return=${encodeURIComponent(returnTo)}`);
      return { browser, request: readRequest(String(begun.headers.location)) };
    },
    async respond({ browser, request }, changes) {
      return post(browser, {
        SAMLResponse: await response(site, request.id, changes),
        RelayState: request.relayState,
      });
    },
    async identified(changes) {
      const identifying = await given.begin();
      const response = await given.respond(identifying, changes);
      if (response.statusCode !== 303) throw new Error(`Not identified: ${given.refusals().at(-1)}`);
      return identifying.browser;
    },
    refusals: () => refusalCodesIn(portal.system.logged()),
  };
  return given;
}

/** Posts a form from another site, with only those of the browser's cookies that SameSite allows. */
export function post(
  browser: TestClient,
  fields: Readonly<Record<string, string>>,
  path = '/saml/acs',
): Promise<LightMyRequestResponse> {
  const crossSite = browser.cookies.get('__Host-saml');
  return browser.post(path, {
    body: new URLSearchParams(fields).toString(),
    type: 'application/x-www-form-urlencoded',
    headers: {
      'sec-fetch-site': 'cross-site',
      cookie: crossSite === undefined ? '' : `__Host-saml=${crossSite}`,
    },
  });
}
