import { hourMs } from '@form-portal/domain';
import type { Database } from '@form-portal/storage';
import { refreshIntervalMs, retireServerKeys, type ServerKeys } from '../../db/server-keys.ts';
import type { SubmissionTables } from '../../db/submission-tables.ts';
import type { Chore } from './run-chores.ts';

interface Deps {
  readonly keys: ServerKeys;
  readonly database: Database<SubmissionTables>;
  readonly now: () => Date;
}

/** Notices keys that another process rotated, and removes expired ones. */
export function keyChores({ keys, database, now }: Deps): readonly Chore[] {
  return [
    { name: 'read keys', everyMs: refreshIntervalMs, run: () => keys.refresh() },
    { name: 'retire keys', everyMs: hourMs, run: () => retireServerKeys({ database, now }) },
  ];
}
