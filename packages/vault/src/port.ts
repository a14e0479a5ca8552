import type {
  Guid,
  NewVaultObject,
  ValueListItem,
  VaultObjectRef,
  VaultStructure,
} from '@form-portal/domain';
import type { WaitOptions } from '@form-portal/storage';

/** Optional capabilities of an adapter, as its contract tests them. What the portal may show and edit is in `OpenVault`. */
export interface VaultSupports {
  /** Names of value list items in the vault's languages. */
  readonly itemTranslations: boolean;
}

/** An account known to the vault. */
export interface VaultAccount {
  /** The vault's own stable id of the account. */
  readonly id: string;
  readonly username: string;
  /** The display name. */
  readonly name: string;
  readonly admin: boolean;
  /**
   * ISO 8601 UTC. Once it differs from what it was when a session began, that session has ended (specification D44). Null when the vault
   * does not report it.
   */
  readonly passwordChangedAt: string | null;
}

/** A file for an object. Opened when its turn comes and read once; a repeated attempt opens it again. */
export interface NewVaultFile {
  /**
   * Title without extension. Callers clean the name (`cleanFileName`), but an adapter must not rely on it: it keeps the name as a
   * text, or cleans it, and never takes it for a path.
   */
  readonly title: string;
  /** Without a dot; may be empty. */
  readonly extension: string;
  /** In bytes. */
  readonly size: number;
  /** SHA-256 of the content in hex: lets an adapter that already holds the content skip the copy. */
  readonly sha256: string;
  /**
   * The content. The adapter verifies its size or its hash, since a damaged disk may give less than was stored, and creates no
   * object when it differs.
   */
  open(): AsyncIterable<Uint8Array>;
}

/**
 * The document vault, reduced to what the product needs. Every method throws only {@link VaultError}; each call ends within the
 * adapter's `timeoutMs` (uploads: per file), with code `unreachable`.
 */
export interface Vault {
  readonly supports: VaultSupports;

  /**
   * Returns the account for a username and password; undefined when the vault refuses them, in the same time for either reason.
   * A username is the same in capital and small letters; an adapter that compares names itself does so by `usernameKey`.
   * Every account of the vault may sign in; `admin` decides who may build forms and run the site. The adapter determines it: by
   * the vault's own rights, or by a list of accounts in its configuration. An adapter with accounts of its own creates the first
   * administrator (`OpenVault.ensureFirstAccount`), from `PORTAL_ADMIN_USERNAME` and `PORTAL_ADMIN_PASSWORD`; any other vault must
   * have one before the portal starts.
   *
   * `waiting` applies to an adapter that checks passwords itself, a few at a time (decision 0046): urgent sign-ins go first.
   * `shared/sign-in-queue.ts` bounds them, and `matchesPassword` of `shared/password.ts` takes the same time without an account.
   * Errors: `busy` when too many are waiting.
   */
  signIn(username: string, password: string, waiting?: WaitOptions): Promise<VaultAccount | undefined>;

  /**
   * Returns the account in its current state; undefined once it is deleted or disabled, which ends its sessions (specification D44).
   */
  findAccount(id: string): Promise<VaultAccount | undefined>;

  /**
   * Called when the account has no more sessions: releases what the vault reserves for a login, such as a licence. Idempotent.
   */
  endLogin(id: string): Promise<void>;

  /** The whole structure that forms are built on. Not cached here. */
  readStructure(): Promise<VaultStructure>;

  /** The items of a property's value list in order. Errors: `not-found` when the property does not exist or has no list. */
  listValueListItems(property: number): Promise<readonly ValueListItem[]>;

  /**
   * Creates one object with its files, all or nothing. Durable when it resolves: the portal may then erase its own copy of the
   * submission, so the object must survive a power failure. Idempotent by `object.submission`: a second call returns the object of
   * the first. Errors: `invalid-object` names what the vault refuses (unknown property, missing mandatory value, unknown item, a
   * title or text of more than 100 characters), by id and name and never by value, and as far as it is known as `refused`. A
   * workflow without a state starts in its first. An adapter whose vault cannot recognise a second creation uploads the files,
   * searches for the object, and then awaits `confirmClaim` immediately before the creation: the caller rejects when another
   * process has taken over in the meantime, and nothing is created.
   */
  createObject(
    object: NewVaultObject,
    files: readonly NewVaultFile[],
    confirmClaim?: () => Promise<void>,
  ): Promise<VaultObjectRef>;

  /** The object of a submission, if it was created; looked up before every repeated creation (specification D11 and D47). */
  findBySubmission(submission: Guid): Promise<VaultObjectRef | undefined>;

  /** Resolves when the vault is reachable and operational; otherwise throws the error. */
  checkHealth(): Promise<void>;
}
