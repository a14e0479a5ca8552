import type { StructureTables } from './structure/structure-tables.ts';
import type { AccountTables } from './accounts/account-tables.ts';
import type { ObjectTables } from './objects/object-tables.ts';

/** Every table of the embedded vault; all of them carry the prefix `vault_`. */
export interface VaultTables extends StructureTables, AccountTables, ObjectTables {
  readonly vault_counters: CounterRow;
}

/** The next id of one kind of thing. Ids are never given twice, also when what carried one is gone. */
interface CounterRow {
  /** `account`, `objects-of-101`, `property` … */
  readonly name: string;
  readonly next: number;
}
