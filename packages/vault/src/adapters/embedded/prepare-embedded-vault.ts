import type { Database } from '@form-portal/storage';
import { loadStructure } from './structure/load-structure.ts';
import type { StructureSeed } from './structure/structure-seed.ts';
import type { VaultTables } from './tables.ts';
import { withVaultErrors } from './vault-errors.ts';

/** Loads the structure into an empty vault; returns false when it already has one, even if it was changed since. */
export async function prepareEmbeddedVault(
  database: Database<VaultTables>,
  seed: StructureSeed,
): Promise<boolean> {
  return withVaultErrors(() => database.write((transaction) => loadStructure(transaction, seed)));
}
