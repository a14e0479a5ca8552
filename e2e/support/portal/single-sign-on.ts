import { freePort } from '../../../packages/storage/src/testing/free-port.ts';
import type { Page } from '@playwright/test';
import { adminRole, startDevOidc } from '../../../packages/dev-idp/src/index.ts';
import { signInAdministrator } from './administrator.ts';
import type { Administrator } from './administrator.ts';
import { test as base } from '../journey.ts';
import { saveSiteSettings } from './municipality.ts';
import { startPortal } from './portal.ts';
import type { Portal } from './portal.ts';

export type Provider = Awaited<ReturnType<typeof startDevOidc>>;

/** Starts a provider that is cross-site to its portal: the portal is `localhost`, the provider `127.0.0.1`. */
export function startProvider(portOfPortal: string): Promise<Provider> {
  const redirectUri = `http://localhost:${portOfPortal}/auth/callback`;
  return startDevOidc('127.0.0.1', 0, { clientId: 'portal', redirectUri });
}

/** The variables that connect a portal to the provider. */
export function signOnVariables({ url }: Provider): Readonly<Record<string, string>> {
  return {
    PORTAL_OAUTH_CLIENT_ID: 'portal',
    PORTAL_OAUTH_SCOPE: 'openid profile',
    PORTAL_OAUTH_AUTHORIZATION_ENDPOINT: `${url}/auth`,
    PORTAL_OAUTH_TOKEN_ENDPOINT: `${url}/token`,
    PORTAL_OAUTH_USE_ID_TOKEN: 'true',
    PORTAL_OAUTH_ISSUER: url,
  };
}

interface SignOn {
  readonly provider: Provider;
  readonly portal: Portal;
  readonly administrator: Administrator;
}

/** The worker's portal uses a cross-site provider. */
export const test = base.extend<{ readonly allowProvider: undefined }, SignOn & { readonly port: string }>({
  port: [async ({}, use) => use(String(await freePort())), { scope: 'worker' }],
  provider: [
    async ({ port }, use) => {
      const provider = await startProvider(port);
      await use(provider);
      await provider.close();
    },
    { scope: 'worker' },
  ],
  portal: [
    async ({ port, provider }, use) => {
      const portal = await startPortal({
        PORTAL_PORT: port,
        ...signOnVariables(provider),
        PORTAL_OAUTH_ADMIN_VALUES: adminRole,
      });
      await use(portal);
      await portal.stop();
    },
    { scope: 'worker' },
  ],
  administrator: async ({ portal }, use) => {
    const administrator = await signInAdministrator(portal);
    await saveSiteSettings(administrator);
    await use(administrator);
    await administrator.signOut();
  },
  allowProvider: [
    async ({ guard, provider }, use) => {
      guard.allow(provider.url);
      await use(undefined);
    },
    { auto: true },
  ],
});

/** Chooses a person at the provider, or cancels. */
export async function selectAccount(page: Page, purpose: string): Promise<void> {
  await page.getByRole('link', { name: purpose }).click();
}

export { expect } from '../journey.ts';
