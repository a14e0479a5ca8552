import type {
  Guid,
  NewVaultObject,
  ValueListItem,
  VaultObjectRef,
  VaultStructure,
} from '@form-portal/domain';

/** What an adapter can do beyond the base; tests and callers read the same declaration. */
export interface VaultSupports {
  /** Names of value-list items in the vault's languages. */
  readonly itemTranslations: boolean;
  /** The portal can show and edit structure, users and objects. */
  readonly administration: boolean;
}

/** Somebody whom the vault knows. */
export interface VaultAccount {
  /** The vault's own stable id of the account. */
  readonly id: string;
  readonly username: string;
  /** The name to show. */
  readonly name: string;
  readonly admin: boolean;
  /** ISO 8601 UTC: sessions that began earlier have ended (specification D44). Null: the vault does not tell. */
  readonly passwordChangedAt: string | null;
}

/** A file to put on an object. It is opened when its turn comes and read once; a repeated attempt opens it again. */
export interface NewVaultFile {
  /** Title without extension, cleaned, never a path. */
  readonly title: string;
  /** Without a dot; may be empty. */
  readonly extension: string;
  /** Bytes. */
  readonly size: number;
  /** SHA-256 of the content, hex: lets an adapter that already holds the content skip the copy. */
  readonly sha256: string;
  open(): AsyncIterable<Uint8Array>;
}

/**
 * The document vault, as little of it as the product needs. Every method throws only {@link VaultError}; each call
 * ends within `timeoutMs` of the adapter (uploads: per file), with code `unreachable`.
 */
export interface Vault {
  readonly supports: VaultSupports;

  /** The account of a name and a password; undefined when the vault refuses them, in the same time for either reason. */
  signIn(username: string, password: string): Promise<VaultAccount | undefined>;

  /** The account as it is now; undefined once it is gone or disabled, which ends its sessions (specification D44). */
  findAccount(id: string): Promise<VaultAccount | undefined>;

  /** Nobody is signed in with the account any more: what the vault keeps for that, such as a licence, is given back. Harmless else. */
  endLogin(id: string): Promise<void>;

  /** The whole structure that forms are built on. Not cached here. */
  readStructure(): Promise<VaultStructure>;

  /** The items of a property's value list in their order. Errors: `not-found` for no such property or one without a list. */
  listValueListItems(property: number): Promise<readonly ValueListItem[]>;

  /**
   * Makes one object with its files, whole or not at all. Idempotent by `object.submission`: a second call answers with the object
   * of the first. Errors: `invalid-object` names what the vault refuses (unknown property, missing mandatory value, unknown item, a
   * title or text of more than 100 characters), by id and name and never by value. A workflow without a state starts in its first.
   *
   * An adapter whose vault can't tell a second creation from the first uploads the files, searches for the object, and then awaits
   * `confirm`, immediately before it creates: the caller rejects when somebody else has taken over meanwhile, and nothing is made.
   */
  createObject(
    object: NewVaultObject,
    files: readonly NewVaultFile[],
    confirm?: () => Promise<void>,
  ): Promise<VaultObjectRef>;

  /** The object of a submission, when it was created; looked up before every repeated creation (specification D11 and D47). */
  findBySubmission(submission: Guid): Promise<VaultObjectRef | undefined>;

  /** Reachable and willing: resolves, or throws what is wrong. */
  checkHealth(): Promise<void>;
}
