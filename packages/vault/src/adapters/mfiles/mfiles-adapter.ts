import type { VaultAdapter } from '../../adapter.ts';
import { withTimeLimit } from '../../with-time-limit.ts';
import { mfilesObjectAddress } from './object-address.ts';
import type { MFilesConfig } from './mfiles-config.ts';
import { createMFilesDiagnostics, createMFilesVault } from './mfiles-vault.ts';
import { mfilesVariablesSet, readMFilesConfig } from './read-mfiles-config.ts';
import type { MFilesValues } from './read-mfiles-config.ts';
import { readTranslations } from './read-translations.ts';

/** Time limit of one exchange during diagnostics, for whose result an administrator waits. */
const diagnosticTimeoutMs = 20_000;

/** A vault in M-Files. */
export const mfilesAdapter: VaultAdapter<MFilesValues, MFilesConfig> = {
  readConfig: readMFilesConfig,
  variablesSet: mfilesVariablesSet,
  open: async (config, { now }, timeoutMs) => {
    const deps = { now, translations: await readTranslations(config.translationsFile) };
    const { vault, signOn } = createMFilesVault(config, { ...deps, timeoutMs });
    return {
      vault: withTimeLimit(vault, timeoutMs),
      signOn,
      objectAddress: (object) => mfilesObjectAddress(config.objectUrl, object),
      openForDiagnostics: () => createMFilesDiagnostics(config, { ...deps, timeoutMs: diagnosticTimeoutMs }),
    };
  },
};
