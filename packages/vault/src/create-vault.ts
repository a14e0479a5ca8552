import { createEmbeddedVault, type EmbeddedVaultCollaborators } from './adapters/embedded/embedded-vault.ts';
import { createEmbeddedAdministration } from './adapters/embedded/embedded-administration.ts';
import type { EmbeddedVaultAdministration } from './adapters/embedded/administration.ts';
import { demoStructure } from './adapters/embedded/demo/demo-structure.ts';
import { prepareEmbeddedVault } from './adapters/embedded/prepare-embedded-vault.ts';
import { createEmbeddedTrial } from './adapters/embedded/embedded-trial.ts';
import { createEmbeddedObjects } from './adapters/embedded/embedded-objects.ts';
import type { EmbeddedVaultObjects } from './adapters/embedded/vault-objects.ts';
import type { MFilesConfig } from './adapters/mfiles/mfiles-config.ts';
import { createMFilesTrial, createMFilesVault } from './adapters/mfiles/mfiles-vault.ts';
import { readTranslations } from './adapters/mfiles/read-translations.ts';
import type { VaultTrial } from './check/vault-trial.ts';
import type { Vault } from './port.ts';
import type { VaultSignOn } from './sign-on.ts';
import { withTimeLimit } from './with-time-limit.ts';

/** Which vault, and how it is reached. One member for every adapter. */
export type VaultConfig = EmbeddedVaultConfig | MFilesVaultConfig;

interface EmbeddedVaultConfig extends AnyVaultConfig {
  readonly adapter: 'embedded';
  /** IANA name: the site's time zone. */
  readonly timeZone: string;
}

interface MFilesVaultConfig extends AnyVaultConfig {
  readonly adapter: 'mfiles';
  readonly mfiles: MFilesConfig;
}

interface AnyVaultConfig {
  /** Longest time of one call (ms); uploads: per file. */
  readonly timeoutMs: number;
}

/** A vault that is ready to be used. */
export interface OpenVault {
  readonly vault: Vault;
  /** What the portal can do with it beyond the port; undefined when the vault is somebody else's. */
  readonly administration: EmbeddedVaultAdministration | undefined;
  /** Its objects as accounts work with them; undefined when the vault is somebody else's. */
  readonly objects: EmbeddedVaultObjects | undefined;
  /** Its own single sign-on; undefined where it never has any. */
  readonly signOn: VaultSignOn | undefined;
  /** The vault as {@link checkVault} tries it, one for each check. */
  startTrial(): VaultTrial;
}

/** Somebody waits for the result of a check: longest time of one exchange. */
const trialTimeoutMs = 20_000;

/** Opens the vault that the configuration names. An embedded one that is empty gets its first structure. */
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
        startTrial: () => createEmbeddedTrial(vault, objects),
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
        startTrial: () => createMFilesTrial(config.mfiles, { ...parts, timeoutMs: trialTimeoutMs }),
      };
    }
  }
}
