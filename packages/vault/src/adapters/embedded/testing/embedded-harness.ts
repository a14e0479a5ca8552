import { randomUUID } from 'node:crypto';
import { parseGuid } from '@form-portal/domain';
import {
  blobMigrations,
  type BlobStore,
  createBlobStore,
  DataFolderGoneError,
  type Database,
} from '@form-portal/storage';
import type { DatabaseUnderTest } from '@form-portal/storage/testing';
import type { ContractAccount, VaultHarness, VaultUnderTest } from '../../../contract/harness.ts';
import { readStoredObject } from '../../../contract/read-stored-object.ts';
import type { Vault } from '../../../port.ts';
import { addAccount } from '../accounts/accounts.store.ts';
import { createEmbeddedAdministration } from '../embedded-administration.ts';
import { createEmbeddedVault, type EmbeddedVaultDeps } from '../embedded-vault.ts';
import { embeddedVaultMigrations } from '../migrations/embedded-vault-migrations.ts';
import { prepareEmbeddedVault } from '../prepare-embedded-vault.ts';
import type { VaultTables } from '../tables.ts';
import { contractAccounts } from '../../../contract/contract-accounts.ts';
import { contractStructure } from '../../../contract/contract-structure.ts';
import { quickPasswordCost } from '../../../shared/testing/quick-password-cost.ts';
import { contractSeed } from './contract-seed.ts';

/** The schema of an embedded vault. */
export const testMigrations = [...blobMigrations, ...embeddedVaultMigrations];

/** The dependencies of an embedded vault over a database under test. */
export function depsOver(
  database: Database<VaultTables>,
  dataDir: string,
): EmbeddedVaultDeps & { readonly blobs: BlobStore } {
  const now = () => new Date();
  const blobs = createBlobStore({ database, dataDir, large: 'disk', now, newId: randomUUID });
  return {
    database,
    blobs,
    now,
    newGuid: () => parseGuid(randomUUID())!,
    passwordCost: quickPasswordCost,
  };
}

/** The harness of the vault contract; `wrap` decorates the vault. */
export function embeddedHarness(
  given: DatabaseUnderTest<VaultTables>,
  wrap: (vault: Vault) => Vault = (vault) => vault,
): VaultHarness {
  return {
    start: async () => {
      const deps = depsOver(given.database(), given.dataDir());
      return startVault(deps, wrap);
    },
    startUnreachable: () => {
      const database = withGoneFolder(given.database());
      return Promise.resolve(wrap(createEmbeddedVault(depsOver(database, given.dataDir()))));
    },
    // The database is closed where it was opened.
    stop: () => Promise.resolve(),
  };
}

/** The database once its data folder is gone: storage then refuses every call. */
function withGoneFolder(database: Database<VaultTables>): Database<VaultTables> {
  return {
    ...database,
    get read(): never {
      throw new DataFolderGoneError();
    },
    write: () => Promise.reject(new DataFolderGoneError()),
  };
}

async function startVault(deps: EmbeddedVaultDeps, wrap: (vault: Vault) => Vault): Promise<VaultUnderTest> {
  const { database } = deps;
  await prepareEmbeddedVault(database, contractSeed);
  const { administrator, ordinary, disabled } = contractAccounts;
  const add = (account: ContractAccount, rights: { admin: boolean; enabled: boolean }): Promise<string> =>
    addAccount({ passwordCost: quickPasswordCost, ...deps }, { ...account, ...rights });
  await add(administrator, { admin: true, enabled: true });
  await add(ordinary, { admin: false, enabled: true });
  const disabledId = await add(disabled, { admin: true, enabled: false });
  const administration = createEmbeddedAdministration({ ...deps, timeZone: 'Europe/Helsinki' });
  return {
    vault: wrap(createEmbeddedVault(deps)),
    structure: contractStructure,
    administrator,
    ordinary,
    disabled: { ...disabled, id: disabledId },
    openAgain: () => Promise.resolve(wrap(createEmbeddedVault(deps))),
    readObject: (ref) => readStoredObject(administration, ref),
    countObjects: async (type) => {
      const { count } = await database.read
        .selectFrom('vault_objects')
        .select((select) => select.fn.countAll<number>().as('count'))
        .where('type', '=', type)
        .executeTakeFirstOrThrow();
      return count;
    },
  };
}
