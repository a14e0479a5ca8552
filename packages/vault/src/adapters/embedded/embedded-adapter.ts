import type { VaultAdapter } from '../../adapter.ts';
import { withTimeLimit } from '../../with-time-limit.ts';
import { defaultPasswordCost } from '../../shared/password.ts';
import { ensureFirstAccount } from './accounts/accounts.store.ts';
import { demoStructure } from './demo/demo-structure.ts';
import { createEmbeddedAdministration } from './embedded-administration.ts';
import { createEmbeddedDiagnostics } from './embedded-diagnostics.ts';
import { createEmbeddedObjects } from './embedded-objects.ts';
import { createEmbeddedVault } from './embedded-vault.ts';
import { prepareEmbeddedVault } from './prepare-embedded-vault.ts';
import type { VaultTables } from './tables.ts';
import { withVaultErrors } from './vault-errors.ts';

/** The configuration of the embedded vault. */
interface EmbeddedVaultConfig {
  /** IANA name of the site's time zone. */
  readonly timeZone: string;
}

/** The embedded vault; an empty one gets its initial structure when it is opened. */
export const embeddedAdapter: VaultAdapter<object, EmbeddedVaultConfig> = {
  readConfig: ({ PORTAL_TIME_ZONE: timeZone }) => ({ config: { timeZone }, problems: [], warnings: [] }),
  variablesSet: () => [],
  open: async ({ timeZone }, adapterDeps, timeoutMs) => {
    const database = adapterDeps.database.withTables<VaultTables>();
    const deps = { ...adapterDeps, database };
    await prepareEmbeddedVault(database, demoStructure);
    const vault = withTimeLimit(createEmbeddedVault(deps), timeoutMs);
    const objects = createEmbeddedObjects({ ...deps, timeZone });
    return {
      vault,
      objects,
      ensureFirstAccount: (account) =>
        withVaultErrors(() => ensureFirstAccount({ passwordCost: defaultPasswordCost, ...deps }, account)),
      administration: createEmbeddedAdministration({ ...deps, timeZone }),
      objectAddress: ({ type, id }) => `/admin/vault/objects/${type}/${id}`,
      fitsSampleForms: true,
      openForDiagnostics: () => createEmbeddedDiagnostics(vault, objects),
    };
  },
};
