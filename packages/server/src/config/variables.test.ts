import { describe, expect, it } from 'vitest';
import type { Variable } from './variable.ts';
import { variables } from './variables.ts';

/** Defaults that operators rely on; null where there is none. Other variables may be added without a line here. */
const documented: Readonly<Record<string, string | null>> = {
  PORTAL_HOST: '127.0.0.1',
  PORTAL_PORT: '3000',
  PORTAL_PUBLIC_URL: null,
  PORTAL_HSTS_SUBDOMAINS: 'false',
  PORTAL_LOG_LEVEL: 'info',
  PORTAL_SHUTDOWN_SECONDS: '20',
  PORTAL_DATA_DIR: './data',
  PORTAL_DATABASE_URL: null,
  PORTAL_ADMIN_USERNAME: 'admin',
  PORTAL_ADMIN_PASSWORD: null,
  PORTAL_SAMPLE_FORMS: 'true',
  PORTAL_VAULT: 'embedded',
  PORTAL_DELIVERY: 'on',
  PORTAL_METRICS: null,
  PORTAL_TRUSTED_PROXIES: '',
  PORTAL_ADDRESS_CONNECTIONS: '500',
  PORTAL_ADDRESS_UPLOAD_MB: '4096',
  PORTAL_UPLOAD_MIN_KB: '4',
  PORTAL_MFWS: 'false',
  PORTAL_FLAG_URL: null,
  PORTAL_TIME_ZONE: 'Europe/Helsinki',
  PORTAL_SUBMISSION_LIMIT: '60',
  PORTAL_SIGN_IN_LIMIT: '20',
  PORTAL_PROOF_OF_WORK_BITS: '0',
  PORTAL_MAX_ATTACHMENTS: '20',
  PORTAL_MAX_SUBMISSION_MB: '200',
  PORTAL_MAX_ANSWERS_KB: '1024',
  PORTAL_MAX_FIELDS: '500',
  PORTAL_MAX_FORM_KB: '2048',
  PORTAL_MIN_FREE_MB: '256',
  PORTAL_SESSION_IDLE_MINUTES: '30',
  PORTAL_SESSION_MAX_MINUTES: '600',
  PORTAL_IDENTITY_SESSION_MAX_MINUTES: '60',
  PORTAL_AUDIT_RETENTION_DAYS: 'off',
  PORTAL_AUDIT_STREAM: null,
};

describe('the variables of the environment', () => {
  it('each have a default that the variable itself accepts, or none', () => {
    const unread = Object.entries<Variable<unknown>>(variables).filter(
      ([, { default: written, kind }]) => written !== null && kind.parse(written) === undefined,
    );

    expect(unread).toEqual([]);
  });

  it('have the documented defaults', () => {
    const defaults = Object.entries(variables).map(([name, variable]) => [name, variable.default]);

    expect(Object.fromEntries(defaults)).toMatchObject(documented);
  });
});
