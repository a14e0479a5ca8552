import { createEmbeddedVault, type EmbeddedVaultCollaborators } from './adapters/embedded/embedded-vault.ts';
import { createEmbeddedAdministration } from './adapters/embedded/embedded-administration.ts';
import type { EmbeddedVaultAdministration } from './adapters/embedded/administration.ts';
import { demoStructure } from './adapters/embedded/demo/demo-structure.ts';
import { prepareEmbeddedVault } from './adapters/embedded/prepare-embedded-vault.ts';
import type { Vault } from './port.ts';
import { withTimeLimit } from './with-time-limit.ts';

/** Which vault, and how it is reached. One member for every adapter. */
export interface VaultConfig {
  readonly adapter: 'embedded';
  /** Longest time of one call (ms); uploads: per file. */
  readonly timeoutMs: number;
  /** IANA name: the site's time zone. */
  readonly timeZone: string;
}

/** A vault that is ready to be used. */
export interface OpenVault {
  readonly vault: Vault;
  /** What the portal can do with it beyond the port; undefined when the vault is somebody else's. */
  readonly administration: EmbeddedVaultAdministration | undefined;
}

/** Opens the vault that the configuration names. An embedded one that is empty gets its first structure. */
export async function createVault(
  config: VaultConfig,
  collaborators: EmbeddedVaultCollaborators,
): Promise<OpenVault> {
  const { adapter, timeoutMs, timeZone } = config;
  switch (adapter) {
    case 'embedded':
      await prepareEmbeddedVault(collaborators.database, demoStructure);
      return {
        vault: withTimeLimit(createEmbeddedVault(collaborators), timeoutMs),
        administration: createEmbeddedAdministration({ ...collaborators, timeZone }),
      };
  }
}
