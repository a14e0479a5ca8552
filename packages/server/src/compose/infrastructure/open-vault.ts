import { createVault, type OpenVault } from '@form-portal/vault';
import type { Config } from '../../config.ts';
import type { Storage } from './open-storage.ts';
import type { SystemDeps } from './system-deps.ts';

/** Time limit of one call to the vault. */
const defaultTimeoutMs = 60_000;

/** Opens the vault that the configuration names. */
export function openVault(
  { vault }: Pick<Config, 'vault'>,
  { database, blobs }: Pick<Storage, 'database' | 'blobs'>,
  system: Pick<SystemDeps, 'now' | 'newGuid' | 'passwordCost' | 'vaultTimeoutMs'>,
): Promise<OpenVault> {
  const { now, newGuid, passwordCost, vaultTimeoutMs = defaultTimeoutMs } = system;
  const deps = { database, blobs, now, newGuid };
  return createVault(vault, passwordCost ? { ...deps, passwordCost } : deps, vaultTimeoutMs);
}
