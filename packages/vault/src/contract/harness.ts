import type { PropertyValue, ValueListItem, VaultObjectRef } from '@form-portal/domain';
import type { Vault } from '../port.ts';

/** An account of the vault under test. */
export interface ContractAccount {
  readonly username: string;
  readonly password: string;
  readonly name: string;
}

/** The numbers in the vault under test of the elements that the contract uses. */
export interface ContractStructure {
  readonly objectType: number;
  /** Exists, and has none of the classes below. */
  readonly otherObjectType: number;
  /** Of `objectType`; has no mandatory values. */
  readonly plainClass: number;
  /** Of `objectType`; the text and the lookup property below are mandatory. */
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
  /** Items of the lookup properties' list in order; at least three. */
  readonly items: readonly [ValueListItem, ValueListItem, ValueListItem, ...ValueListItem[]];
  /**
   * Names of workflows and of states that it has, among others; none when the harness cannot know any. The first state is the
   * one that the first workflow starts in.
   */
  readonly workflows: readonly string[];
  readonly states: readonly string[];
  /** The first item's name in one of the vault's languages, if the vault supports translations. */
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
  /** Opens the same vault once more, as another process does, or this one after a restart. */
  openAgain(): Promise<Vault>;
  /** Reads an object, bypassing the port. */
  readObject(ref: VaultObjectRef): Promise<StoredObject>;
  /** How many objects of a type exist. */
  countObjects(type: number): Promise<number>;
}

/** What an adapter's test provides. */
export interface VaultHarness {
  /** Starts a vault; called once for the whole suite. */
  start(): Promise<VaultUnderTest>;
  /** The same adapter with a vault that cannot be reached, or whose disk is not mounted. */
  startUnreachable(): Promise<Vault>;
  /** Stops what was started. */
  stop(): Promise<void>;
}

/** The vault under test, inside a test. */
export type Given = () => VaultUnderTest;
