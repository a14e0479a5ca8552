import type { NewVaultObject, PropertyAssignment, VaultObjectRef } from '@form-portal/domain';
import type { NewVaultFile } from '../../port.ts';
import type { OpenVaultFile, VaultObjectFile } from './administration.ts';

/** Who works with objects. An ordinary account sees and changes those that it created itself, an administrator all (specification D44). */
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
  /** The newest version that everybody sees; one less than that of a working copy. */
  readonly latestVersion: number;
  readonly singleFile: boolean;
  /** ISO 8601 UTC. */
  readonly created: string;
  /** ISO 8601 UTC: when this version was made. */
  readonly modified: string;
  /** Account; null: the portal itself. */
  readonly createdBy: number | null;
  readonly modifiedBy: number | null;
  /** Who has a working copy; null: nobody. */
  readonly checkedOut: { readonly account: number; readonly name: string; readonly at: string } | null;
  /** Whether it is in the bin, from which it can be restored. */
  readonly deleted: boolean;
  readonly files: readonly VaultObjectFile[];
}

/** A value of a version, in words too. */
export interface VaultVersionProperty extends PropertyAssignment {
  /** As a person reads it, in the vault's first language. */
  readonly displayValue: string;
  /** The list of a lookup; null for every other property. */
  readonly valueList: number | null;
  /** The items of a lookup in their order; a name that is gone is the id. */
  readonly items: readonly { readonly id: number; readonly name: string }[];
}

/** How a value is compared: `=` and the like; `contains`, `starts` and `matches` (`*` and `?`) in texts alone. */
export type SearchOperator = '=' | '<' | '<=' | '>' | '>=' | 'contains' | 'starts' | 'matches';

/** One condition of a search. */
export interface SearchCondition {
  /** A property, or all properties that take items of a value list. */
  readonly of: { readonly property: number } | { readonly valueList: number };
  readonly operator: SearchOperator;
  readonly negated: boolean;
  /** As written by whoever searches; several items of a list are parted by commas. Null: no value at all. */
  readonly value: string | null;
}

/** Which objects are looked for. All conditions hold. */
export interface VaultSearch {
  readonly type?: number | undefined;
  /** Words that are in the title or any text, in any case. */
  readonly words?: string | undefined;
  readonly conditions: readonly SearchCondition[];
  readonly deleted: 'without' | 'with' | 'only';
  /** How many at most. */
  readonly limit: number;
}

/** What was found, newest first. */
export interface VaultSearchResult {
  readonly items: readonly VaultObjectVersion[];
  /** Whether there are more than the limit. */
  readonly more: boolean;
}

/** A new object of an account. */
export type ObjectDraft = Omit<NewVaultObject, 'submission'>;

/** What is to become of an object. What is absent stays. */
export interface ObjectChange {
  readonly title?: string | undefined;
  readonly class?: number | undefined;
  /** Values to set; an empty one takes the property away. What the vault sets itself is left out without a word. */
  readonly set?: readonly PropertyAssignment[] | undefined;
  /** Properties to take away. */
  readonly clear?: readonly number[] | undefined;
  /** Whether properties that are not set go; absent: they stay. */
  readonly replacesAll?: boolean | undefined;
  readonly addFiles?: readonly NewVaultFile[] | undefined;
  readonly removeFile?: number | undefined;
  /** Other content or another name for a file. */
  readonly changeFile?:
    { readonly id: number; readonly title?: string; readonly file?: NewVaultFile } | undefined;
}

/**
 * Objects of the embedded vault as its accounts work with them. Every method throws only `VaultError`: `not-found` also for an object
 * that the viewer may not see, `forbidden` for what only administrators may, `conflict` while somebody else has the object checked
 * out, `invalid-object` with every reason.
 */
export interface EmbeddedVaultObjects {
  create(
    viewer: VaultViewer,
    draft: ObjectDraft,
    files: readonly NewVaultFile[],
  ): Promise<VaultObjectVersion>;

  /** The newest version that the viewer sees, or a numbered one. */
  get(viewer: VaultViewer, ref: VaultObjectRef, version?: number): Promise<VaultObjectVersion>;

  /** Every version, newest first. */
  listVersions(viewer: VaultViewer, ref: VaultObjectRef): Promise<readonly VaultObjectVersion[]>;

  /** Title and class first, then what the vault keeps itself, then the class's own in their order, then others by id. */
  listProperties(version: VaultObjectVersion): Promise<readonly VaultVersionProperty[]>;

  search(viewer: VaultViewer, search: VaultSearch): Promise<VaultSearchResult>;

  /** Makes a new version, or changes the viewer's working copy. */
  change(viewer: VaultViewer, ref: VaultObjectRef, change: ObjectChange): Promise<VaultObjectVersion>;

  /** Makes a working copy that nobody else sees. */
  checkOut(viewer: VaultViewer, ref: VaultObjectRef): Promise<VaultObjectVersion>;

  /** Makes the working copy everybody's newest version. */
  checkIn(viewer: VaultViewer, ref: VaultObjectRef): Promise<VaultObjectVersion>;

  /** Throws the working copy away; an administrator also somebody else's. */
  undoCheckOut(viewer: VaultViewer, ref: VaultObjectRef): Promise<VaultObjectVersion>;

  /** Puts it into the bin. */
  remove(viewer: VaultViewer, ref: VaultObjectRef): Promise<VaultObjectVersion>;

  /** Takes it back from the bin. */
  restore(viewer: VaultViewer, ref: VaultObjectRef): Promise<VaultObjectVersion>;

  /** Deletes it for good with all versions and files: for administrators. */
  destroy(viewer: VaultViewer, ref: VaultObjectRef): Promise<void>;

  /** A file of a version with its content. */
  openFile(version: VaultObjectVersion, file: number): Promise<OpenVaultFile>;
}
