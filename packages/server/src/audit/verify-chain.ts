import type { Database } from '@form-portal/storage';
import type { ServerTables } from '../db/tables.ts';
import { hashOf, type AuditEntry } from './audit-chain.ts';
import { readCheckpoint, type ChainPosition } from './audit-checkpoint.ts';

/** The result of verifying the audit log. */
export interface ChainVerification {
  /** The row after which the stored chain begins. */
  readonly start: ChainPosition;
  /** Number of rows verified before the break, or of all rows. */
  readonly verified: number;
  /** Null when every row is unchanged. */
  readonly firstBreak: ChainBreak | null;
}

/**
 * Where the chain is broken first. `changed`: the row is not what was written. `missing`: it was removed, but not by the
 * retention. `end`: this row and all later ones are missing, or rows were added after the recorded end.
 */
export interface ChainBreak {
  readonly kind: 'changed' | 'missing' | 'end';
  readonly number: number;
  /** The stored row; null when there is none. */
  readonly row: AuditEntry | null;
}

const pageSize = 1000;

/** Verifies every row of the audit log against the one before it, and the last one against the recorded end of the chain. */
export function verifyChain({ read }: Database<ServerTables>): Promise<ChainVerification> {
  // All queries read the same state while other processes write.
  return read.transaction().execute(async (snapshot) => {
    // The checkpoint is itself one of the verified rows.
    const start = await readCheckpoint(snapshot);
    let last = start;
    const result = (firstBreak: ChainBreak | null) => ({
      start,
      verified: last.number - start.number,
      firstBreak,
    });
    for (;;) {
      const rows = await snapshot
        .selectFrom('audit_events')
        .selectAll()
        .where('number', '>', last.number)
        .orderBy('number')
        .limit(pageSize)
        .execute();
      for (const row of rows) {
        if (row.number !== last.number + 1)
          return result({ kind: 'missing', number: last.number + 1, row: null });
        if (row.hash !== hashOf(row, last.hash)) return result({ kind: 'changed', number: row.number, row });
        last = { number: row.number, hash: row.hash };
      }
      if (rows.length < pageSize) break;
    }
    const end = await snapshot.selectFrom('audit_chain_end').selectAll().executeTakeFirst();
    const isComplete = end?.number === last.number && end.hash === last.hash;
    return result(isComplete ? null : { kind: 'end', number: last.number + 1, row: null });
  });
}
