import type { Database } from '@form-portal/storage';
import type { ServerTables } from '../db/tables.ts';
import { readCheckpoint, type ChainPlace } from './audit-checkpoint.ts';
import type { AuditEvents } from './audit-events.ts';

/** Dependencies of removing old rows. */
export interface TrimAuditLogDeps {
  readonly database: Database<ServerTables>;
  readonly audit: Pick<AuditEvents, 'auditTrimmed'>;
  readonly now: () => Date;
  /** Days that a row stays at least. */
  readonly retentionDays: number;
  /** The last row that may go: the last one that was streamed. Null: nothing is streamed, so any. */
  readonly readStreamed: () => Promise<number | null>;
}

const dayMs = 86_400_000;
const mostAtOnce = 500;

/**
 * Removes the rows that are older than the retention, oldest first. A checkpoint is written before; the rows up to it are then removed
 * a few at a time, so that no writer has to wait, and the next run finishes what this one leaves.
 */
export async function trimAuditLog(deps: TrimAuditLogDeps): Promise<void> {
  const { database, audit } = deps;
  const checkpoint = await readCheckpoint(database.read);
  const last = await lastToRemove(deps, checkpoint);
  if (last !== undefined) await database.write((transaction) => audit.auditTrimmed(transaction, last));
  await removeUpTo(database, (last ?? checkpoint).number);
}

async function lastToRemove(
  { database: { read }, now, retentionDays, readStreamed }: TrimAuditLogDeps,
  checkpoint: ChainPlace,
): Promise<ChainPlace | undefined> {
  const before = new Date(now().getTime() - retentionDays * dayMs).toISOString();
  const streamed = (await readStreamed()) ?? Number.MAX_SAFE_INTEGER;
  const stays = await read
    .selectFrom('audit_events')
    .select('number')
    .where('number', '>', checkpoint.number)
    .where((row) => row.or([row('at', '>=', before), row('number', '>', streamed)]))
    .orderBy('number')
    .limit(1)
    .executeTakeFirst();
  return read
    .selectFrom('audit_events')
    .select(['number', 'hash'])
    .where('number', '>', checkpoint.number)
    .where('number', '<', stays?.number ?? Number.MAX_SAFE_INTEGER)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
}

async function removeUpTo(database: Database<ServerTables>, last: number): Promise<void> {
  for (;;) {
    const oldest = await database.read
      .selectFrom('audit_events')
      .select('number')
      .where('number', '<=', last)
      .orderBy('number')
      .limit(1)
      .executeTakeFirst();
    if (oldest === undefined) return;
    const upTo = Math.min(last, oldest.number + mostAtOnce - 1);
    await database.write((transaction) =>
      transaction.deleteFrom('audit_events').where('number', '<=', upTo).execute(),
    );
  }
}
