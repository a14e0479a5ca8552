import { bytesPerKb, bytesPerMb, type Limits } from '@form-portal/domain';
import { readVaultConfig, type VaultConfig } from '@form-portal/vault';
import type { AuditTarget } from './config/audit-target.ts';
import type { ClamdAddress, TcpAddress } from './config/clamd-address.ts';
import { readMailConfig, type MailConfig } from './config/mail-config.ts';
import { readOAuthConfig, type OAuthConfig } from './config/oauth-config.ts';
import type { Environment } from './config/environment.ts';
import { readVariables, type Values } from './config/read-variables.ts';
import { readSamlConfig, type SamlConfig } from './config/saml-config.ts';
export { configurationTable } from './config/configuration-table.ts';

/** The portal's configuration, read once at start. */
export interface Config {
  readonly host: string;
  readonly port: number;
  /** Origin of the site, without a slash at the end. */
  readonly publicUrl: string;
  /** Whether `Strict-Transport-Security` covers subdomains. */
  readonly hstsSubdomains: boolean;
  readonly logLevel: string;
  /** Time for running requests once the portal is stopping. */
  readonly shutdownSeconds: number;
  readonly dataDir: string;
  /** Null: SQLite in the data folder. */
  readonly databaseUrl: string | null;
  readonly adminUsername: string;
  /** Null: generate one. */
  readonly adminPassword: string | null;
  /** Whether a portal without forms gets the samples. */
  readonly sampleForms: boolean;
  /** The vault and how it is reached: one member for each adapter. */
  readonly vault: VaultConfig;
  /** Whether the embedded vault serves the M-Files web service. */
  readonly mfws: boolean;
  /** Whether submissions are accepted but not delivered. */
  readonly holdDeliveries: boolean;
  readonly trustedProxies: readonly string[];
  /** Maximum number of open connections, or simultaneous requests, of an address; null for no limit. */
  readonly addressConnections: number | null;
  /** Bytes that an address may send within a minute; null for no limit. */
  readonly addressUploadBytes: number | null;
  /** Bytes per second below which a sender is disconnected. */
  readonly uploadMinRate: number;
  readonly timeZone: string;
  /** Address of flags, with `{code}` in it; null when the portal serves them (specification D25). */
  readonly flagUrl: string | null;
  /** Submissions per minute and address; null for no limit. */
  readonly submissionLimit: number | null;
  /** Failed sign-ins per minute and address; null for no limit. */
  readonly signInLimit: number | null;
  /** Zero bits of the proof of work required of submissions (specification D37); null when none is required. */
  readonly proofOfWorkBits: number | null;
  /** Space kept free on the disk of the data folder; 0 for none. */
  readonly minFreeBytes: number;
  readonly sessions: SessionLimits;
  /** Maximum sizes of submissions and forms. */
  readonly limits: Limits;
  /** Maximum sizes of staged files. */
  readonly staging: StagingLimits;
  /** Null without Suomi.fi identification. */
  readonly saml: SamlConfig | null;
  /** Null without single sign-on configured by the portal. */
  readonly oauth: OAuthConfig | null;
  /** Where metrics are served; null when they are not. */
  readonly metrics: TcpAddress | null;
  /** Null when attachments are not scanned. */
  readonly clamd: ClamdAddress | null;
  /** Days that a row of the audit log is kept; null for ever. */
  readonly auditRetentionDays: number | null;
  /** Where the audit log is streamed to; null when it is not. */
  readonly auditTarget: AuditTarget | null;
  /** Null when no mail is sent. */
  readonly mail: MailConfig | null;
}

/** Limits of all staged files together (decision 0070), in bytes; 0 stages none. */
export interface StagingLimits {
  /** Of the whole portal. */
  readonly total: number;
  /** Of one address. */
  readonly perAddress: number;
}

/** Lifetimes of sessions in minutes. */
export interface SessionLimits {
  readonly idleMinutes: number;
  /** For vault and cloud users. */
  readonly maxMinutes: number;
  /** For people identified by Suomi.fi. */
  readonly identityMaxMinutes: number;
}

/** The configuration, or all problems of the environment, one line each. */
type ConfigResult =
  | { readonly config: Config; readonly warnings: readonly string[] }
  | { readonly config: null; readonly problems: readonly string[]; readonly warnings: readonly string[] };

