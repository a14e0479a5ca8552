import { isConfidentialAddress } from '@form-portal/vault';
import type { Values } from './read-variables.ts';

/** Single sign-on by OAuth 2.0 and OpenID Connect. */
export interface OAuthConfig {
  readonly clientId: string;
  readonly scope: string;
  readonly authorizationEndpoint: string;
  readonly tokenEndpoint: string;
  /** The kind of token that the browser brings from the token endpoint. */
  readonly tokenKind: 'id' | 'access';
  /** Exactly as in tokens. */
  readonly issuer: string;
  /** Null: found by discovery from the issuer. */
  readonly jwksUrl: string | null;
  readonly audience: string;
  /** Empty: not sent to the provider. */
  readonly prompt: string;
  readonly adminClaim: string;
  /** Empty: single sign-on makes nobody an administrator. */
  readonly adminValues: readonly string[];
}

/** The configuration, null when single sign-on is off, and its problems. */
interface OAuthConfigResult {
  readonly oauth: OAuthConfig | null;
  readonly problems: readonly string[];
  readonly warnings: readonly string[];
}

/** Scopes of identity, which grant no access to an API. */
const identityScopes: readonly string[] = ['openid', 'profile', 'email', 'offline_access'];

/** Issuers of Entra ID that cover many tenants: any tenant could vouch for anybody. */
const multiTenantIssuer =
  /^https:\/\/login\.microsoftonline\.[a-z]+\/(common|organizations|consumers|\{[^/]*\})(\/|$)/i;

/** Reads the variables `PORTAL_OAUTH_*`: single sign-on is on when the client is set. */
export function readOAuthConfig(values: Values): OAuthConfigResult {
  const {
    PORTAL_OAUTH_CLIENT_ID: clientId,
    PORTAL_OAUTH_SCOPE: scope,
    PORTAL_OAUTH_AUTHORIZATION_ENDPOINT: authorizationEndpoint,
    PORTAL_OAUTH_TOKEN_ENDPOINT: tokenEndpoint,
    PORTAL_OAUTH_USE_ID_TOKEN: usesIdToken,
    PORTAL_OAUTH_ISSUER: issuer,
  } = values;
  if (clientId === null) return { oauth: null, problems: [], warnings: unusedWarnings(values) };
  const problems = [...missingProblems(values), ...problemsOf(values, clientId)];
  if (
    scope === null ||
    authorizationEndpoint === null ||
    tokenEndpoint === null ||
    usesIdToken === null ||
    issuer === null ||
    problems.length > 0
  )
    return { oauth: null, problems, warnings: [] };
  const oauth: OAuthConfig = {
    clientId,
    scope,
    authorizationEndpoint,
    tokenEndpoint,
    issuer,
    tokenKind: usesIdToken ? 'id' : 'access',
    jwksUrl: values.PORTAL_OAUTH_JWKS_URL,
    audience: values.PORTAL_OAUTH_AUDIENCE ?? clientId,
    prompt: values.PORTAL_OAUTH_PROMPT,
    adminClaim: values.PORTAL_OAUTH_ADMIN_CLAIM,
    adminValues: values.PORTAL_OAUTH_ADMIN_VALUES ?? [],
  };
  return { oauth, problems: [], warnings: warningsOf(oauth) };
}

function missingProblems(values: Values): readonly string[] {
  const { PORTAL_OAUTH_AUTHORIZATION_ENDPOINT, PORTAL_OAUTH_TOKEN_ENDPOINT, PORTAL_OAUTH_ISSUER } = values;
  const required = [
    ['PORTAL_OAUTH_SCOPE', values.PORTAL_OAUTH_SCOPE, 'scopes such as openid profile'],
    ['PORTAL_OAUTH_AUTHORIZATION_ENDPOINT', PORTAL_OAUTH_AUTHORIZATION_ENDPOINT, 'a web address'],
    ['PORTAL_OAUTH_TOKEN_ENDPOINT', PORTAL_OAUTH_TOKEN_ENDPOINT, 'a web address'],
    ['PORTAL_OAUTH_USE_ID_TOKEN', values.PORTAL_OAUTH_USE_ID_TOKEN, 'true or false'],
    ['PORTAL_OAUTH_ISSUER', PORTAL_OAUTH_ISSUER, 'a web address'],
  ] as const;
  return required.flatMap(([name, value, expected]) =>
    value === null ? [`${name} is not set, but PORTAL_OAUTH_CLIENT_ID is; expected ${expected}`] : [],
  );
}

function problemsOf(values: Values, clientId: string): readonly string[] {
  const { PORTAL_OAUTH_ISSUER: issuer, PORTAL_OAUTH_AUDIENCE: audience } = values;
  const { PORTAL_OAUTH_USE_ID_TOKEN: usesIdToken, PORTAL_OAUTH_SCOPE: scope } = values;
  const problems = insecureAddresses(values);
  if (issuer !== null && multiTenantIssuer.test(issuer))
    problems.push(`PORTAL_OAUTH_ISSUER is '${issuer}'; expected the issuer of one tenant`);
  if (usesIdToken === true && scope !== null && !scope.split(' ').includes('openid'))
    problems.push(`PORTAL_OAUTH_SCOPE is '${scope}'; expected openid in it, since the ID token is used`);
  if (usesIdToken === true && audience !== null && audience !== clientId)
    problems.push(
      `PORTAL_OAUTH_AUDIENCE is '${audience}'; an ID token is for the client, so remove it or set it to '${clientId}'`,
    );
  return problems;
}

function insecureAddresses(values: Values): string[] {
  const {
    PORTAL_OAUTH_AUTHORIZATION_ENDPOINT,
    PORTAL_OAUTH_TOKEN_ENDPOINT,
    PORTAL_OAUTH_ISSUER,
    PORTAL_OAUTH_JWKS_URL,
  } = values;
  return Object.entries({
    PORTAL_OAUTH_AUTHORIZATION_ENDPOINT,
    PORTAL_OAUTH_TOKEN_ENDPOINT,
    PORTAL_OAUTH_ISSUER,
    PORTAL_OAUTH_JWKS_URL,
  }).flatMap(([name, value]) =>
    value === null || isConfidentialAddress(value)
      ? []
      : [`${name} is '${value}'; expected an https address`],
  );
}

function warningsOf({ tokenKind, scope }: OAuthConfig): readonly string[] {
  const asksForNoApi = scope.split(' ').every((name) => identityScopes.includes(name) || name === '');
  return tokenKind === 'access' && asksForNoApi
    ? [
        `PORTAL_OAUTH_SCOPE is '${scope}': the access token is for the provider's own API and will be refused; add a scope of your own API or set PORTAL_OAUTH_USE_ID_TOKEN=true`,
      ]
    : [];
}

function unusedWarnings(values: Values): readonly string[] {
  const {
    PORTAL_OAUTH_SCOPE,
    PORTAL_OAUTH_AUTHORIZATION_ENDPOINT,
    PORTAL_OAUTH_TOKEN_ENDPOINT,
    PORTAL_OAUTH_ISSUER,
    PORTAL_OAUTH_ADMIN_VALUES,
  } = values;
  return Object.entries({
    PORTAL_OAUTH_SCOPE,
    PORTAL_OAUTH_AUTHORIZATION_ENDPOINT,
    PORTAL_OAUTH_TOKEN_ENDPOINT,
    PORTAL_OAUTH_ISSUER,
    PORTAL_OAUTH_ADMIN_VALUES,
  }).flatMap(([name, value]) =>
    value === null ? [] : [`${name} is set, but PORTAL_OAUTH_CLIENT_ID is not: single sign-on is off`],
  );
}
