import { fileOrWebUrl, flag, list, path, text, webName, webUrl } from './variable-kinds.ts';
import { optional, withDefault } from './variable.ts';

/** Strong identification: Finnish substantial and high, and the same of eIDAS (docs/protocols/suomifi.md#service-metadata). */
const strongLevels = [
  'http://ftn.ficora.fi/2017/loa2',
  'http://ftn.ficora.fi/2017/loa3',
  'http://eidas.europa.eu/LoA/substantial',
  'http://eidas.europa.eu/LoA/high',
];

/** The variables of identification by Suomi.fi and of single sign-on, in the order of the documentation. */
export const identityVariables = {
  PORTAL_SAML_IDP_METADATA: optional(fileOrWebUrl, {
    comment: 'Metadata of the Suomi.fi identity provider, reloaded every hour. Switches identification on.',
  }),
  PORTAL_SAML_ENTITY_ID: optional(webName, {
    comment: 'Our entity ID. Not set: the public address and `/saml/metadata`.',
  }),
  PORTAL_SAML_SIGNING_KEY: optional(path, {
    comment: 'PEM file: the RSA key that signs our messages. Required with identification.',
  }),
  PORTAL_SAML_SIGNING_CERT: optional(path, {
    comment: 'PEM file: the certificate of that key. Required with identification.',
  }),
  PORTAL_SAML_DECRYPTION_KEYS: optional(list, {
    comment:
      'PEM files: keys that decrypt assertions; several while certificates change. Not set: the signing key.',
  }),
  PORTAL_SAML_ENCRYPTION_CERT: optional(path, {
    comment:
      'PEM file: the certificate that assertions are encrypted with. Not set: the signing certificate.',
  }),
  PORTAL_SAML_ACCEPTED_LEVELS: withDefault(list, strongLevels.join(','), {
    comment: 'Accepted levels of assurance (class references); others are refused.',
  }),
  PORTAL_SAML_DIGITAL_SERVICE: optional(path, {
    comment:
      'JSON or YAML file: organisation, contacts and texts for our metadata (docs/suomifi.md). Not set: the metadata cannot be registered.',
  }),

  PORTAL_OAUTH_CLIENT_ID: optional(text, {
    comment:
      'The portal’s client ID at the identity provider. Switches single sign-on on (docs/single-sign-on.md).',
  }),
  PORTAL_OAUTH_SCOPE: optional(text, {
    comment: 'The requested scope, such as `openid profile`. Required with single sign-on.',
  }),
  PORTAL_OAUTH_AUTHORIZATION_ENDPOINT: optional(webUrl, {
    comment: 'Where people are sent to sign in. Required with single sign-on.',
  }),
  PORTAL_OAUTH_TOKEN_ENDPOINT: optional(webUrl, {
    comment: 'Where their browser fetches the token. Required with single sign-on.',
  }),
  PORTAL_OAUTH_USE_ID_TOKEN: optional(flag, {
    comment:
      'Whether people sign in with the ID token rather than the access token. Required with single sign-on.',
  }),
  PORTAL_OAUTH_ISSUER: optional(webName, {
    comment: 'The exact `iss` of tokens. Required with single sign-on.',
  }),
  PORTAL_OAUTH_JWKS_URL: optional(webUrl, {
    comment: 'Where the provider publishes the keys that sign tokens. Not set: discovered from the issuer.',
  }),
  PORTAL_OAUTH_AUDIENCE: optional(text, {
    comment: 'The `aud` of access tokens. Not set: the client ID, as in ID tokens.',
  }),
  PORTAL_OAUTH_PROMPT: withDefault(text, 'select_account', {
    mayBeEmpty: true,
    comment: 'The `prompt` of the authorisation request. Empty: left out.',
  }),
  PORTAL_OAUTH_ADMIN_CLAIM: withDefault(text, 'roles', {
    comment: 'The claim by which administrators are recognised.',
  }),
  PORTAL_OAUTH_ADMIN_VALUES: optional(list, {
    comment: 'Values of that claim that make an administrator. Not set: none does.',
  }),
};
