import { vaultAdapterNames } from '@form-portal/vault';
import { bytesPerKb, bytesPerMb, defaultLimits, proofBits } from '@form-portal/domain';
import { auditTarget } from './audit-target.ts';
import { clamdAddress, tcpAddress } from './clamd-address.ts';
import {
  choice,
  fileOrWebUrl,
  flag,
  flagUrl,
  guid,
  host,
  limit,
  list,
  longText,
  networks,
  path,
  postgresUrl,
  siteUrl,
  smtpUrl,
  text,
  timeZone,
  webName,
  webUrl,
  wholeNumber,
  zeroOr,
} from './kinds.ts';
import { optional, withDefault } from './variable.ts';

/** From the most to the least that is logged. */
const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'silent'] as const;

/** Strong identification: Finnish substantial and high, and the same of eIDAS (docs/protocols/suomifi.md#service-metadata). */
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
  PORTAL_HSTS_SUBDOMAINS: withDefault(flag, 'false', {
    comment:
      'Whether browsers are told to use https for every subdomain of the public address too, not for itself alone. Only with a public address of https.',
  }),
  PORTAL_LOG_LEVEL: withDefault(choice(...logLevels), 'info', {
    comment: 'The least important lines that are logged; `debug` has one for every answered request.',
  }),
  PORTAL_SHUTDOWN_SECONDS: withDefault(wholeNumber(0, 3_600), '20', {
    unit: 'seconds',
    comment: 'How long running requests may take after SIGTERM, before their connections are closed.',
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
    comment: 'Its password; one that is easy to guess is refused. Not set: generated and printed once.',
  }),
  PORTAL_SAMPLE_FORMS: withDefault(flag, 'true', {
    comment: 'Publish the sample forms on an empty database.',
  }),
  PORTAL_VAULT: withDefault(choice(...vaultAdapterNames), 'embedded', {
    comment: 'Which vault receives the submissions and knows the administrators.',
  }),
  PORTAL_DELIVERY: withDefault(choice('on', 'hold'), 'on', {
    comment:
      '`hold`: submissions are accepted, and none is delivered. For a copy that is started to be looked at.',
  }),
  PORTAL_TRUSTED_PROXIES: withDefault(networks, '', {
    comment: 'Addresses whose `X-Forwarded-*` headers are believed. Empty: none.',
  }),
  PORTAL_ADDRESS_CONNECTIONS: withDefault(limit(100_000), '500', {
    unit: 'connections of an address',
    comment:
      'Beyond it an idle connection of the address is closed, or the request is refused. Behind a trusted proxy: requests under way of a client’s address. Counted in each process.',
  }),
  PORTAL_ADDRESS_UPLOAD_MB: withDefault(limit(1_000_000), '4096', {
    unit: 'MB of 1 048 576 bytes per minute and address',
    comment:
      'How much the submissions under way and of the last minute may hold together, those that are refused included. One at a time is always let in. Counted in each process.',
  }),
  PORTAL_UPLOAD_MIN_KB: withDefault(wholeNumber(1, 1_000), '4', {
    unit: 'kB of 1024 bytes per second',
    comment: 'A sender that is slower for 30 seconds on end is given up.',
  }),
  PORTAL_MFWS: withDefault(flag, 'false', {
    comment: 'Serve the M-Files-compatible face of the embedded vault under `/REST` (docs/m-files-face.md).',
  }),
  PORTAL_FLAG_URL: optional(flagUrl, {
    comment:
      'An outside service for the flags of languages, called by administrators’ browsers. Not set: the portal has them itself.',
  }),
  PORTAL_TIME_ZONE: withDefault(timeZone, 'Europe/Helsinki', { comment: 'The time zone of the site.' }),
  PORTAL_SUBMISSION_LIMIT: withDefault(limit(1_000_000), '60', {
    unit: 'submissions per minute and address',
    comment:
      'Holds for their receipts too. Counted in the database. `off` for load tests and closed networks.',
  }),
  PORTAL_SIGN_IN_LIMIT: withDefault(limit(1_000_000), '20', {
    unit: 'failed sign-ins per minute and address',
    comment: 'Growing delays per account and address come on top. `off` switches both off.',
  }),
  PORTAL_PROOF_OF_WORK_BITS: withDefault(zeroOr(wholeNumber(proofBits.least, proofBits.most)), '0', {
    unit: 'zero bits',
    comment:
      'The work that a browser does for each submission, so that robots gain little by sending many (see below). 0: none; 16–18 are recommended.',
  }),
  PORTAL_MAX_ATTACHMENTS: withDefault(wholeNumber(1, 200), String(defaultLimits.maxFiles), {
    unit: 'files',
    comment: 'The largest number of attachments of a submission.',
  }),
  PORTAL_MAX_SUBMISSION_MB: withDefault(
    wholeNumber(1, 2_000),
    String(defaultLimits.maxTotalBytes / bytesPerMb),
    {
      unit: 'MB of 1 048 576 bytes',
      comment:
        'The largest size of all attachments of a submission together. A form’s own limit for one file holds beside it.',
    },
  ),
  PORTAL_MAX_ANSWERS_KB: withDefault(
    wholeNumber(16, 8_192),
    String(defaultLimits.maxAnswerBytes / bytesPerKb),
    {
      unit: 'kB of 1024 bytes',
      comment: 'The largest size of the answers of a submission: its `submission` part.',
    },
  ),
  PORTAL_MAX_FIELDS: withDefault(wholeNumber(1, 2_000), String(defaultLimits.maxFields), {
    unit: 'fields',
    comment: 'The largest number of fields of a form, when it is saved.',
  }),
  PORTAL_MAX_FORM_KB: withDefault(wholeNumber(64, 16_384), String(defaultLimits.maxFormBytes / bytesPerKb), {
    unit: 'kB of 1024 bytes',
    comment: 'The largest size of a form as JSON, when it is saved or a backup of it is imported.',
  }),
  PORTAL_MIN_FREE_MB: withDefault(wholeNumber(0, 1_000_000_000), '256', {
    unit: 'MB of 1 048 576 bytes',
    comment:
      'Space that is kept free on the disk of the data folder: what visitors send is refused (503) before it goes below. 0: none. Does not count with PostgreSQL.',
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

  PORTAL_AUDIT_RETENTION_DAYS: withDefault(limit(36_500), 'off', {
    unit: 'days',
    comment: 'How long rows of the audit log stay (see below). `off`: for good.',
  }),
  PORTAL_AUDIT_STREAM: optional(auditTarget, {
    comment:
      'Where every row of the audit log is sent to as well: a file of JSON lines, or a syslog receiver (see below).',
  }),
  PORTAL_METRICS: optional(tcpAddress, {
    comment:
      'Where `GET /metrics` answers with metrics for Prometheus. Whoever reaches it may read them: keep it inside (see below).',
  }),
  PORTAL_CLAMD: optional(clamdAddress, {
    comment: 'Where clamd listens. Switches on that attachments are scanned for viruses (see below).',
  }),
  PORTAL_SMTP_URL: optional(smtpUrl, {
    secret: true,
    comment: 'Mail server, `smtp(s)://user:password@host:port`. Switches mail on.',
  }),
  PORTAL_SMTP_FROM: optional(text, { comment: 'Sender of mail. Needed with mail.' }),
  PORTAL_ALERT_ADDRESSES: optional(list, {
    comment: 'Who is told when a delivery is set aside or submissions wait for long. Not set: nobody.',
  }),
  PORTAL_ALERT_QUEUE_MINUTES: withDefault(wholeNumber(1, 10_080), '30', {
    unit: 'minutes',
    comment: 'How long a submission waits for the vault before an alert goes out.',
  }),

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

  PORTAL_OAUTH_CLIENT_ID: optional(text, {
    comment:
      'How the identity provider knows the portal. Switches single sign-on on (docs/single-sign-on.md).',
  }),
  PORTAL_OAUTH_SCOPE: optional(text, {
    comment: 'What is asked for, such as `openid profile`. Needed with single sign-on.',
  }),
  PORTAL_OAUTH_AUTHORIZATION_ENDPOINT: optional(webUrl, {
    comment: 'Where people are sent to sign in. Needed with single sign-on.',
  }),
  PORTAL_OAUTH_TOKEN_ENDPOINT: optional(webUrl, {
    comment: 'Where their browser fetches the token. Needed with single sign-on.',
  }),
  PORTAL_OAUTH_USE_ID_TOKEN: optional(flag, {
    comment:
      'Whether people sign in with the ID token, or else the access token. Needed with single sign-on.',
  }),
  PORTAL_OAUTH_ISSUER: optional(webName, {
    comment: 'The `iss` of tokens, letter by letter. Needed with single sign-on.',
  }),
  PORTAL_OAUTH_JWKS_URL: optional(webUrl, {
    comment: 'Where the keys are that sign tokens. Not set: found from the issuer.',
  }),
  PORTAL_OAUTH_AUDIENCE: optional(text, {
    comment: 'The `aud` of access tokens. Not set: the client ID, which is right for ID tokens.',
  }),
  PORTAL_OAUTH_PROMPT: withDefault(text, 'select_account', {
    mayBeEmpty: true,
    comment: 'The `prompt` of the authorisation request. Set but empty: left out.',
  }),
  PORTAL_OAUTH_ADMIN_CLAIM: withDefault(text, 'roles', {
    comment: 'The claim that tells administrators.',
  }),
  PORTAL_OAUTH_ADMIN_VALUES: optional(list, {
    comment: 'Its values that make an administrator. Not set: none does.',
  }),

  PORTAL_MFILES_URL: optional(webUrl, {
    comment:
      'Address of the M-Files web service, up to and including `/REST`. Needed with `PORTAL_VAULT=mfiles`.',
  }),
  PORTAL_MFILES_VAULT: optional(guid, { comment: 'The vault. Needed with `PORTAL_VAULT=mfiles`.' }),
  PORTAL_MFILES_USERNAME: optional(text, {
    comment: 'The account that the portal delivers with. Needed with `PORTAL_VAULT=mfiles`.',
  }),
  PORTAL_MFILES_PASSWORD: optional(text, {
    secret: true,
    comment: 'Its password. Needed with `PORTAL_VAULT=mfiles`.',
  }),
  PORTAL_MFILES_SUBMISSION_PROPERTY: optional(wholeNumber(1, 2_147_483_647), {
    comment:
      'Number of the text property that keeps the GUID of a submission, by which its object is found again. Not set: the GUID ends the title.',
  }),
  PORTAL_MFILES_ADMINS: optional(list, {
    comment:
      'Names of the accounts that administer the portal. Not set: those with full control of the vault.',
  }),
  PORTAL_MFILES_TRANSLATIONS: optional(path, {
    comment:
      'JSON file with the vault’s languages and the names of items in them, which the web service does not tell (docs/m-files.md). Not set: names are in the language of the account.',
  }),
  PORTAL_MFILES_TIME_ZONE: optional(timeZone, {
    comment: 'Whose clocks dates with times are of, where the vault shows other hours. Not set: the site’s.',
  }),
};
