import type { Migration } from '@form-portal/storage';
import { vaultStructure } from './0100-vault-structure.ts';
import { vaultAccounts } from './0101-vault-accounts.ts';
import { vaultObjects } from './0102-vault-objects.ts';

/** The embedded vault's tables, to be run with the portal's own; only added to, never edited. */
export const embeddedVaultMigrations: readonly Migration[] = [vaultStructure, vaultAccounts, vaultObjects];
