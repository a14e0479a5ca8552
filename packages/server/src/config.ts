import { readVariables, type Environment } from './config/read-variables.ts';
import { readSamlConfig, type SamlConfig } from './config/saml-config.ts';
export { configurationTable } from './config/configuration-table.ts';

/** The portal's configuration, read once at start. */
export interface Config {
  readonly host: string;
  readonly port: number;
  /** Origin of the site, without a slash at the end. */
  readonly publicUrl: string;
  readonly dataDir: string;
  /** Null: SQLite in the data folder. */
  readonly databaseUrl: string | null;
  readonly adminUsername: string;
  /** Null: generate one. */
  readonly adminPassword: string | null;
  readonly sampleForms: boolean;
  readonly trustedProxies: readonly string[];
  readonly timeZone: string;
  /** Per minute and address; null: no limit. */
  readonly submissionLimit: number | null;
  readonly signInLimit: number | null;
  readonly sessions: SessionLimits;
  /** Null: nobody can identify themselves with Suomi.fi. */
  readonly saml: SamlConfig | null;
}

/** How long sessions live, in minutes. */
export interface SessionLimits {
  readonly idleMinutes: number;
  /** Vault and cloud users. */
  readonly maxMinutes: number;
  /** People identified by the national service. */
  readonly identityMaxMinutes: number;
}

/** A configuration, or everything that is wrong with the environment, one line each. */
type ReadConfig =
  | { readonly config: Config; readonly warnings: readonly string[] }
  | { readonly config: null; readonly problems: readonly string[]; readonly warnings: readonly string[] };

/** Reads the configuration from environment variables. */
export function readConfig(environment: Environment): ReadConfig {
  const { values, problems, warnings } = readVariables(environment);
  if (values === null) return { config: null, problems, warnings };
  const publicUrl = values.PORTAL_PUBLIC_URL ?? `http://localhost:${values.PORTAL_PORT}`;
  const isProduction = environment['NODE_ENV'] === 'production';
  const saml = readSamlConfig(values, publicUrl, isProduction);
  if (saml.problems.length > 0) return { config: null, problems: saml.problems, warnings };
  const config: Config = {
    host: values.PORTAL_HOST,
    port: values.PORTAL_PORT,
    publicUrl,
    dataDir: values.PORTAL_DATA_DIR,
    databaseUrl: values.PORTAL_DATABASE_URL,
    adminUsername: values.PORTAL_ADMIN_USERNAME,
    adminPassword: values.PORTAL_ADMIN_PASSWORD,
    sampleForms: values.PORTAL_SAMPLE_FORMS,
    trustedProxies: values.PORTAL_TRUSTED_PROXIES,
    timeZone: values.PORTAL_TIME_ZONE,
    submissionLimit: values.PORTAL_SUBMISSION_LIMIT,
    signInLimit: values.PORTAL_SIGN_IN_LIMIT,
    sessions: {
      idleMinutes: values.PORTAL_SESSION_IDLE_MINUTES,
      maxMinutes: values.PORTAL_SESSION_MAX_MINUTES,
      identityMaxMinutes: values.PORTAL_IDENTITY_SESSION_MAX_MINUTES,
    },
    saml: saml.saml,
  };
  return { config, warnings: [...warnings, ...saml.warnings, ...insecureAddress(config)] };
}

function insecureAddress({ publicUrl, host }: Config): readonly string[] {
  const local = ['localhost', '127.0.0.1', '[::1]'].includes(new URL(publicUrl).hostname);
  if (publicUrl.startsWith('https:') || (local && ['localhost', '127.0.0.1', '::1'].includes(host)))
    return [];
  return [`PORTAL_PUBLIC_URL is ${publicUrl}: without https, sign-ins and answers can be read on the way`];
}
