import type { Database } from '@form-portal/storage';
import { sql } from 'kysely';
import type { ServerTables } from '../db/tables.ts';
import { beforeFirst } from './audit-chain.ts';

/**
 * The event before old rows are removed: its subject is the number of the last row to be removed, its detail the hash of that row. It
 * is a row of the chain itself, so that it cannot be altered unnoticed.
 */
export const trimmedEvent = 'audit.trimmed';

/** A row's number and hash. */
export interface ChainPosition {
  readonly number: number;
  readonly hash: string;
}

/** The last row that was removed; the stored chain begins after it. Number 0 when none was removed. */
export async function readCheckpoint(read: Database<ServerTables>['read']): Promise<ChainPosition> {
  const checkpoint = await read
    .selectFrom('audit_events')
    .select(['subject', 'detail'])
    // Literal, for the partial index.
    .where('event', '=', sql.lit(trimmedEvent))
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (checkpoint === undefined) return { number: 0, hash: beforeFirst };
  return { number: Number(checkpoint.subject), hash: checkpoint.detail };
}
