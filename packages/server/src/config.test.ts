import { describe, expect, it } from 'vitest';
import { configurationTable, readConfig } from './config.ts';

describe('readConfig', () => {
  it('needs no variable at all', () => {
    const { config, warnings } = readConfig({ HOME: '/root' });

    expect(config).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      publicUrl: 'http://localhost:3000',
      dataDir: './data',
      databaseUrl: null,
      submissionLimit: 60,
      sessions: { idleMinutes: 30, maxMinutes: 600, identityMaxMinutes: 60 },
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

  it('warns of a variable it does not know', () => {
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
    ['PORTAL_PUBLIC_URL', 'forms.example.org'],
    ['PORTAL_PUBLIC_URL', 'https://forms.example.org/portal'],
    ['PORTAL_PUBLIC_URL', 'ftp://forms.example.org'],
    ['PORTAL_DATABASE_URL', 'mysql://localhost/x'],
    ['PORTAL_SUBMISSION_LIMIT', '0'],
    ['PORTAL_SUBMISSION_LIMIT', 'none'],
    ['PORTAL_TRUSTED_PROXIES', '10.0.0.0/33'],
    ['PORTAL_TRUSTED_PROXIES', 'proxy.local'],
    ['PORTAL_SESSION_IDLE_MINUTES', '0'],
    ['PORTAL_IDENTITY_SESSION_MAX_MINUTES', '61'],
    ['PORTAL_VAULT', 'sharepoint'],
  ])('refuses %s=%s', (name, value) => {
    expect(readConfig({ [name]: value })).toMatchObject({
      config: null,
      problems: [expect.stringContaining(name)],
    });
  });

  it.each([
    ['PORTAL_VAULT', 'mfiles', 'the M-Files vault is not part of this version'],
    ['PORTAL_MFWS', 'true', 'the M-Files-compatible face is not part of this version'],
    ['PORTAL_CLAMD', '127.0.0.1:3310', 'scanning of attachments is not part of this version'],
    ['PORTAL_OAUTH_CLIENT_ID', 'portal', 'single sign-on is not part of this version'],
  ])('refuses %s=%s rather than ignore it', (name, value, reason) => {
    expect(readConfig({ [name]: value })).toMatchObject({
      config: null,
      problems: [`${name} is set, but ${reason}; remove it`],
    });
  });

  it.each([
    ['PORTAL_SUBMISSION_LIMIT', 'off', { submissionLimit: null }],
    ['PORTAL_SIGN_IN_LIMIT', '5', { signInLimit: 5 }],
    ['PORTAL_PUBLIC_URL', 'https://forms.example.org/', { publicUrl: 'https://forms.example.org' }],
    ['PORTAL_TRUSTED_PROXIES', '10.0.0.0/8, ::1', { trustedProxies: ['10.0.0.0/8', '::1'] }],
    ['PORTAL_SAMPLE_FORMS', 'FALSE', { sampleForms: false }],
    ['PORTAL_PORT', '', { port: 3000 }],
  ])('reads %s=%s', (name, value, expected) => {
    expect(readConfig({ [name]: value }).config).toMatchObject(expected);
  });
});

describe('configurationTable', () => {
  it('holds one row a variable', () => {
    expect(configurationTable()).toContain('| `PORTAL_PORT` | `3000` | a whole number 1–65535 |');
    expect(configurationTable().split('\n').length).toBeGreaterThan(45);
  });
});
