/**
 * Why a token is refused (docs/protocols/sign-on.md#tokens). The codes appear only in the log: the sender learns only that the token was
 * refused. docs/single-sign-on.md explains each to operators.
 */
export const tokenRefusals = {
  'token.form': 'not a compact JWS with a readable header and claims',
  'token.algorithm': 'signed with an algorithm other than RS256, PS256 and ES256',
  'token.extension': 'its header contains crit or b64, extensions that the portal does not support',
  'token.foreign-api':
    'an access token for Microsoft Graph: configure a scope of your own API, or PORTAL_OAUTH_USE_ID_TOKEN=true',
  'token.signature': 'not signed by a key of the identity provider',
  'token.issuer': 'issued by another identity provider or tenant',
  'token.audience': 'meant for another audience',
  'token.client': 'issued to another client',
  'token.kind': 'an access token instead of an ID token, or vice versa',
  'token.expired': 'it has expired, or has no expiry',
  'token.not-yet': 'it is not valid yet',
  'token.too-old': 'issued more than 10 minutes ago, in the future, or at an unknown time',
  'token.subject': 'it has no subject',
  'token.tenant': 'the person belongs to a tenant other than the issuer’s',
  'browser.unknown': 'the browser did not begin a sign-on in the last 10 minutes, or does not keep cookies',
  'token.nonce': 'this sign-on began in another browser',
  'token.used': 'it has been used before',
  'vault.refused': 'the vault does not know the person, or does not trust the token',
  'vault.closed':
    'the vault trusts the token and knows the person, who has no access: not a user of the vault, or no licence',
} as const satisfies Readonly<Record<string, string>>;
