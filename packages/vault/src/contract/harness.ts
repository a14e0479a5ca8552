import type { PropertyValue, ValueListItem, VaultObjectRef } from '@form-portal/domain';
import type { Vault } from '../port.ts';

/** An account that the vault under test has. */
export interface ContractAccount {
  readonly username: string;
  readonly password: string;
  readonly name: string;
}

/** The numbers that the vault under test gave to what the contract's tests work with. */
export interface ContractStructure {
  readonly objectType: number;
  /** Exists, and no class below belongs to it. */
  readonly otherObjectType: number;
  /** Of `objectType`; wants no value. */
  readonly plainClass: number;
  /** Of `objectType`; wants a value of the text and the lookup property below. */
  readonly strictClass: number;
  readonly properties: {
    readonly text: number;
    readonly multiLineText: number;
    readonly integer: number;
    readonly floating: number;
    readonly date: number;
    readonly time: number;
    readonly timestamp: number;
    readonly boolean: number;
    readonly lookup: number;
    readonly multiLookup: number;
  };
  /** Items of the lookup properties' list in their order; at least three. */
  readonly items: readonly [ValueListItem, ValueListItem, ValueListItem, ...ValueListItem[]];
  /** The first item's name in one of the vault's languages, where the vault supports translations. */
  readonly translatedItem: { readonly list: number; readonly language: number; readonly name: string };
}

/** A file as the vault holds it. */
export interface StoredFile {
  readonly title: string;
  readonly extension: string;
  readonly content: Uint8Array;
}

/** An object as the vault holds it. */
export interface StoredObject {
  readonly title: string;
  readonly class: number;
  readonly values: ReadonlyMap<number, PropertyValue['value']>;
  /** In the order they were given. */
  readonly files: readonly StoredFile[];
}

/** A vault with what the contract needs in it. */
export interface VaultUnderTest {
  readonly vault: Vault;
  readonly structure: ContractStructure;
  readonly administrator: ContractAccount;
  readonly ordinary: ContractAccount;
  readonly disabled: ContractAccount & { readonly id: string };
  /** Looks an object up past the port. */
  readObject(ref: VaultObjectRef): Promise<StoredObject>;
  /** How many objects of a type there are. */
  countObjects(type: number): Promise<number>;
}

/** What an adapter's test provides. */
export interface VaultHarness {
  /** Starts a vault; called once for the whole suite. */
  start(): Promise<VaultUnderTest>;
  /** The same adapter where its vault can't be reached. */
  startUnreachable(): Promise<Vault>;
  /** Ends what was started. */
  stop(): Promise<void>;
}

/** The vault under test, inside a test. */
export type Given = () => VaultUnderTest;
