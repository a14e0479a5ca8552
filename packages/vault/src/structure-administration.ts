import type {
  AdministeredItem,
  AdministeredStructure,
  ClassDraft,
  ItemDraft,
  LanguageDraft,
  PropertyDraft,
  Result,
  StructureElementDraft,
  UserDraft,
  StructureElementRef,
  VaultUse,
  AdministeredUser,
} from '@form-portal/domain';

/** The element to save: its id, or null for a new one, which gets the next id of its kind (specification D27). */
export type StructureElementId = number | null;

/**
 * The structure and accounts of a vault that the portal administers. Writes return the element's id or a problem: `not-found`,
 * `vault.name-invalid`, `vault.reference-unknown`, `vault.taken`, `vault.built-in`, `vault.in-use`, `vault.member-in-use`,
 * `vault.last-admin`, `vault.password-invalid`, `vault.password-guessable`, `request.invalid`, each with the wire name of the
 * member concerned. A refused write changes nothing.
 */
export interface StructureAdministration {
  readStructure(): Promise<AdministeredStructure>;

  /** Undefined when the list does not exist, or its items are defined elsewhere, as classes and users are. */
  listItems(list: number): Promise<readonly AdministeredItem[] | undefined>;

  saveObjectType(id: StructureElementId, draft: StructureElementDraft): Promise<Result<number>>;

  /** The object type cannot change while the class has objects. */
  saveClass(id: StructureElementId, draft: ClassDraft): Promise<Result<number>>;

  /**
   * Data type and value list cannot change while objects use the property. With `items` its value list is created too, all or
   * nothing.
   */
  saveProperty(id: StructureElementId, draft: PropertyDraft): Promise<Result<number>>;

  saveValueList(id: StructureElementId, draft: StructureElementDraft): Promise<Result<number>>;

  saveItem(list: number, id: StructureElementId, draft: ItemDraft): Promise<Result<number>>;

  saveLanguage(id: StructureElementId, draft: LanguageDraft): Promise<Result<number>>;

  listUsers(): Promise<readonly AdministeredUser[]>;

  /**
   * At least one enabled account remains an administrator. A password based on the site's name is refused; an empty site name is
   * not checked.
   */
  saveUser(id: StructureElementId, draft: UserDraft, siteName?: string): Promise<Result<number>>;

  /** Sets a new password for an account and changes nothing else. */
  changePassword(id: number, password: string, siteName?: string): Promise<Result<undefined>>;

  /** Whether an account with this name exists, enabled or not. */
  hasUser(username: string): Promise<boolean>;

  /** Where the vault itself uses an element; empty also for one that does not exist. */
  listUses(element: StructureElementRef): Promise<readonly VaultUse[]>;

  /** Deletes an element with what belongs only to it: names, a list's items, a workflow's states. */
  remove(element: StructureElementRef): Promise<Result<undefined>>;
}
