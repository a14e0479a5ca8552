import type { Database } from '@form-portal/storage';
import type { VaultAdapterDeps } from '../../adapter.ts';
import type { Vault } from '../../port.ts';
import * as accounts from './accounts/accounts.store.ts';
import { defaultPasswordCost } from '../../shared/password.ts';
import { createSignInQueue } from '../../shared/sign-in-queue.ts';
import * as objects from './objects/objects.store.ts';
import { listItemsOfProperty, readStructure } from './structure/structure.store.ts';
import type { VaultTables } from './tables.ts';
import { withVaultErrors } from './vault-errors.ts';

/** Dependencies of the embedded vault. */
export interface EmbeddedVaultDeps extends VaultAdapterDeps {
  /** Migrated with `embeddedVaultMigrations`. */
  readonly database: Database<VaultTables>;
}

/** The vault that needs nothing but the portal's own database (specification D27). */
export function createEmbeddedVault(deps: EmbeddedVaultDeps): Vault {
  const { database } = deps;
  const accountDeps = { passwordCost: defaultPasswordCost, ...deps };
  const inTurn = createSignInQueue();
  return {
    supports: { itemTranslations: true },
    signIn: (username, password, waiting) =>
      withVaultErrors(() => inTurn(waiting, () => accounts.signIn(accountDeps, username, password))),
    findAccount: (id) => withVaultErrors(() => accounts.findAccount(accountDeps, id)),
    // A login is nothing more than its session.
    endLogin: () => Promise.resolve(),
    readStructure: () => withVaultErrors(() => readStructure(database.read)),
    listValueListItems: (property) => withVaultErrors(() => listItemsOfProperty(database.read, property)),
    createObject: (object, files) => withVaultErrors(() => objects.createObject(deps, object, files)),
    findBySubmission: (submission) =>
      withVaultErrors(() => objects.findBySubmission(database.read, submission)),
    checkHealth: () =>
      withVaultErrors(async () => {
        await database.read.selectFrom('vault_counters').select('name').limit(1).execute();
      }),
  };
}
