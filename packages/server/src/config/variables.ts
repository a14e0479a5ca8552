import {
  choice,
  fileOrWebUrl,
  flag,
  host,
  limit,
  list,
  longText,
  networks,
  path,
  postgresUrl,
  siteUrl,
  text,
  timeZone,
  webName,
  webUrl,
  wholeNumber,
} from './kinds.ts';
import { optional, withDefault } from './variable.ts';

const noScanning = 'scanning of attachments is not part of this version';
const noMail = 'sending mail is not part of this version';
const noOAuth = 'single sign-on is not part of this version';
const noMFiles = 'the M-Files vault is not part of this version';

/** Strong identification: Finnish substantial and high, and the same of eIDAS (reference section 3). */
const strongLevels = [
  'http://ftn.ficora.fi/2017/loa2',
  'http://ftn.ficora.fi/2017/loa3',
  'http://eidas.europa.eu/LoA/substantial',
  'http://eidas.europa.eu/LoA/high',
];

/** Every environment variable of the portal, in the order of the documentation. */
export const variables = {
  PORTAL_HOST: withDefault(host, '127.0.0.1', { comment: 'Where the portal listens.' }),
  PORTAL_PORT: withDefault(wholeNumber(1, 65535), '3000', { comment: 'Where the portal listens.' }),
  PORTAL_PUBLIC_URL: optional(siteUrl, {
    comment:
      'The address people use; redirects, cookies and sign-in addresses derive from it. Not set: `http://localhost:{port}`.',
  }),
  PORTAL_DATA_DIR: withDefault(path, './data', { comment: 'Embedded database, files and generated keys.' }),
  PORTAL_DATABASE_URL: optional(postgresUrl, {
    secret: true,
    comment: 'PostgreSQL, the engine for several processes. Not set: embedded SQLite in the data folder.',
  }),
  PORTAL_ADMIN_USERNAME: withDefault(text, 'admin', {
    comment: 'The first account of the embedded vault, made only when no account exists.',
  }),
  PORTAL_ADMIN_PASSWORD: optional(longText(12), {
    secret: true,
    comment: 'Its password. Not set: generated and printed once.',
  }),
  PORTAL_SAMPLE_FORMS: withDefault(flag, 'true', {
    comment: 'Publish the sample forms on an empty database.',
  }),
  PORTAL_VAULT: withDefault(choice('embedded', 'mfiles'), 'embedded', {
    comment: 'Which vault receives the submissions.',
    notYet: noMFiles,
  }),
  PORTAL_TRUSTED_PROXIES: withDefault(networks, '', {
    comment: 'Addresses whose `X-Forwarded-*` headers are believed. Empty: none.',
  }),
  PORTAL_MFWS: withDefault(flag, 'false', {
    comment: 'Serve the M-Files-compatible face of the embedded vault under `/REST`.',
    notYet: 'the M-Files-compatible face is not part of this version',
  }),
  PORTAL_TIME_ZONE: withDefault(timeZone, 'Europe/Helsinki', { comment: 'The time zone of the site.' }),
  PORTAL_SUBMISSION_LIMIT: withDefault(limit(1_000_000), '60', {
    unit: 'submissions per minute and address',
    comment: 'Counted in the database. `off` for load tests and closed networks.',
  }),
  PORTAL_SIGN_IN_LIMIT: withDefault(limit(1_000_000), '20', {
    unit: 'failed sign-ins per minute and address',
    comment: 'Growing delays per account come on top. `off` switches both off.',
  }),
  PORTAL_SESSION_IDLE_MINUTES: withDefault(wholeNumber(1, 600), '30', {
    unit: 'minutes',
    comment: 'A session ends when nothing was asked for this long.',
  }),
  PORTAL_SESSION_MAX_MINUTES: withDefault(wholeNumber(1, 600), '600', {
    unit: 'minutes',
    comment: 'The longest session of vault and cloud users.',
  }),
  PORTAL_IDENTITY_SESSION_MAX_MINUTES: withDefault(wholeNumber(1, 60), '60', {
    unit: 'minutes',
    comment: 'The longest session of people identified by Suomi.fi.',
  }),

  PORTAL_CLAMD: optional(text, { comment: '`host:port` or socket of clamd.', notYet: noScanning }),
  PORTAL_SMTP_URL: optional(text, { secret: true, comment: '`smtp(s)://…`.', notYet: noMail }),
  PORTAL_SMTP_FROM: optional(text, { comment: 'Sender of mail.', notYet: noMail }),
  PORTAL_ALERT_ADDRESSES: optional(list, { comment: 'Receivers of operator alerts.', notYet: noMail }),

  PORTAL_SAML_IDP_METADATA: optional(fileOrWebUrl, {
    comment: 'Metadata of the Suomi.fi identity provider, read again every hour. Switches identification on.',
  }),
  PORTAL_SAML_ENTITY_ID: optional(webName, {
    comment: 'Our entity ID. Not set: the public address and `/saml/metadata`.',
  }),
  PORTAL_SAML_SIGNING_KEY: optional(path, {
    comment: 'PEM file: the RSA key that signs our messages. Needed with identification.',
  }),
  PORTAL_SAML_SIGNING_CERT: optional(path, {
    comment: 'PEM file: the certificate of that key. Needed with identification.',
  }),
  PORTAL_SAML_DECRYPTION_KEYS: optional(list, {
    comment:
      'PEM files: keys that open assertions; several while certificates change. Not set: the signing key.',
  }),
  PORTAL_SAML_ENCRYPTION_CERT: optional(path, {
    comment: 'PEM file: the certificate that assertions are encrypted for. Not set: the signing certificate.',
  }),
  PORTAL_SAML_ACCEPTED_LEVELS: withDefault(list, strongLevels.join(','), {
    comment: 'Levels of assurance (class references); one that is not listed is refused.',
  }),
  PORTAL_SAML_DIGITAL_SERVICE: optional(path, {
    comment:
      'JSON or YAML file: organisation, contacts and texts for our metadata (docs/suomifi.md). Not set: metadata that cannot be registered.',
  }),

  PORTAL_OAUTH_CLIENT_ID: optional(text, { comment: 'Client ID.', notYet: noOAuth }),
  PORTAL_OAUTH_SCOPE: optional(text, { comment: 'Scope.', notYet: noOAuth }),
  PORTAL_OAUTH_AUTHORIZATION_ENDPOINT: optional(webUrl, { comment: 'Address.', notYet: noOAuth }),
  PORTAL_OAUTH_TOKEN_ENDPOINT: optional(webUrl, { comment: 'Address.', notYet: noOAuth }),
  PORTAL_OAUTH_USE_ID_TOKEN: optional(flag, { comment: 'Send the ID token.', notYet: noOAuth }),
  PORTAL_OAUTH_ISSUER: optional(text, { comment: 'Issuer.', notYet: noOAuth }),
  PORTAL_OAUTH_JWKS_URL: optional(webUrl, { comment: 'Address of the keys.', notYet: noOAuth }),
  PORTAL_OAUTH_AUDIENCE: optional(text, { comment: 'Audience.', notYet: noOAuth }),
  PORTAL_OAUTH_PROMPT: optional(text, { comment: 'Prompt.', notYet: noOAuth }),
  PORTAL_OAUTH_ADMIN_CLAIM: optional(text, { comment: 'Claim.', notYet: noOAuth }),
  PORTAL_OAUTH_ADMIN_VALUES: optional(list, { comment: 'Values.', notYet: noOAuth }),

  PORTAL_MFILES_URL: optional(webUrl, { comment: 'Up to and including `/REST`.', notYet: noMFiles }),
  PORTAL_MFILES_VAULT: optional(text, { comment: 'GUID of the vault.', notYet: noMFiles }),
  PORTAL_MFILES_USERNAME: optional(text, { comment: 'Account.', notYet: noMFiles }),
  PORTAL_MFILES_PASSWORD: optional(text, { secret: true, comment: 'Password.', notYet: noMFiles }),
  PORTAL_MFILES_SUBMISSION_PROPERTY: optional(text, { comment: 'Property ID.', notYet: noMFiles }),
  PORTAL_MFILES_ADMINS: optional(list, { comment: 'Account names.', notYet: noMFiles }),
  PORTAL_MFILES_TRANSLATIONS: optional(path, { comment: 'File.', notYet: noMFiles }),
  PORTAL_MFILES_TIME_ZONE: optional(timeZone, { comment: 'Time zone.', notYet: noMFiles }),
};
