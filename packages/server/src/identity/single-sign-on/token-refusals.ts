/**
 * Why a token is refused (docs/protocols/sign-on.md#tokens). The codes appear in the log alone: the sender of the token learns only that it was
 * refused. docs/single-sign-on.md explains each to operators.
 */
export const tokenRefusals = {
  'token.form': 'no JWS in compact form with a header and claims that can be read',
  'token.algorithm': 'signed by an algorithm other than RS256, PS256 and ES256',
  'token.extension': 'its header has crit or b64: extensions that the portal does not use',
  'token.foreign-api':
    'an access token for Microsoft Graph: configure a scope of your own API, or PORTAL_OAUTH_USE_ID_TOKEN=true',
  'token.signature': 'not signed by a key of the identity provider',
  'token.issuer': 'issued by another identity provider or tenant',
  'token.audience': 'meant for another audience',
  'token.client': 'issued to another client',
  'token.kind': 'an access token where an ID token belongs, or the other way round',
  'token.expired': 'its time is over, or it names no end',
  'token.not-yet': 'it does not hold yet',
  'token.too-old': 'issued more than 10 minutes ago, in the future, or nobody knows when',
  'token.subject': 'it names nobody',
  'token.tenant': 'the person belongs to another tenant than the issuer',
  'browser.unknown': 'the browser did not begin a sign-on in the last 10 minutes, or does not keep cookies',
  'token.nonce': 'another browser began this sign-on',
  'token.used': 'it was used before',
  'vault.refused': 'the vault does not know the person, or does not trust the token',
  'vault.closed':
    'the vault trusts the token and knows the person, who may not enter: no user of the vault, or no licence',
} as const satisfies Readonly<Record<string, string>>;
