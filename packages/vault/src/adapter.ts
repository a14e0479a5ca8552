import type { VaultObjectRef } from '@form-portal/domain';
import type { EmbeddedVaultAdministration } from './adapters/embedded/administration.ts';
import type { EmbeddedVaultCollaborators } from './adapters/embedded/embedded-vault.ts';
import type { EmbeddedVaultObjects } from './adapters/embedded/vault-objects.ts';
import type { DiagnosedVault } from './diagnostics/diagnosed-vault.ts';
import type { Vault } from './port.ts';
import type { VaultSignOn } from './sign-on.ts';

/** Variables of the portal that the configuration of any adapter may depend on. */
export interface CommonVaultValues {
  readonly PORTAL_DATA_DIR: string;
  /** IANA name. */
  readonly PORTAL_TIME_ZONE: string;
}

/** The configuration of an adapter, or what is wrong with its variables, one line each. */
export type ReadVaultConfig<Config> =
  | { readonly config: Config; readonly problems: readonly []; readonly warnings: readonly string[] }
  | { readonly config: null; readonly problems: readonly string[]; readonly warnings: readonly string[] };

/** A vault that is ready for use. */
export interface OpenVault {
  readonly vault: Vault;
  /**
   * Administration of the vault by the portal, the first administrator included (`ensureFirstAccount`); undefined when the
   * vault is administered elsewhere. See {@link Vault.signIn} for who is an administrator then.
   */
  readonly administration: EmbeddedVaultAdministration | undefined;
  /** Objects as seen and changed by accounts; undefined when the portal does not show them. */
  readonly objects: EmbeddedVaultObjects | undefined;
  /** The vault's own single sign-on; undefined when the adapter has none. */
  readonly signOn: VaultSignOn | undefined;
  /** Where an object can be opened: a path of the portal, or a web address; null when there is neither. */
  objectAddress(object: VaultObjectRef): string | null;
  /** The vault for {@link runVaultDiagnostics}; a new one for each run. */
  openForDiagnostics(): DiagnosedVault;
}

/** An adapter: how its configuration is read and its vault opened. One of them is a folder of `adapters/`. */
export interface VaultAdapter<Values, Config> {
  /** Reads the adapter's configuration from its own variables and the common ones. */
  readConfig(values: Values & CommonVaultValues): ReadVaultConfig<Config>;
  /** Returns warnings of variables that are set although another adapter is chosen. */
  warnOfUnused(values: Values): readonly string[];
  /** Opens the vault; `timeoutMs` is the time limit of one call, for uploads per file. */
  open(config: Config, collaborators: EmbeddedVaultCollaborators, timeoutMs: number): Promise<OpenVault>;
}
