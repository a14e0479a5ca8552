/**
 * Tables that no type describes: those of the calling package, of an archive, or of the migration that creates them. Where these are
 * expected, a database or transaction with any tables can be passed.
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- Kysely is invariant in its tables, so no other type takes all of them
export type AnyTables = any;
