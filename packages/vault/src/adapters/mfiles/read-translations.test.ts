import { noVaultTranslations } from '@form-portal/domain';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readTranslations } from './read-translations.ts';

describe('the translations file of the vault', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'translations-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  async function fileOf(text: string): Promise<string> {
    const file = join(folder, 'translations.json');
    await writeFile(file, text);
    return file;
  }

  it('provides languages and the names of items and other elements in them', async () => {
    const written = {
      Language: [{ ID: 2, Name: 'English' }],
      ValueListItems: { 118: { 1: { 2: 'Basic education' } } },
      Properties: { 1021: { 2: 'Subject' } },
      Classes: { 5: { 2: 'Application' } },
    };

    expect(await readTranslations(await fileOf(JSON.stringify(written)))).toEqual({
      languages: [{ id: 2, name: 'English' }],
      itemNames: { 118: { 1: { 2: 'Basic education' } } },
      elementNames: {
        properties: { 1021: { 2: 'Subject' } },
        classes: { 5: { 2: 'Application' } },
        objectTypes: {},
      },
    });
  });

  it('may be absent: then nothing is translated', async () => {
    expect(await readTranslations(null)).toEqual(noVaultTranslations);
  });

  it.each([
    ['is not JSON', '<xml/>', /translations\.json, can't be read/],
    [
      'identifies a language by text',
      '{"Language":[{"ID":"two","Name":"English"}]}',
      /not as expected: Language\[0\]\.ID/,
    ],
    ['contains something else', '[]', /not as expected: the whole/],
  ])('is rejected at startup when it %s', async (_what, text, message) => {
    await expect(readTranslations(await fileOf(text))).rejects.toThrow(message);
  });

  it('is rejected at startup when it does not exist', async () => {
    await expect(readTranslations(join(folder, 'none.json'))).rejects.toThrow(/none\.json, can't be read/);
  });
});
