import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { interactionPolicy, type Configuration, type JWK, type KoaContextWithOIDC } from 'oidc-provider';
import { cloudPeople, type CloudPerson } from './oidc-people.ts';

/** The portal's registration: a public client that exchanges the code in the browser. */
export interface OidcClient {
  readonly clientId: string;
  /** The address of the portal's callback page. */
  readonly redirectUri: string;
}

/** The audience of access tokens. */
export const apiAudience = 'urn:form-portal:api';

/** Returns the provider's configuration: authorisation code flow with PKCE only, no consent. */
export function oidcSettings({ clientId, redirectUri }: OidcClient): Configuration {
  return {
    clients: [
      {
        client_id: clientId,
        redirect_uris: [redirectUri],
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code'],
        response_types: ['code'],
      },
    ],
    clientBasedCORS: (_context, origin) => origin === new URL(redirectUri).origin,
    pkce: { required: () => true },
    claims: { openid: ['sub'], profile: ['name', 'preferred_username', 'roles'] },
    conformIdTokenClaims: false,
    scopes: ['openid', 'profile'],
    jwks: { keys: [newKey()] },
    ttl: {
      AuthorizationCode: 60,
      Interaction: 600,
      Grant: 600,
      IdToken: 600,
      AccessToken: 600,
      Session: 3600,
    },
    cookies: { keys: [randomBytes(32).toString('hex')] },
    interactions: {
      policy: policy(),
      url: (_context, { uid }) => `/interaction/${uid}`,
    },
    loadExistingGrant,
    findAccount: (_context, sub) => {
      const claims = claimsOf(sub);
      return claims && { accountId: sub, claims: () => ({ sub, ...claims }) };
    },
    extraTokenClaims: (_context, token) => ('accountId' in token ? claimsOf(token.accountId) : undefined),
    features: {
      devInteractions: { enabled: false },
      resourceIndicators: {
        enabled: true,
        defaultResource: (_context, _client, oneOf) => oneOf ?? apiAudience,
        useGrantedResource: () => true,
        getResourceServerInfo: () => ({
          scope: 'forms',
          audience: apiAudience,
          accessTokenFormat: 'jwt',
          jwt: { sign: { alg: 'RS256' } },
        }),
      },
    },
  };
}

/** Makes the provider support choosing an account (`prompt=select_account`), as commercial ones do. */
function policy(): interactionPolicy.DefaultPolicy {
  const prompts = interactionPolicy.base();
  prompts.remove('consent');
  prompts.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0);
  return prompts;
}

async function loadExistingGrant({ oidc }: KoaContextWithOIDC) {
  const { client, session, provider } = oidc;
  const grant = new provider.Grant({ clientId: client?.clientId, accountId: session?.accountId });
  grant.addOIDCScope('openid profile');
  grant.addResourceScope(apiAudience, 'forms');
  await grant.save();
  return grant;
}

function claimsOf(person: string): CloudPerson['claims'] | undefined {
  return cloudPeople.find(({ id }) => id === person)?.claims;
}

function newKey(): JWK {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const { kty, n, e, d, p, q, dp, dq, qi } = privateKey.export({ format: 'jwk' });
  return { kty, n, e, d, p, q, dp, dq, qi, use: 'sig', alg: 'RS256' } as JWK;
}
