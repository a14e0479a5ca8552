import type { Migration } from '@form-portal/storage';
import { vaultStructure } from './0100-vault-structure.ts';
import { vaultAccounts } from './0101-vault-accounts.ts';
import { vaultObjects } from './0102-vault-objects.ts';
import { vaultUses } from './0103-vault-uses.ts';
import { vaultObjectLife } from './0104-vault-object-life.ts';
import { vaultValueTexts } from './0105-vault-value-texts.ts';
import { vaultSingleFiles } from './0106-vault-single-files.ts';

/** Migrations of the embedded vault, run together with the portal's own; append-only, never edited. */
export const embeddedVaultMigrations: readonly Migration[] = [
  vaultStructure,
  vaultAccounts,
  vaultObjects,
  vaultUses,
  vaultObjectLife,
  vaultValueTexts,
  vaultSingleFiles,
];
