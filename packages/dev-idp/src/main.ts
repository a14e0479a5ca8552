import { startDevIdp } from './dev-idp.ts';
import { startDevOidc } from './dev-oidc.ts';

const {
  DEV_IDP_HOST: host = '127.0.0.1',
  DEV_IDP_PORT: port = '8180',
  DEV_IDP_OIDC_PORT: oidcPort = '8181',
  DEV_IDP_SITE: site = 'http://localhost:3000',
} = process.env;

const saml = await startDevIdp(host, Number(port), `${site}/saml/metadata`);
const client = { clientId: 'form-portal', redirectUri: `${site}/auth/callback` };
const oidc = await startDevOidc(host, Number(oidcPort), client);
process.stdout.write(
  `The development identity providers are running: SAML at ${saml.url} (metadata at ${saml.url}/metadata), OpenID Connect at ${oidc.url} (client ${client.clientId})\n`,
);
