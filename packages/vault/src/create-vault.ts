import { createEmbeddedVault, type EmbeddedVaultCollaborators } from './adapters/embedded/embedded-vault.ts';
import { createEmbeddedAdministration } from './adapters/embedded/embedded-administration.ts';
import type { EmbeddedVaultAdministration } from './adapters/embedded/administration.ts';
import { demoStructure } from './adapters/embedded/demo/demo-structure.ts';
import { prepareEmbeddedVault } from './adapters/embedded/prepare-embedded-vault.ts';
import { createEmbeddedDiagnostics } from './adapters/embedded/embedded-diagnostics.ts';
import { createEmbeddedObjects } from './adapters/embedded/embedded-objects.ts';
import type { EmbeddedVaultObjects } from './adapters/embedded/vault-objects.ts';
import type { MFilesConfig } from './adapters/mfiles/mfiles-config.ts';
import { createMFilesDiagnostics, createMFilesVault } from './adapters/mfiles/mfiles-vault.ts';
import { readTranslations } from './adapters/mfiles/read-translations.ts';
import type { DiagnosedVault } from './diagnostics/diagnosed-vault.ts';
import type { Vault } from './port.ts';
import type { VaultSignOn } from './sign-on.ts';
import { withTimeLimit } from './with-time-limit.ts';

/** The vault to use and how to reach it; one member per adapter. */
export type VaultConfig = EmbeddedVaultConfig | MFilesVaultConfig;

interface EmbeddedVaultConfig extends AnyVaultConfig {
  readonly adapter: 'embedded';
  /** IANA name of the site's time zone. */
  readonly timeZone: string;
}

interface MFilesVaultConfig extends AnyVaultConfig {
  readonly adapter: 'mfiles';
  readonly mfiles: MFilesConfig;
}

interface AnyVaultConfig {
  /** Time limit of one call (ms); for uploads, per file. */
  readonly timeoutMs: number;
}

/** A vault that is ready for use. */
export interface OpenVault {
  readonly vault: Vault;
  /** Administration beyond the port; undefined for an external vault. */
  readonly administration: EmbeddedVaultAdministration | undefined;
  /** Objects as seen and changed by accounts; undefined for an external vault. */
  readonly objects: EmbeddedVaultObjects | undefined;
  /** The vault's own single sign-on; undefined when the adapter has none. */
  readonly signOn: VaultSignOn | undefined;
  /** The vault for {@link runVaultDiagnostics}; a new one for each run. */
  openForDiagnostics(): DiagnosedVault;
}

/** Time limit of one exchange in a check, whose result somebody is waiting for. */
const diagnosticTimeoutMs = 20_000;

/** Opens the configured vault. An empty embedded vault gets its first structure. */
export async function createVault(
  config: VaultConfig,
  collaborators: EmbeddedVaultCollaborators,
): Promise<OpenVault> {
  const { timeoutMs } = config;
  switch (config.adapter) {
    case 'embedded': {
      const { timeZone } = config;
      await prepareEmbeddedVault(collaborators.database, demoStructure);
      const vault = withTimeLimit(createEmbeddedVault(collaborators), timeoutMs);
      const objects = createEmbeddedObjects({ ...collaborators, timeZone });
      return {
        ...{ vault, objects, signOn: undefined },
        administration: createEmbeddedAdministration({ ...collaborators, timeZone }),
        openForDiagnostics: () => createEmbeddedDiagnostics(vault, objects),
      };
    }
    case 'mfiles': {
      const parts = {
        ...collaborators,
        translations: await readTranslations(config.mfiles.translationsFile),
      };
      const { vault, signOn } = createMFilesVault(config.mfiles, { ...parts, timeoutMs });
      return {
        vault: withTimeLimit(vault, timeoutMs),
        ...{ signOn, administration: undefined, objects: undefined },
        openForDiagnostics: () =>
          createMFilesDiagnostics(config.mfiles, { ...parts, timeoutMs: diagnosticTimeoutMs }),
      };
    }
  }
}
