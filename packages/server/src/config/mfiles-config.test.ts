import { describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';

const vault = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';
const needed = {
  PORTAL_VAULT: 'mfiles',
  PORTAL_MFILES_URL: 'https://vault.example.org/REST/',
  PORTAL_MFILES_VAULT: `{${vault.toUpperCase()}}`,
  PORTAL_MFILES_USERNAME: 'portal',
  PORTAL_MFILES_PASSWORD: 'laituri, 8 tolppaa',
};

describe('the configuration of a vault in M-Files', () => {
  it('requires address, vault and account, and has defaults for the rest', () => {
    expect(readConfig({ ...needed, PORTAL_TIME_ZONE: 'Europe/Stockholm' })).toMatchObject({
      config: {
        vault: {
          adapter: 'mfiles',
          url: 'https://vault.example.org/REST',
          vault,
          username: 'portal',
          password: 'laituri, 8 tolppaa',
          submissionProperty: null,
          administrators: null,
          timeZone: 'Europe/Stockholm',
          objectUrl: null,
        },
      },
      warnings: [],
    });
  });

  it('reads the property of submissions, the administrators and the time zone of the vault', () => {
    const { config } = readConfig({
      ...needed,
      PORTAL_MFILES_SUBMISSION_PROPERTY: '1234',
      PORTAL_MFILES_ADMINS: 'Maria, ESIMERKKI\\aino',
      PORTAL_MFILES_TIME_ZONE: 'UTC',
    });

    expect(config?.vault).toMatchObject({
      submissionProperty: 1234,
      administrators: ['Maria', 'ESIMERKKI\\aino'],
      timeZone: 'UTC',
    });
  });

  it.each(Object.keys(needed).slice(1))('is refused without %s', (name) => {
    expect(readConfig({ ...needed, [name]: undefined })).toMatchObject({
      config: null,
      problems: [expect.stringContaining(`${name} is not set, but PORTAL_VAULT is mfiles`)],
    });
  });

  it('is refused with one line together with the M-Files API of the embedded vault', () => {
    expect(readConfig({ ...needed, PORTAL_MFWS: 'true' })).toMatchObject({
      config: null,
      problems: [expect.stringContaining('PORTAL_MFWS is true, but PORTAL_VAULT is mfiles')],
    });
  });

  it.each([
    ['PORTAL_MFILES_VAULT', 'my vault'],
    ['PORTAL_MFILES_SUBMISSION_PROPERTY', 'GUID'],
    ['PORTAL_MFILES_OBJECT_URL', 'https://vault.example.org/12'],
  ])('is refused with %s=%s', (name, value) => {
    expect(readConfig({ ...needed, [name]: value })).toMatchObject({
      config: null,
      problems: [expect.stringContaining(name)],
    });
  });

  it.each([
    [{ ...needed, PORTAL_MFILES_URL: 'http://vault.example.org/REST' }, 'without https'],
    [{ ...needed, PORTAL_MFILES_URL: 'https://vault.example.org' }, 'ends with /REST'],
    [{ PORTAL_MFILES_URL: 'https://vault.example.org/REST' }, 'PORTAL_VAULT is embedded: it has no effect'],
  ])('warns of what is probably a mistake: %j', (environment, warning) => {
    expect(readConfig(environment).warnings).toEqual([expect.stringContaining(warning)]);
  });
});
