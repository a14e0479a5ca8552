import { shownPropertySchema, vaultObjectListSchema, vaultObjectSchema } from '@form-portal/domain/api';
import { guidFromWire, parseWire } from '@form-portal/domain/wire';
import { ok, type Guid, type Result } from '@form-portal/domain';
import type { VaultObjectListWire, VaultObjectWire } from '@form-portal/domain/api';

/** An object of the vault in a list. */
export interface VaultObjectRow {
  readonly type: number;
  readonly id: number;
  readonly title: string;
  readonly class: number;
  readonly version: number;
  /** ISO 8601 UTC. */
  readonly created: string;
}

/** A page of the list. */
export interface VaultObjectRows {
  readonly items: readonly VaultObjectRow[];
  /** Null: this is the last page. */
  readonly next: string | null;
}

/** A property as text. */
export interface VaultObjectProperty {
  readonly id: number;
  readonly name: string;
  readonly value: string;
  /** As it is stored. */
  readonly typed: VaultObjectWire['Properties'][number]['Value'];
  readonly dataType: number;
  /** Whether identity codes in the value are hidden. */
  readonly masked: boolean;
}

/** A file of an object. */
export interface VaultObjectFile {
  readonly id: number;
  readonly name: string;
  readonly size: number;
  /** Whether its identity codes are masked unless it is requested in full. */
  readonly masked: boolean;
  /** Whether they cannot be masked, as the answers were cleared. */
  readonly onlyInFull: boolean;
}

/** An object with all its properties and files. */
export interface VaultObject extends VaultObjectRow {
  /** The submission it was created from; null: none that the portal has. */
  readonly submission: { readonly guid: Guid; readonly reference: string } | null;
  readonly properties: readonly VaultObjectProperty[];
  readonly files: readonly VaultObjectFile[];
  /** Newest first; without an author: by the portal itself. */
  readonly versions: readonly {
    readonly version: number;
    readonly created: string;
    readonly createdBy: string | null;
  }[];
}

function rowFromWire(wire: VaultObjectListWire['Items'][number]): VaultObjectRow {
  const { Type, ID, Title, Class, Version, Created } = wire;
  return { type: Type, id: ID, title: Title, class: Class, version: Version, created: Created };
}

/** Reads a page of objects. Problem code: `request.invalid` with the path of each error. */
export function vaultObjectRowsFromWire(value: unknown): Result<VaultObjectRows> {
  const parsed = parseWire(vaultObjectListSchema, value);
  if (!parsed.ok) return parsed;
  return ok({ items: parsed.value.Items.map(rowFromWire), next: parsed.value.NextCursor });
}

/** Reads an object. Problem code: `request.invalid` with the path of each error. */
export function vaultObjectFromWire(value: unknown): Result<VaultObject> {
  const parsed = parseWire(vaultObjectSchema, value);
  if (!parsed.ok) return parsed;
  const { Submission, Properties, Files, Versions } = parsed.value;
  return ok({
    ...rowFromWire(parsed.value),
    submission: Submission && { guid: guidFromWire(Submission.GUID), reference: Submission.Reference },
    properties: Properties.map(({ PropertyDef, Name, DataType, Value, DisplayValue, Masked }) => ({
      id: PropertyDef,
      name: Name,
      dataType: DataType,
      typed: Value,
      value: DisplayValue,
      masked: Masked,
    })),
    files: Files.map(({ ID, Name, Extension, Size, Masked, OnlyInFull }) => ({
      id: ID,
      name: Extension === '' ? Name : `${Name}.${Extension}`,
      size: Size,
      masked: Masked,
      onlyInFull: OnlyInFull,
    })),
    versions: Versions.map(({ Version, Created, CreatedBy }) => ({
      version: Version,
      created: Created,
      createdBy: CreatedBy,
    })),
  });
}

/** Reads a value without its mask, as text. */
export function shownPropertyFromWire(value: unknown): Result<string> {
  const parsed = parseWire(shownPropertySchema, value);
  return parsed.ok ? ok(parsed.value.DisplayValue) : parsed;
}
