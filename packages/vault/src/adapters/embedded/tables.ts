import type { StructureTables } from './structure/structure-tables.ts';
import type { AccountTables } from './accounts/account-tables.ts';
import type { ObjectTables } from './objects/object-tables.ts';

/** Every table of the embedded vault, prefixed `vault_`. */
export interface VaultTables extends StructureTables, AccountTables, ObjectTables {
  readonly vault_counters: CounterRow;
}

/** The next id of one kind of element. Ids are never reused, even after deletion. */
interface CounterRow {
  /** `account`, `objects-of-101`, `property` … */
  readonly name: string;
  readonly next: number;
}
