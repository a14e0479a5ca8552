import { createVault, type OpenVault, type VaultConfig, type VaultTables } from '@form-portal/vault';
import type { Config } from '../config.ts';
import type { Storage } from './open-storage.ts';
import type { SystemDeps } from './system-deps.ts';

/** Longest time of one call of the vault. */
const vaultTimeoutMs = 60_000;

/** Opens the vault that the configuration names. */
export function openVault(
  config: Pick<Config, 'mfiles' | 'timeZone'>,
  { database, blobs }: Storage,
  system: SystemDeps,
): Promise<OpenVault> {
  return createVault(vaultConfigOf(config, system.vaultTimeoutMs ?? vaultTimeoutMs), {
    ...system,
    database: database.withTables<VaultTables>(),
    blobs,
  });
}

function vaultConfigOf(
  { mfiles, timeZone }: Pick<Config, 'mfiles' | 'timeZone'>,
  timeoutMs: number,
): VaultConfig {
  return mfiles === null
    ? { adapter: 'embedded', timeoutMs, timeZone }
    : { adapter: 'mfiles', timeoutMs, mfiles };
}
