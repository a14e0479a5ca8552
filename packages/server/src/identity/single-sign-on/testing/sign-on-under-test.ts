import type { Engine } from '@form-portal/storage';
import type { LightMyRequestResponse } from 'fastify';
import type { Environment } from '../../../config/environment.ts';
import { startPortal, type PortalUnderTest } from '../../../testing/app-under-test.ts';
import { refusalCodesIn } from '../../../testing/refusal-codes.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import {
  instant,
  newSigningKey,
  sign,
  startProvider,
  type Members,
  type TestProvider,
} from './test-provider.ts';

/** The provider's key; created once, because creating it is slow. */
const providerKey = await newSigningKey('current');

/** A browser that has fetched the configuration of a sign-on. */
export interface SigningOn {
  readonly browser: TestClient;
  readonly nonce: string;
}

/** A test provider, and a portal that is configured to use it. */
export interface SignOnUnderTest extends PortalUnderTest {
  readonly provider: TestProvider;
  begin(browser?: TestClient): Promise<SigningOn>;
  /** An ID token for a browser; valid except for the changes. */
  tokenFor(signingOn: SigningOn, claims?: Members): Promise<string>;
  /** Begins a sign-on and submits a token; returns the response and the browser. */
  signOn(
    claims?: Members,
  ): Promise<{ readonly browser: TestClient; readonly response: LightMyRequestResponse }>;
  /** The codes of refusals logged so far, oldest first. */
  refusals(): readonly string[];
}

/** Variables for a provider. */
export function environmentOf({ issuer }: TestProvider): Environment {
  return {
    PORTAL_SIGN_IN_LIMIT: 'off',
    PORTAL_OAUTH_CLIENT_ID: 'portal',
    PORTAL_OAUTH_SCOPE: 'openid profile',
    PORTAL_OAUTH_AUTHORIZATION_ENDPOINT: `${issuer}/authorize`,
    PORTAL_OAUTH_TOKEN_ENDPOINT: `${issuer}/token`,
    PORTAL_OAUTH_USE_ID_TOKEN: 'true',
    PORTAL_OAUTH_ISSUER: issuer,
    PORTAL_OAUTH_ADMIN_VALUES: 'FormPortal.Admin',
  };
}

/** Starts a provider and a portal that uses it. */
export async function startSignOn(engine: Engine, environment: Environment = {}): Promise<SignOnUnderTest> {
  const provider = await startProvider([providerKey]);
  const portal = await startPortal(engine, { ...environmentOf(provider), ...environment });
  return withProvider(portal, provider);
}

/** Joins a portal that is running already to its provider. */
export function withProvider(portal: PortalUnderTest, provider: TestProvider): SignOnUnderTest {
  const given: SignOnUnderTest = {
    ...portal,
    provider,
    async begin(browser = portal.client()) {
      const { Nonce } = (await browser.get('/api/auth/config')).json<{ Nonce: string }>();
      return { browser, nonce: Nonce };
    },
    tokenFor({ nonce }, claims) {
      const at = (seconds: number) => instant(portal.system.now(), seconds);
      const times = { iat: at(-1), exp: at(3600) };
      const person = { sub: 'person-1', name: 'Maria Lehto' };
      const token = { iss: provider.issuer, aud: 'portal', nonce, ...person, ...times };
      return sign({ ...token, ...claims }, providerKey);
    },
    async signOn(claims) {
      const signingOn = await given.begin();
      const token = await given.tokenFor(signingOn, claims);
      return { ...signingOn, response: await setToken(signingOn.browser, token) };
    },
    refusals: () => refusalCodesIn(portal.system.logged()),
    async close() {
      await portal.close();
      await provider.close();
    },
  };
  return given;
}

/** Submits a token. */
export function setToken(browser: TestClient, token: unknown): Promise<LightMyRequestResponse> {
  return browser.post('/api/set-token', { json: { token } });
}
