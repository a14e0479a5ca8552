import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { configurationTable, readConfig } from '../config.ts';
import type { Variable } from './variable.ts';
import { variables } from './variables.ts';

const folder = mkdtempSync(join(tmpdir(), 'form-portal-secrets-'));
const secrets = Object.entries<Variable<unknown>>(variables).filter(([, { secret }]) => secret === true);

function fileOf(content: string): string {
  const path = join(folder, crypto.randomUUID());
  writeFileSync(path, content);
  return path;
}

describe('a secret in a file', () => {
  afterAll(() => rmSync(folder, { recursive: true }));

  it('is read without the line end that editors leave', () => {
    const { config, warnings } = readConfig({
      PORTAL_ADMIN_PASSWORD_FILE: fileOf('correct horse battery\n'),
      PORTAL_DATABASE_URL_FILE: fileOf('postgres://u:p@db/x'),
    });

    expect(config).toMatchObject({
      adminPassword: 'correct horse battery',
      databaseUrl: 'postgres://u:p@db/x',
    });
    expect(warnings).toEqual([]);
  });

  it.each(secrets)('is possible for %s, which the table of variables marks as secret', (name) => {
    const read = readConfig({ [`${name}_FILE`]: join(folder, 'nothing') });

    expect(read).toMatchObject({
      problems: [`${name}_FILE is '${join(folder, 'nothing')}', which cannot be read (ENOENT)`],
    });
    expect(configurationTable()).toContain(`\`${name}_FILE\` may name a file`);
  });

  it.each([
    [
      'the variable is set too',
      {
        PORTAL_ADMIN_PASSWORD: 'correct horse battery',
        PORTAL_ADMIN_PASSWORD_FILE: fileOf('another secret'),
      },
      'PORTAL_ADMIN_PASSWORD and PORTAL_ADMIN_PASSWORD_FILE are both set; expected one of them',
    ],
    [
      'the file is empty',
      { PORTAL_ADMIN_PASSWORD_FILE: fileOf('\n') },
      expect.stringMatching(/^PORTAL_ADMIN_PASSWORD_FILE is '.*', which is an empty file$/),
    ],
    [
      'it is a folder',
      { PORTAL_ADMIN_PASSWORD_FILE: folder },
      `PORTAL_ADMIN_PASSWORD_FILE is '${folder}', which cannot be read (EISDIR)`,
    ],
    [
      'its content is invalid',
      { PORTAL_ADMIN_PASSWORD_FILE: fileOf('short') },
      'PORTAL_ADMIN_PASSWORD is set to an invalid value; expected a text of at least 12 characters',
    ],
  ])('keeps the portal from starting when %s', (_, environment, problem) => {
    expect(readConfig(environment)).toMatchObject({ config: null, problems: [problem] });
  });

  it('is not read for a variable that is not secret', () => {
    expect(readConfig({ PORTAL_PORT_FILE: fileOf('80') }).warnings).toEqual([
      'PORTAL_PORT_FILE is not a setting of the portal and was ignored',
    ]);
  });
});
