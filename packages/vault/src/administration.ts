import type { DataType, PropertyValue } from '@form-portal/domain';
import type { StructureAdministration } from './structure-administration.ts';

/** An object in a list. */
export interface VaultObjectSummary {
  readonly type: number;
  readonly id: number;
  readonly title: string;
  readonly class: number;
  readonly version: number;
  /** ISO 8601 UTC. */
  readonly created: string;
}

/** A property of an object. `value` is typed by `dataType` as on the wire. */
export interface VaultObjectProperty {
  readonly propertyDef: number;
  readonly name: string;
  readonly dataType: DataType;
  readonly value: PropertyValue['value'];
  /** Formatted for people, in the vault's first language. A deleted item shows as its id. */
  readonly displayValue: string;
}

/** A file of an object. */
export interface VaultObjectFile {
  readonly id: number;
  /** Without extension. */
  readonly name: string;
  /** Without a dot; may be empty. */
  readonly extension: string;
  /** In bytes. */
  readonly size: number;
}

/** A version of an object, as listed. */
export interface VaultVersionSummary {
  /** From 1. */
  readonly version: number;
  /** ISO 8601 UTC. */
  readonly created: string;
  /** The name of the account that created it; null when the portal did. */
  readonly createdBy: string | null;
}

/** An object in full, in one of its versions. */
export interface VaultObjectDetails extends VaultObjectSummary {
  /** GUID of the submission it was created from; null when there was none. */
  readonly submission: string | null;
  /** Class and built-in values first, then those of the class in its order, then others by id. */
  readonly properties: readonly VaultObjectProperty[];
  readonly files: readonly VaultObjectFile[];
  /** All versions except working copies, newest first. */
  readonly versions: readonly VaultVersionSummary[];
}

/** Which objects to list. */
export interface VaultObjectQuery {
  readonly type?: number | undefined;
  readonly class?: number | undefined;
  /** Words that must all occur in the title or any text of the object, in any case and order. */
  readonly q?: string | undefined;
  /** The property whose values are identity codes of any kind; in other texts only Finnish ones are recognised. */
  readonly codeProperty?: number | undefined;
  /** `nextCursor` of the previous page. */
  readonly cursor?: string | undefined;
  /** 1 to 200; 50 by default. */
  readonly limit?: number | undefined;
}

/** A page of objects, newest first. */
export interface VaultObjectPage {
  readonly items: readonly VaultObjectSummary[];
  /** Null on the last page. */
  readonly nextCursor: string | null;
}

/** A file of an object with its content, which can be read once. */
export interface OpenVaultFile extends VaultObjectFile {
  readonly content: AsyncIterable<Uint8Array>;
}

/** Which objects to search: those that contain every word, or were created from a submission. */
export interface ObjectTextsQuery {
  /** In lower case; at least one. */
  readonly words: readonly string[];
  /** GUIDs. */
  readonly submissions: readonly string[];
}

/** An object with all its texts. */
export interface VaultObjectTexts {
  readonly type: number;
  readonly id: number;
  readonly title: string;
  /** GUID of the submission it was created from; null when there was none. */
  readonly submission: string | null;
  /** ISO 8601 UTC. */
  readonly created: string;
  /** Titles, values and names of files, of all versions; each once. */
  readonly texts: readonly string[];
  readonly fileCount: number;
}

/** Reads whole objects. Every method throws only `VaultError`. */
export interface VaultObjectReading {
  /** The object as it is now, or as it was in a version; undefined when there is none. */
  getObject(type: number, id: number, version?: number): Promise<VaultObjectDetails | undefined>;

  /** A file of the object in its current state, or in the given version; undefined when there is none. */
  openFile(type: number, id: number, fileId: number, version?: number): Promise<OpenVaultFile | undefined>;
}

/**
 * What the portal can do beyond the port with a vault that it administers. Every method throws only `VaultError`. It reads no objects in the
 * bin, except where it says so.
 */
export interface VaultAdministration extends StructureAdministration, VaultObjectReading {
  /**
   * A page of objects; undefined for an invalid cursor. Objects created in the meantime don't shift the pages. A page of a search can have
   * fewer objects than others: those found only by the masked part of an identity code are left out.
   */
  listObjects(query: VaultObjectQuery): Promise<VaultObjectPage | undefined>;

  /**
   * Objects that may be about somebody, newest first: in any version, including those in the bin. In older versions on SQLite, words
   * with capital letters beyond A to Z may be missed.
   */
  listObjectTexts(query: ObjectTextsQuery): Promise<readonly VaultObjectTexts[]>;

  /** Reads the objects in the bin too. */
  readonly includingBin: VaultObjectReading;
}
