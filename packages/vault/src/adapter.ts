import type { NewGuid, Result, VaultObjectRef } from '@form-portal/domain';
import type { BlobStore, Database } from '@form-portal/storage';
import type { VaultAdministration } from './administration.ts';
import type { DiagnosedVault } from './diagnostics/diagnosed-vault.ts';
import type { Vault } from './port.ts';
import type { PasswordCost } from './shared/password.ts';
import type { VaultSignOn } from './sign-on.ts';
import type { VaultObjects } from './vault-objects.ts';

/** Dependencies of an adapter, supplied by the composition root. An adapter takes those it needs. */
export interface VaultAdapterDeps {
  /** The portal's database; an adapter that stores in it casts it to its own tables. */
  readonly database: Pick<Database<object>, 'withTables'>;
  /** A blob store on the same database. */
  readonly blobs: BlobStore;
  readonly now: () => Date;
  readonly newGuid: NewGuid;
  /** Defaults to the production cost; tests use a lower one. */
  readonly passwordCost?: PasswordCost;
}

/** Variables of the portal that the configuration of any adapter may depend on. */
export interface CommonVaultValues {
  readonly PORTAL_DATA_DIR: string;
  /** IANA name. */
  readonly PORTAL_TIME_ZONE: string;
}

/** The configuration of an adapter, or the problems of its variables, one line each. */
export type ReadVaultConfig<Config> =
  | { readonly config: Config; readonly problems: readonly []; readonly warnings: readonly string[] }
  | { readonly config: null; readonly problems: readonly string[]; readonly warnings: readonly string[] };

/** The administrator of a vault without accounts. */
export interface FirstAccount {
  readonly username: string;
  readonly password: string;
  /** The display name. */
  readonly name: string;
}

/** A vault that is ready for use. */
export interface OpenVault {
  readonly vault: Vault;
  /**
   * Creates an administrator when the vault has no account yet; returns false otherwise. Called at every start; undefined when the
   * accounts are not the adapter's own. Problem codes: those of a password. Throws only `VaultError`.
   */
  readonly ensureFirstAccount?: ((account: FirstAccount) => Promise<Result<boolean>>) | undefined;
  /** Administration of the vault by the portal; undefined when the vault is administered elsewhere. */
  readonly administration?: VaultAdministration | undefined;
  /** Objects as seen and changed by accounts; undefined when the portal does not show them. */
  readonly objects?: VaultObjects | undefined;
  /** The vault's own single sign-on; undefined when the adapter has none. */
  readonly signOn?: VaultSignOn | undefined;
  /** Where an object can be opened: a path of the portal, or a web address; null when there is neither. */
  objectAddress(object: VaultObjectRef): string | null;
  /** Whether the vault starts with the structure that the sample forms are made for; absent means no. */
  readonly fitsSampleForms?: boolean;
  /** The vault for {@link runVaultDiagnostics}; a new one for each run. */
  openForDiagnostics(): DiagnosedVault;
}

/** An adapter reads its configuration and opens its vault. Each has a folder in `adapters/`. */
export interface VaultAdapter<Values, Config> {
  /** Reads the adapter's configuration from its own variables and the common ones. */
  readConfig(values: Values & CommonVaultValues): ReadVaultConfig<Config>;
  /** Names of the adapter's variables that are set, for a warning when another adapter is chosen. */
  variablesSet(values: Values): readonly string[];
  /** Opens the vault; `timeoutMs` is the time limit of one call, for uploads per file. */
  open(config: Config, deps: VaultAdapterDeps, timeoutMs: number): Promise<OpenVault>;
}
