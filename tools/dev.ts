import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { adminRole, newKeyPair, startDevIdp, startDevOidc } from '@form-portal/dev-idp';
import { servePortal, type Environment } from '@form-portal/server';
import { startDevServer } from '../packages/web/dev-server.ts';

const { PORTAL_PORT: port = '3000', PORTAL_PUBLIC_URL: site = `http://127.0.0.1:${port}` } = process.env;

const keyFolder = join(import.meta.dirname, '../node_modules/.cache/form-portal');

/** Creates temporary keys: the provider fetches the portal's metadata whenever somebody signs in. */
function keyFiles(): Environment {
  const { privateKey, certificate } = newKeyPair('form-portal development');
  const key = join(keyFolder, 'dev-saml.key');
  const cert = join(keyFolder, 'dev-saml.crt');
  mkdirSync(keyFolder, { recursive: true });
  writeFileSync(key, privateKey, { mode: 0o600 });
  writeFileSync(cert, certificate);
  return { PORTAL_SAML_SIGNING_KEY: key, PORTAL_SAML_SIGNING_CERT: cert };
}

/**
 * Starts the identity providers and returns the portal's configuration for them. Their host name differs
 * from the portal's, so that cookies are cross-site.
 */
async function startProviders(): Promise<Environment> {
  const client = { clientId: 'form-portal', redirectUri: `${site}/auth/callback` };
  const saml = await startDevIdp('localhost', 8180, `${site}/saml/metadata`);
  const oidc = await startDevOidc('localhost', 8181, client);
  process.stdout.write(`Identity providers: Suomi.fi at ${saml.url}, single sign-on at ${oidc.url}\n`);
  return {
    ...keyFiles(),
    PORTAL_PUBLIC_URL: site,
    PORTAL_SAML_IDP_METADATA: `${saml.url}/metadata`,
    PORTAL_OAUTH_CLIENT_ID: client.clientId,
    PORTAL_OAUTH_SCOPE: 'openid profile',
    PORTAL_OAUTH_AUTHORIZATION_ENDPOINT: `${oidc.url}/auth`,
    PORTAL_OAUTH_TOKEN_ENDPOINT: `${oidc.url}/token`,
    PORTAL_OAUTH_USE_ID_TOKEN: 'true',
    PORTAL_OAUTH_ISSUER: oidc.url,
    PORTAL_OAUTH_ADMIN_VALUES: adminRole,
  };
}

await servePortal(
  async () => {
    const development = await startDevServer();
    const { renderPage, adminPage } = development;
    return { renderPage, assetFolders: [], adminPage, development };
  },
  await startProviders(),
);
