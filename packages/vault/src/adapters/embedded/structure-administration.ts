import type {
  AdministeredItem,
  AdministeredStructure,
  ClassDraft,
  ItemDraft,
  LanguageDraft,
  PropertyDraft,
  Result,
  ThingDraft,
  UserDraft,
  VaultThingRef,
  VaultUse,
  AdministeredUser,
} from '@form-portal/domain';

/** Which thing is written: an id, or null for a new one, which gets the next id of its kind (specification D27). */
export type ThingId = number | null;

/**
 * The embedded vault's structure and accounts for administrators. Writing answers with the thing's id, or why not: `not-found`,
 * `vault.name-invalid`, `vault.reference-unknown`, `vault.taken`, `vault.built-in`, `vault.in-use`, `vault.member-in-use`, `vault.last-admin`,
 * `vault.password-invalid`, `vault.password-guessable`, `request.invalid`, each with the wire name of the member it is about. What is refused changes nothing.
 */
export interface StructureAdministration {
  readStructure(): Promise<AdministeredStructure>;

  /** Undefined: there is no such list, or its items are made elsewhere, as classes and users are. */
  listItems(list: number): Promise<readonly AdministeredItem[] | undefined>;

  saveObjectType(id: ThingId, draft: ThingDraft): Promise<Result<number>>;

  /** The object type of a class that has objects stays. */
  saveClass(id: ThingId, draft: ClassDraft): Promise<Result<number>>;

  /** Data type and value list of a property that objects carry stay. With `items` its value list is made too, or nothing is. */
  saveProperty(id: ThingId, draft: PropertyDraft): Promise<Result<number>>;

  saveValueList(id: ThingId, draft: ThingDraft): Promise<Result<number>>;

  saveItem(list: number, id: ThingId, draft: ItemDraft): Promise<Result<number>>;

  saveLanguage(id: ThingId, draft: LanguageDraft): Promise<Result<number>>;

  listUsers(): Promise<readonly AdministeredUser[]>;

  /** One account at least stays an administrator who may sign in. A password made of the site's name is refused; empty: it has none. */
  saveUser(id: ThingId, draft: UserDraft, siteName?: string): Promise<Result<number>>;

  /** Gives an account a new password and changes nothing else. */
  changePassword(id: number, password: string, siteName?: string): Promise<Result<undefined>>;

  /** Whether there is an account of this name, enabled or not. */
  hasUser(username: string): Promise<boolean>;

  /** Where the vault itself uses a thing; empty also for a thing that there is not. */
  listUses(thing: VaultThingRef): Promise<readonly VaultUse[]>;

  /** Deletes a thing with what belongs to it alone: names, a list's items, a workflow's states. */
  remove(thing: VaultThingRef): Promise<Result<undefined>>;
}
