import { describe, expect, it } from 'vitest';
import { configurationTable, readConfig } from './config.ts';

describe('readConfig', () => {
  it('requires no variable', () => {
    const { config, warnings } = readConfig({ HOME: '/root' });

    expect(config).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      publicUrl: 'http://localhost:3000',
      dataDir: './data',
      databaseUrl: null,
      submissionLimit: 60,
      proofOfWorkBits: null,
      sessions: { idleMinutes: 30, maxMinutes: 600, identityMaxMinutes: 60 },
      limits: {
        maxFiles: 20,
        maxTotalBytes: 209_715_200,
        maxAnswerBytes: 1_048_576,
        maxFields: 500,
        maxFormBytes: 2_097_152,
      },
    });
    expect(warnings).toEqual([]);
  });

  it('derives the public address from the port', () => {
    expect(readConfig({ PORTAL_PORT: '8080' }).config?.publicUrl).toBe('http://localhost:8080');
  });

  it('reports every problem at once, one line each', () => {
    const read = readConfig({
      PORTAL_PORT: 'abc',
      PORTAL_SAMPLE_FORMS: 'perhaps',
      PORTAL_TIME_ZONE: 'Mars/Base',
    });

    expect(read).toMatchObject({
      config: null,
      problems: [
        "PORTAL_PORT is 'abc'; expected a whole number 1–65535",
        "PORTAL_SAMPLE_FORMS is 'perhaps'; expected true or false",
        "PORTAL_TIME_ZONE is 'Mars/Base'; expected a time zone such as Europe/Helsinki",
      ],
    });
  });

  it('warns of an unknown variable', () => {
    expect(readConfig({ PORTAL_PROT: '80' }).warnings).toEqual([
      'PORTAL_PROT is not a setting of the portal and was ignored',
    ]);
  });

  it('does not repeat a secret in its messages', () => {
    const read = readConfig({
      PORTAL_ADMIN_PASSWORD: 'short',
      PORTAL_DATABASE_URL: 'mysql://u:hunter2@db/x',
    });

    expect(JSON.stringify(read)).not.toMatch(/short|hunter2/);
    expect(read).toMatchObject({
      config: null,
      problems: [
        expect.stringContaining('PORTAL_DATABASE_URL'),
        expect.stringContaining('PORTAL_ADMIN_PASSWORD'),
      ],
    });
  });

  it('warns when people would sign in over plain http', () => {
    const environment = { PORTAL_HOST: '0.0.0.0', PORTAL_PUBLIC_URL: 'http://forms.example.org' };

    expect(readConfig(environment).warnings).toEqual([expect.stringContaining('without https')]);
  });

  it.each([
    ['PORTAL_PORT', '0'],
    ['PORTAL_PORT', '65536'],
    ['PORTAL_PORT', '80.5'],
    ['PORTAL_PORT', '-1'],
    ['PORTAL_HOST', 'not a host'],
    ['PORTAL_LOG_LEVEL', 'loud'],
    ['PORTAL_SHUTDOWN_SECONDS', '3601'],
    ['PORTAL_PUBLIC_URL', 'forms.example.org'],
    ['PORTAL_PUBLIC_URL', 'https://forms.example.org/portal'],
    ['PORTAL_PUBLIC_URL', 'ftp://forms.example.org'],
    ['PORTAL_DATABASE_URL', 'mysql://localhost/x'],
    ['PORTAL_SUBMISSION_LIMIT', '0'],
    ['PORTAL_SUBMISSION_LIMIT', 'none'],
    ['PORTAL_PROOF_OF_WORK_BITS', '7'],
    ['PORTAL_PROOF_OF_WORK_BITS', '23'],
    ['PORTAL_PROOF_OF_WORK_BITS', 'on'],
    ['PORTAL_TRUSTED_PROXIES', '10.0.0.0/33'],
    ['PORTAL_TRUSTED_PROXIES', '0.0.0.0/0'],
    ['PORTAL_TRUSTED_PROXIES', 'proxy.local'],
    ['PORTAL_SESSION_IDLE_MINUTES', '0'],
    ['PORTAL_IDENTITY_SESSION_MAX_MINUTES', '61'],
    ['PORTAL_MAX_ATTACHMENTS', '0'],
    ['PORTAL_MAX_ATTACHMENTS', '201'],
    ['PORTAL_MAX_SUBMISSION_MB', '0'],
    ['PORTAL_MAX_SUBMISSION_MB', '2001'],
    ['PORTAL_MAX_ANSWERS_KB', '15'],
    ['PORTAL_MAX_ANSWERS_KB', '1 MB'],
    ['PORTAL_MAX_FIELDS', 'off'],
    ['PORTAL_MAX_FIELDS', '2001'],
    ['PORTAL_MAX_FORM_KB', '63'],
    ['PORTAL_MAX_FORM_KB', '16385'],
    ['PORTAL_VAULT', 'sharepoint'],
    ['PORTAL_CLAMD', 'localhost'],
    ['PORTAL_CLAMD', 'localhost:0'],
    ['PORTAL_CLAMD', '::1:3310'],
    ['PORTAL_CLAMD', 'run/clamd.ctl'],
    ['PORTAL_CLAMD', `/${'x'.repeat(107)}`],
    ['PORTAL_AUDIT_RETENTION_DAYS', '0'],
    ['PORTAL_AUDIT_STREAM', 'audit.jsonl'],
    ['PORTAL_AUDIT_STREAM', 'udp://127.0.0.1:514'],
    ['PORTAL_AUDIT_STREAM', 'tls://logs.example.org'],
  ])('refuses %s=%s', (name, value) => {
    expect(readConfig({ [name]: value })).toMatchObject({
      config: null,
      problems: [expect.stringContaining(name)],
    });
  });

  it.each([
    ['PORTAL_SUBMISSION_LIMIT', 'off', { submissionLimit: null }],
    ['PORTAL_SIGN_IN_LIMIT', '5', { signInLimit: 5 }],
    ['PORTAL_PROOF_OF_WORK_BITS', '0', { proofOfWorkBits: null }],
    ['PORTAL_PROOF_OF_WORK_BITS', '8', { proofOfWorkBits: 8 }],
    ['PORTAL_PROOF_OF_WORK_BITS', '22', { proofOfWorkBits: 22 }],
    ['PORTAL_PUBLIC_URL', 'https://forms.example.org/', { publicUrl: 'https://forms.example.org' }],
    ['PORTAL_TRUSTED_PROXIES', '10.0.0.0/8, ::1', { trustedProxies: ['10.0.0.0/8', '::1'] }],
    ['PORTAL_SAMPLE_FORMS', 'FALSE', { sampleForms: false }],
    ['PORTAL_PORT', '', { port: 3000 }],
    ['PORTAL_MAX_ATTACHMENTS', '5', { limits: { maxFiles: 5 } }],
    ['PORTAL_MAX_SUBMISSION_MB', '50', { limits: { maxTotalBytes: 52_428_800 } }],
    ['PORTAL_MAX_ANSWERS_KB', '256', { limits: { maxAnswerBytes: 262_144 } }],
    ['PORTAL_MAX_FIELDS', '100', { limits: { maxFields: 100 } }],
    ['PORTAL_MAX_FORM_KB', '512', { limits: { maxFormBytes: 524_288 } }],
    ['PORTAL_CLAMD', '', { clamd: null }],
    ['PORTAL_CLAMD', 'clamd.local:3310', { clamd: { host: 'clamd.local', port: 3310 } }],
    ['PORTAL_CLAMD', '[::1]:3310', { clamd: { host: '::1', port: 3310 } }],
    ['PORTAL_CLAMD', '/run/clamav/clamd.ctl', { clamd: { path: '/run/clamav/clamd.ctl' } }],
    ['PORTAL_AUDIT_RETENTION_DAYS', '365', { auditRetentionDays: 365 }],
    ['PORTAL_AUDIT_STREAM', '/a.jsonl', { auditTarget: { kind: 'file', path: '/a.jsonl' } }],
    [
      'PORTAL_AUDIT_STREAM',
      'tls://[::1]:6514',
      { auditTarget: { kind: 'syslog', tls: true, host: '::1', port: 6514 } },
    ],
  ])('reads %s=%s', (name, value, expected) => {
    expect(readConfig({ [name]: value }).config).toMatchObject(expected);
  });
});

describe('configurationTable', () => {
  it('has one row per variable', () => {
    expect(configurationTable()).toContain('| `PORTAL_PORT` | `3000` | a whole number 1–65535 |');
    expect(configurationTable().split('\n').length).toBeGreaterThan(45);
  });
});
