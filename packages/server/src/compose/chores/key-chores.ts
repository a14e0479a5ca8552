import type { Database } from '@form-portal/storage';
import { readKeysEveryMs, retireServerKeys, type ServerKeys } from '../../db/server-keys.ts';
import type { SubmissionTables } from '../../db/submission-tables.ts';
import type { ServerTables } from '../../db/tables.ts';
import type { Chore } from './maintenance.ts';

const hourMs = 60 * 60_000;

/** Notices keys that were rotated, and removes those whose time is over. */
export function keyChores(
  keys: ServerKeys,
  { database, now }: { readonly database: Database<ServerTables>; readonly now: () => Date },
): readonly Chore[] {
  const retiring = { database: database.withTables<SubmissionTables>(), now };
  return [
    { name: 'read keys', everyMs: readKeysEveryMs, run: () => keys.refresh() },
    { name: 'retire keys', everyMs: hourMs, run: () => retireServerKeys(retiring) },
  ];
}