/** Reads the configuration from environment variables. */
export function readConfig(environment: Environment): ConfigResult {
  const { values, problems, warnings } = readVariables(environment);
  if (values === null) return { config: null, problems, warnings };
  const publicUrl = values.PORTAL_PUBLIC_URL ?? `http://localhost:${values.PORTAL_PORT}`;
  const isProduction = environment['NODE_ENV'] === 'production';
  const saml = readSamlConfig(values, publicUrl, isProduction);
  const oauth = readOAuthConfig(values);
  const mail = readMailConfig(values);
  const vault = readVaultConfig(values.PORTAL_VAULT, values);
  const partProblems = [
    ...[saml, oauth, mail, vault].flatMap((part) => part.problems),
    ...mfwsProblems(values),
  ];
  if (partProblems.length > 0 || vault.config === null)
    return { config: null, problems: partProblems, warnings };
  const config: Config = {
    host: values.PORTAL_HOST,
    port: values.PORTAL_PORT,
    publicUrl,
    hstsSubdomains: values.PORTAL_HSTS_SUBDOMAINS,
    logLevel: values.PORTAL_LOG_LEVEL,
    shutdownSeconds: values.PORTAL_SHUTDOWN_SECONDS,
    dataDir: values.PORTAL_DATA_DIR,
    databaseUrl: values.PORTAL_DATABASE_URL,
    adminUsername: values.PORTAL_ADMIN_USERNAME,
    adminPassword: values.PORTAL_ADMIN_PASSWORD,
    sampleForms: values.PORTAL_SAMPLE_FORMS,
    vault: vault.config,
    mfws: values.PORTAL_MFWS,
    holdDeliveries: values.PORTAL_DELIVERY === 'hold',
    trustedProxies: values.PORTAL_TRUSTED_PROXIES,
    addressConnections: values.PORTAL_ADDRESS_CONNECTIONS,
    addressUploadBytes:
      values.PORTAL_ADDRESS_UPLOAD_MB === null ? null : values.PORTAL_ADDRESS_UPLOAD_MB * bytesPerMb,
    uploadMinRate: values.PORTAL_UPLOAD_MIN_KB * bytesPerKb,
    timeZone: values.PORTAL_TIME_ZONE,
    flagUrl: values.PORTAL_FLAG_URL,
    submissionLimit: values.PORTAL_SUBMISSION_LIMIT,
    signInLimit: values.PORTAL_SIGN_IN_LIMIT,
    proofOfWorkBits: values.PORTAL_PROOF_OF_WORK_BITS,
    minFreeBytes: values.PORTAL_MIN_FREE_MB * bytesPerMb,
    sessions: {
      idleMinutes: values.PORTAL_SESSION_IDLE_MINUTES,
      maxMinutes: values.PORTAL_SESSION_MAX_MINUTES,
      identityMaxMinutes: values.PORTAL_IDENTITY_SESSION_MAX_MINUTES,
    },
    limits: {
      maxFiles: values.PORTAL_MAX_ATTACHMENTS,
      maxTotalBytes: values.PORTAL_MAX_SUBMISSION_MB * bytesPerMb,
      maxAnswerBytes: values.PORTAL_MAX_ANSWERS_KB * bytesPerKb,
      maxFields: values.PORTAL_MAX_FIELDS,
      maxFormBytes: values.PORTAL_MAX_FORM_KB * bytesPerKb,
    },
    staging: {
      total: values.PORTAL_STAGED_MB * bytesPerMb,
      perAddress: values.PORTAL_ADDRESS_STAGED_MB * bytesPerMb,
    },
    saml: saml.saml,
    oauth: oauth.oauth,
    metrics: values.PORTAL_METRICS,
    clamd: values.PORTAL_CLAMD,
    auditRetentionDays: values.PORTAL_AUDIT_RETENTION_DAYS,
    auditTarget: values.PORTAL_AUDIT_STREAM,
    mail: mail.mail,
  };
  const partWarnings = [...saml.warnings, ...oauth.warnings, ...vault.warnings];
  return { config, warnings: [...warnings, ...partWarnings, ...insecureAddressWarnings(config)] };
}

/** Only the embedded vault has the M-Files API. */
function mfwsProblems({ PORTAL_MFWS, PORTAL_VAULT }: Values): readonly string[] {
  return PORTAL_MFWS && PORTAL_VAULT !== 'embedded'
    ? [
        `PORTAL_MFWS is true, but PORTAL_VAULT is ${PORTAL_VAULT}: only the embedded vault has the M-Files API; remove PORTAL_MFWS, or set PORTAL_VAULT to embedded`,
      ]
    : [];
}

function insecureAddressWarnings({ publicUrl, host }: Config): readonly string[] {
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(new URL(publicUrl).hostname);
  if (publicUrl.startsWith('https:') || (isLocal && ['localhost', '127.0.0.1', '::1'].includes(host)))
    return [];
  return [`PORTAL_PUBLIC_URL is ${publicUrl}: without https, sign-ins and answers can be intercepted`];
}
