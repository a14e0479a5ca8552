/**
 * Objects. `vault_objects` is the current state of an object; versions, values and files are rows per version, so that older
 * versions never change.
 */
export interface ObjectTables {
  readonly vault_objects: ObjectRow;
  readonly vault_versions: VersionRow;
  readonly vault_values: ValueRow;
  readonly vault_files: FileRow;
}

/** The current state of an object. Times are ISO 8601 UTC. */
export interface ObjectRow {
  readonly type: number;
  readonly id: number;
  readonly guid: string;
  /** The submission it was created from; unique. Null for an object created otherwise. */
  readonly submission: string | null;
  readonly class: number;
  readonly title: string;
  /** The newest version, from 1. */
  readonly version: number;
  /** That of the newest version, for searching. */
  readonly single_file: number;
  readonly created_at: string;
  readonly modified_at: string;
  /** Account; null when the portal created it. */
  readonly created_by: number | null;
  readonly modified_by: number | null;
  /** When it was moved to the bin; null when it is not there. */
  readonly deleted_at: string | null;
  /** Account that has a working copy, which is version `version` + 1; null when there is none. */
  readonly checked_out_to: number | null;
  readonly checked_out_at: string | null;
  /** Title and texts in lower case, for searching. */
  readonly search_text: string;
}

/** A version of an object as it was saved; it never changes. */
export interface VersionRow {
  readonly type: number;
  readonly id: number;
  readonly version: number;
  readonly class: number;
  readonly title: string;
  /** Property 22: the object consists of its one file rather than any number of files. */
  readonly single_file: number;
  readonly created_at: string;
  readonly created_by: number | null;
}

/** One value; a multi-select lookup has one row per chosen item. */
export interface ValueRow {
  readonly type: number;
  readonly id: number;
  readonly version: number;
  readonly property: number;
  /** Position among the values of the property, from 0. */
  readonly position: number;
  /** The property's data type when the value was set. */
  readonly data_type: number;
  /** Text, date, time and timestamp. */
  readonly text: string | null;
  /** Numbers, items, and booleans as 0 or 1. */
  readonly number: number | null;
}

/** A file of one version of an object; the content is in the blob store. */
export interface FileRow {
  readonly type: number;
  readonly id: number;
  readonly version: number;
  /** Unique within its object, from 1. */
  readonly file: number;
  readonly title: string;
  /** Without a dot; may be empty. */
  readonly extension: string;
  readonly size: number;
  readonly sha256: string;
}
