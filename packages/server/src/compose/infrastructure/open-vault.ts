import { createVault, type OpenVault, type VaultTables } from '@form-portal/vault';
import type { Config } from '../../config.ts';
import type { Storage } from './open-storage.ts';
import type { SystemDeps } from './system-deps.ts';

/** Longest time of one call of the vault. */
const vaultTimeoutMs = 60_000;

/** Opens the vault that the configuration names. */
export function openVault(
  { vault }: Pick<Config, 'vault'>,
  { database, blobs }: Storage,
  system: SystemDeps,
): Promise<OpenVault> {
  const collaborators = { ...system, database: database.withTables<VaultTables>(), blobs };
  return createVault(vault, collaborators, system.vaultTimeoutMs ?? vaultTimeoutMs);
}
