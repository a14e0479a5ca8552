import { vaultAdapterNames } from '@form-portal/vault';
import { bytesPerKb, bytesPerMb, defaultLimits, proofBits } from '@form-portal/domain';
import { auditTarget } from './audit-target.ts';
import { clamdAddress, tcpAddress } from './clamd-address.ts';
import { identityVariables } from './identity-variables.ts';
import {
  choice,
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
  objectUrl,
  webUrl,
  wholeNumber,
  zeroOr,
} from './variable-kinds.ts';
import { optional, withDefault } from './variable.ts';

/** From the most to the fewest log lines. */
const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'silent'] as const;

/** Every environment variable of the portal, in the order of the documentation. */
export const variables = {
  PORTAL_HOST: withDefault(host, '127.0.0.1', { comment: 'The address that the portal listens on.' }),
  PORTAL_PORT: withDefault(wholeNumber(1, 65535), '3000', { comment: 'The port that it listens on.' }),
  PORTAL_PUBLIC_URL: optional(siteUrl, {
    comment:
      'The address people use; redirects, cookies and sign-in addresses derive from it. Not set: `http://localhost:{port}`.',
  }),
  PORTAL_HSTS_SUBDOMAINS: withDefault(flag, 'false', {
    comment:
      'Whether browsers must use https for the subdomains of the public address too. Has no effect unless the public address is https.',
  }),
  PORTAL_LOG_LEVEL: withDefault(choice(...logLevels), 'info', {
    comment: 'The lowest level that is logged; `debug` has one line for every request.',
  }),
  PORTAL_SHUTDOWN_SECONDS: withDefault(wholeNumber(0, 3_600), '20', {
    unit: 'seconds',
    comment: 'How long running requests may take after SIGTERM before their connections are closed.',
  }),
  PORTAL_DATA_DIR: withDefault(path, './data', {
    comment: 'The data folder: embedded database and files (see below).',
  }),
  PORTAL_DATABASE_URL: optional(postgresUrl, {
    secret: true,
    comment: 'PostgreSQL, the engine for several processes. Not set: embedded SQLite in the data folder.',
  }),
  PORTAL_ADMIN_USERNAME: withDefault(text, 'admin', {
    comment:
      'The first account of the embedded vault, or of another one with accounts of its own; created only when it has none.',
  }),
  PORTAL_ADMIN_PASSWORD: optional(longText(12), {
    secret: true,
    comment: 'Its password; one that is easy to guess is refused. Not set: generated and printed once.',
  }),
  PORTAL_SAMPLE_FORMS: withDefault(flag, 'true', {
    comment:
      'Publish the sample forms on an empty database. They are made for the embedded vault; with another one there are none.',
  }),
  PORTAL_VAULT: withDefault(choice(...vaultAdapterNames), 'embedded', {
    comment: 'Which vault receives the submissions and decides who is an administrator.',
  }),
  PORTAL_DELIVERY: withDefault(choice('on', 'hold'), 'on', {
    comment:
      '`hold`: submissions are accepted but not delivered. For copies of a portal that are started for inspection.',
  }),
  PORTAL_TRUSTED_PROXIES: withDefault(networks, '', {
    comment: 'Addresses whose `X-Forwarded-*` headers are trusted. Empty: none.',
  }),
  PORTAL_ADDRESS_CONNECTIONS: withDefault(limit(100_000), '500', {
    unit: 'connections per address',
    comment:
      'Beyond it, an idle connection of the address is closed or the request is refused. Behind a trusted proxy: simultaneous requests of a client’s address. Counted per process.',
  }),
  PORTAL_ADDRESS_UPLOAD_MB: withDefault(limit(1_000_000), '4096', {
    unit: 'MB of 1 048 576 bytes per minute and address',
    comment:
      'How much submissions may contain together: those being sent and those of the last minute, refused ones included. One at a time is always admitted. Counted per process.',
  }),
  PORTAL_STAGED_MB: withDefault(wholeNumber(0, 1_000_000), '2048', {
    unit: 'MB of 1 048 576 bytes',
    comment:
      'How much the files of forms that were posted without script and not sent may take together; they wait for an hour (see below). Beyond it, senders have to choose their files again. 0: no files wait.',
  }),
  PORTAL_ADDRESS_STAGED_MB: withDefault(wholeNumber(0, 1_000_000), '400', {
    unit: 'MB of 1 048 576 bytes per address',
    comment: 'How much of it one address may take.',
  }),
  PORTAL_UPLOAD_MIN_KB: withDefault(wholeNumber(1, 1_000), '4', {
    unit: 'kB of 1024 bytes per second',
    comment: 'A sender that is slower for 30 seconds is disconnected.',
  }),
  PORTAL_MFWS: withDefault(flag, 'false', {
    comment: 'Serve the M-Files-compatible API of the embedded vault under `/REST` (docs/m-files-api.md).',
  }),
  PORTAL_FLAG_URL: optional(flagUrl, {
    comment:
      'An external service for the flags of languages, called by administrators’ browsers. Not set: the portal serves them itself.',
  }),
  PORTAL_TIME_ZONE: withDefault(timeZone, 'Europe/Helsinki', { comment: 'The time zone of the site.' }),
  PORTAL_SUBMISSION_LIMIT: withDefault(limit(1_000_000), '60', {
    unit: 'submissions per minute and address',
    comment:
      'Applies to their receipts too. Counted in the database. `off` for load tests and closed networks.',
  }),
  PORTAL_SIGN_IN_LIMIT: withDefault(limit(1_000_000), '20', {
    unit: 'failed sign-ins per minute and address',
    comment: 'In addition to growing delays per account and address. `off` switches both off.',
  }),
  PORTAL_PROOF_OF_WORK_BITS: withDefault(zeroOr(wholeNumber(proofBits.least, proofBits.most)), '0', {
    unit: 'zero bits',
    comment:
      'Proof of work that browsers do for each submission, so that robots gain little by sending many (see below). 0: none; 16–18 are recommended.',
  }),
  PORTAL_MAX_ATTACHMENTS: withDefault(wholeNumber(1, 200), String(defaultLimits.maxFiles), {
    unit: 'files',
    comment: 'Maximum number of attachments of a submission.',
  }),
  PORTAL_MAX_SUBMISSION_MB: withDefault(
    wholeNumber(1, 2_000),
    String(defaultLimits.maxTotalBytes / bytesPerMb),
    {
      unit: 'MB of 1 048 576 bytes',
      comment:
        'Maximum size of all attachments of a submission together. A form’s own limit per file applies as well.',
    },
  ),
  PORTAL_MAX_ANSWERS_KB: withDefault(
    wholeNumber(16, 8_192),
    String(defaultLimits.maxAnswerBytes / bytesPerKb),
    {
      unit: 'kB of 1024 bytes',
      comment: 'Maximum size of the answers of a submission: its `submission` part.',
    },
  ),
  PORTAL_MAX_FIELDS: withDefault(wholeNumber(1, 2_000), String(defaultLimits.maxFields), {
    unit: 'fields',
    comment: 'Maximum number of fields of a form, checked when it is saved.',
  }),
  PORTAL_MAX_FORM_KB: withDefault(wholeNumber(64, 16_384), String(defaultLimits.maxFormBytes / bytesPerKb), {
    unit: 'kB of 1024 bytes',
    comment: 'Maximum size of a form as JSON, checked when it is saved or its backup is imported.',
  }),
  PORTAL_MIN_FREE_MB: withDefault(wholeNumber(0, 1_000_000_000), '256', {
    unit: 'MB of 1 048 576 bytes',
    comment:
      'Space that is kept free on the disk of the data folder: submissions are refused (503) before less is free. 0: none. Has no effect with PostgreSQL.',
  }),
  PORTAL_SESSION_IDLE_MINUTES: withDefault(wholeNumber(1, 600), '30', {
    unit: 'minutes',
    comment: 'A session ends after this time without a request.',
  }),
  PORTAL_SESSION_MAX_MINUTES: withDefault(wholeNumber(1, 600), '600', {
    unit: 'minutes',
    comment: 'Maximum length of sessions of vault and cloud users.',
  }),
  PORTAL_IDENTITY_SESSION_MAX_MINUTES: withDefault(wholeNumber(1, 60), '60', {
    unit: 'minutes',
    comment: 'Maximum length of sessions of people identified by Suomi.fi.',
  }),

  PORTAL_AUDIT_RETENTION_DAYS: withDefault(limit(36_500), 'off', {
    unit: 'days',
    comment: 'How long rows of the audit log are kept (see below). `off`: forever.',
  }),
  PORTAL_AUDIT_STREAM: optional(auditTarget, {
    comment:
      'Where every row of the audit log is also sent: a file of JSON lines, or a syslog receiver (see below).',
  }),
  PORTAL_METRICS: optional(tcpAddress, {
    comment:
      'Where `GET /metrics` serves metrics for Prometheus. Anybody who reaches the address may read them: keep it internal (see below).',
  }),
  PORTAL_CLAMD: optional(clamdAddress, {
    comment: 'Where clamd listens. Switches on virus scanning of attachments (see below).',
  }),
  PORTAL_SMTP_URL: optional(smtpUrl, {
    secret: true,
    comment: 'Mail server, `smtp(s)://user:password@host:port`. Switches mail on.',
  }),
  PORTAL_SMTP_FROM: optional(text, { comment: 'Sender of mail. Required with mail.' }),
  PORTAL_ALERT_ADDRESSES: optional(list, {
    comment: 'Who is alerted when a delivery is set aside or submissions wait too long. Not set: nobody.',
  }),
  PORTAL_ALERT_QUEUE_MINUTES: withDefault(wholeNumber(1, 10_080), '30', {
    unit: 'minutes',
    comment: 'How long a submission waits for the vault before an alert is sent.',
  }),

  ...identityVariables,

  PORTAL_MFILES_URL: optional(webUrl, {
    comment:
      'Address of the M-Files web service, up to and including `/REST`. Required with `PORTAL_VAULT=mfiles`.',
  }),
  PORTAL_MFILES_VAULT: optional(guid, { comment: 'The vault. Required with `PORTAL_VAULT=mfiles`.' }),
  PORTAL_MFILES_USERNAME: optional(text, {
    comment: 'The account that the portal delivers with. Required with `PORTAL_VAULT=mfiles`.',
  }),
  PORTAL_MFILES_PASSWORD: optional(text, {
    secret: true,
    comment: 'Its password. Required with `PORTAL_VAULT=mfiles`.',
  }),
  PORTAL_MFILES_SUBMISSION_PROPERTY: optional(wholeNumber(1, 2_147_483_647), {
    comment:
      'Number of the text property for the GUID of a submission, by which its object is found again. Not set: the GUID is appended to the title.',
  }),
  PORTAL_MFILES_ADMINS: optional(list, {
    comment:
      'Names of the accounts that administer the portal. Not set: those with full control of the vault.',
  }),
  PORTAL_MFILES_TRANSLATIONS: optional(path, {
    comment:
      'JSON file with the vault’s languages and the names in them, which the web service does not provide (docs/m-files.md). Not set: names are in the language of the account.',
  }),
  PORTAL_MFILES_OBJECT_URL: optional(objectUrl, {
    comment:
      'Web address of an object in the vault, with `{id}` and `{type}` in place of its numbers; administrators get it as a link beside each delivered submission. Not set: they see the number only.',
  }),
  PORTAL_MFILES_TIME_ZONE: optional(timeZone, {
    comment: 'The time zone of the vault’s dates with times, if it is not the site’s. Not set: the site’s.',
  }),
};
