/**
 * Tables that no type describes: those of whichever package calls, of an archive, or of a migration that makes them. A database or
 * transaction of any tables can be passed where these are taken.
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- Kysely is invariant in its tables, so no other type takes all of them
export type AnyTables = any;
