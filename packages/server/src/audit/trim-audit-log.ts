import { dayMs } from '@form-portal/domain';
import type { Database } from '@form-portal/storage';
import type { ServerTables } from '../db/tables.ts';
import { lockEnd } from './append-to-chain.ts';
import { readCheckpoint, type ChainPosition } from './audit-checkpoint.ts';
import type { AuditEvents } from './audit-events.ts';

/** Dependencies of removing old rows. */
export interface TrimAuditLogDeps {
  readonly database: Database<ServerTables>;
  readonly audit: Pick<AuditEvents, 'auditTrimmed'>;
  readonly now: () => Date;
  /** Minimum age of a row before it is removed, in days. */
  readonly retentionDays: number;
  /** Number of the last row that was streamed; later ones must stay. Null when nothing is streamed. */
  readonly readStreamed: () => Promise<number | null>;
}

const batchSize = 500;

/**
 * Removes the rows that are older than the retention, oldest first. First a checkpoint is written, then the rows up to it are
 * removed in batches, so that writers do not have to wait; the next run completes an interrupted one.
 */
export async function trimAuditLog(deps: TrimAuditLogDeps): Promise<void> {
  const { database, audit } = deps;
  const checkpoint = await readCheckpoint(database.read);
  const last = await lastToRemove(deps, checkpoint);
  if (last !== undefined)
    await database.write(async (transaction) => {
      await lockEnd(transaction, database.engine);
      // Another process may have removed more in the meantime; the latest checkpoint must be the furthest.
      const { number } = await readCheckpoint(transaction);
      if (number < last.number) await audit.auditTrimmed(transaction, last);
    });
  await removeUpTo(database, (last ?? checkpoint).number);
}

async function lastToRemove(
  { database: { read }, now, retentionDays, readStreamed }: TrimAuditLogDeps,
  checkpoint: ChainPosition,
): Promise<ChainPosition | undefined> {
  const keptSince = new Date(now().getTime() - retentionDays * dayMs).toISOString();
  const lastStreamed = (await readStreamed()) ?? Number.MAX_SAFE_INTEGER;
  const firstKept = await read
    .selectFrom('audit_events')
    .select('number')
    .where('number', '>', checkpoint.number)
    .where((row) => row.or([row('at', '>=', keptSince), row('number', '>', lastStreamed)]))
    .orderBy('number')
    .limit(1)
    .executeTakeFirst();
  return read
    .selectFrom('audit_events')
    .select(['number', 'hash'])
    .where('number', '>', checkpoint.number)
    .where('number', '<', firstKept?.number ?? Number.MAX_SAFE_INTEGER)
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
    const upTo = Math.min(last, oldest.number + batchSize - 1);
    await database.write((transaction) =>
      transaction.deleteFrom('audit_events').where('number', '<=', upTo).execute(),
    );
  }
}
