import type { VaultTranslations } from '@form-portal/domain';
import { vaultTranslationsFromWire } from '@form-portal/domain/wire';
import { readFile } from 'node:fs/promises';

/** Languages and names of items from a file; none without one. Throws when the file is none of that kind, to be told at start. */
export async function readTranslations(file: string | null): Promise<VaultTranslations> {
  if (file === null) return { languages: [], itemNames: {} };
  const read = vaultTranslationsFromWire(await readJson(file));
  if (read.ok) return read.value;
  const places = read.problems.map(({ path }) => path || 'the whole').join(', ');
  throw new Error(`The file of the vault's translations, ${file}, is not as expected: ${places}`);
}

async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'nobody knows why';
    throw new Error(`The file of the vault's translations, ${file}, can't be read: ${reason}`, {
      cause: error,
    });
  }
}
