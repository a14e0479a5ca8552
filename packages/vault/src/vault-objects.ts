import type { NewVaultObject, PropertyAssignment, VaultObjectRef } from '@form-portal/domain';
import type { NewVaultFile } from './port.ts';
import type { OpenVaultFile, VaultObjectFile } from './administration.ts';

/**
 * Who works with objects. An ordinary account sees and changes the objects it created, an administrator all of them
 * (specification D44).
 */
export interface VaultViewer {
  /** The account's id. */
  readonly account: number;
  readonly admin: boolean;
}

/** An object in one of its versions. */
export interface VaultObjectVersion extends VaultObjectRef {
  readonly guid: string;
  readonly title: string;
  readonly class: number;
  /** From 1. */
  readonly version: number;
  /** The newest checked-in version; one less than that of a working copy. */
  readonly latestVersion: number;
  readonly singleFile: boolean;
  /** ISO 8601 UTC. */
  readonly created: string;
  /** ISO 8601 UTC: when this version was created. */
  readonly modified: string;
  /** Account; null when the portal created it. */
  readonly createdBy: number | null;
  readonly modifiedBy: number | null;
  /** Who has a working copy; null when nobody has. */
  readonly checkedOut: { readonly account: number; readonly name: string; readonly at: string } | null;
  /** Whether it is in the bin, from which it can be restored. */
  readonly deleted: boolean;
  readonly files: readonly VaultObjectFile[];
}

/** A value of a version, also formatted for people. */
export interface VaultVersionProperty extends PropertyAssignment {
  /** Formatted for people, in the vault's first language. */
  readonly displayValue: string;
  /** The list of a lookup; null for every other property. */
  readonly valueList: number | null;
  /** The items of a lookup in order; a deleted item's name is its id. */
  readonly items: readonly { readonly id: number; readonly name: string }[];
}

/** Comparison operators: `=` and the like; `contains`, `starts` and `matches` (`*` and `?`) apply to texts only. */
export type SearchOperator = '=' | '<' | '<=' | '>' | '>=' | 'contains' | 'starts' | 'matches';

/** One condition of a search. */
export interface SearchCondition {
  /** A property, or all properties that use a value list. */
  readonly of: { readonly property: number } | { readonly valueList: number };
  readonly operator: SearchOperator;
  readonly negated: boolean;
  /** As written by the client; several items of a list are separated by commas. Null matches a missing value. */
  readonly value: string | null;
}

/** Search criteria; all conditions must match. */
export interface VaultSearch {
  readonly type?: number | undefined;
  /** Words that occur in the title or any text, ignoring case; those beyond the first twenty are left out. */
  readonly words?: string | undefined;
  /** At most 100: `invalid-object` for more. */
  readonly conditions: readonly SearchCondition[];
  readonly deleted: 'without' | 'with' | 'only';
  /** Maximum number of results. */
  readonly limit: number;
}

/** Search results, newest first. */
export interface VaultSearchResult {
  readonly items: readonly VaultObjectVersion[];
  /** Whether there are more than the limit. */
  readonly more: boolean;
}

/** An object to be created by an account. */
export type ObjectDraft = Omit<NewVaultObject, 'submission'>;

/** A change to an object. Absent members stay unchanged. */
export interface ObjectChange {
  readonly title?: string | undefined;
  readonly class?: number | undefined;
  /** Values to set; an empty one removes the property. A title, a class and what the vault sets itself are ignored here. */
  readonly set?: readonly PropertyAssignment[] | undefined;
  /** Properties to remove. */
  readonly clear?: readonly number[] | undefined;
  /** Whether properties that are not set are removed; by default they stay. */
  readonly replacesAll?: boolean | undefined;
  readonly addFiles?: readonly NewVaultFile[] | undefined;
  readonly removeFile?: number | undefined;
  /** New content or a new name for a file. */
  readonly changeFile?:
    { readonly id: number; readonly title?: string; readonly file?: NewVaultFile } | undefined;
}

/**
 * Objects of a vault that the portal shows itself, as seen and changed by the vault's accounts. Every method throws only `VaultError`:
 * `not-found` also for an object that the viewer may not see, `forbidden` for operations reserved to administrators, `conflict` while
 * another account has the object checked out, `invalid-object` with all reasons.
 */
export interface VaultObjects {
  create(
    viewer: VaultViewer,
    draft: ObjectDraft,
    files: readonly NewVaultFile[],
  ): Promise<VaultObjectVersion>;

  /** The newest version that the viewer sees, or a numbered one. */
  get(viewer: VaultViewer, ref: VaultObjectRef, version?: number): Promise<VaultObjectVersion>;

  /** All versions, newest first. */
  listVersions(viewer: VaultViewer, ref: VaultObjectRef): Promise<readonly VaultObjectVersion[]>;

  /** Title and class first, then built-in values, those of the class in its order, then others by id. */
  listProperties(version: VaultObjectVersion): Promise<readonly VaultVersionProperty[]>;

  search(viewer: VaultViewer, search: VaultSearch): Promise<VaultSearchResult>;

  /** Creates a new version, or changes the viewer's working copy. */
  change(viewer: VaultViewer, ref: VaultObjectRef, change: ObjectChange): Promise<VaultObjectVersion>;

  /** Creates a working copy that other accounts do not see. */
  checkOut(viewer: VaultViewer, ref: VaultObjectRef): Promise<VaultObjectVersion>;

  /** Makes the working copy the newest version for everybody. */
  checkIn(viewer: VaultViewer, ref: VaultObjectRef): Promise<VaultObjectVersion>;

  /** Discards the working copy; an administrator can also discard another account's. */
  undoCheckOut(viewer: VaultViewer, ref: VaultObjectRef): Promise<VaultObjectVersion>;

  /** Moves the object to the bin. */
  remove(viewer: VaultViewer, ref: VaultObjectRef): Promise<VaultObjectVersion>;

  /** Restores the object from the bin. */
  restore(viewer: VaultViewer, ref: VaultObjectRef): Promise<VaultObjectVersion>;

  /** Destroys the object with all versions and files; administrators only. */
  destroy(viewer: VaultViewer, ref: VaultObjectRef): Promise<void>;

  /** A file of a version with its content. */
  openFile(version: VaultObjectVersion, file: number): Promise<OpenVaultFile>;
}
