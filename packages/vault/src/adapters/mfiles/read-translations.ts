import { noVaultTranslations, type VaultTranslations } from '@form-portal/domain';
import { vaultTranslationsFromWire } from '@form-portal/domain/wire';
import { readFile } from 'node:fs/promises';

/** Reads languages and the names in them from a file; empty without a file. Throws, at startup, when the file is invalid. */
export async function readTranslations(file: string | null): Promise<VaultTranslations> {
  if (file === null) return noVaultTranslations;
  const read = vaultTranslationsFromWire(await readJson(file));
  if (read.ok) return read.value;
  const places = read.problems.map(({ path }) => path || 'the whole file').join(', ');
  throw new Error(`The file of the vault's translations, ${file}, is not as expected: ${places}`);
}

async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown error';
    throw new Error(`The file of the vault's translations, ${file}, can't be read: ${reason}`, {
      cause: error,
    });
  }
}
