import type { Database } from '@form-portal/storage';
import { loadStructure } from './structure/load-structure.ts';
import type { StructureSeed } from './structure/structure-seed.ts';
import type { VaultTables } from './tables.ts';
import { withVaultErrors } from './vault-errors.ts';

/** Gives an empty vault its structure; false when it has one, whatever became of it since. */
export async function prepareEmbeddedVault(
  database: Database<VaultTables>,
  seed: StructureSeed,
): Promise<boolean> {
  return withVaultErrors(() => database.write((transaction) => loadStructure(transaction, seed)));
}
