import type { Database } from '@form-portal/storage';
import type { Selectable } from 'kysely';
import type { ServerTables } from '../../db/tables.ts';

/** A row of the log, with its number and hash. */
export type StreamedRow = Selectable<ServerTables['audit_events']>;

/** The stream of the log to one target. */
export interface AuditStreamStore {
  /** Claims the stream for this process; null while another one has it. */
  claim(): Promise<AuditStreamClaim | null>;
  /** The last row that the target has; 0: none. */
  readPosition(): Promise<number>;
}

/** A claim on a stream, which another process can take over a minute after the claim or its last `advance`. */
export interface AuditStreamClaim {
  /** The rows after the last one that was streamed, oldest first. */
  readNext(limit: number): Promise<readonly StreamedRow[]>;
  /** Records that the target has every row up to this number; false when another process has taken over. */
  advance(number: number): Promise<boolean>;
  /** Frees the stream, unless another process has taken over. */
  release(): Promise<void>;
}

interface AuditStreamStoreDeps {
  readonly database: Database<ServerTables>;
  readonly now: () => Date;
  /** The target as configured. A different target gets the log from its first row. */
  readonly target: string;
}

const claimMs = 60_000;

/** Creates the store of a target. */
export function createAuditStreamStore({ database, now, target }: AuditStreamStoreDeps): AuditStreamStore {
  const { read, write } = database;
  const claimEnd = () => new Date(now().getTime() + claimMs).toISOString();

  async function readPosition(): Promise<number> {
    const row = await read
      .selectFrom('audit_streams')
      .select('number')
      .where('target', '=', target)
      .executeTakeFirst();
    return row?.number ?? 0;
  }

  /** The claim that ends at `until`; the end distinguishes it from a claim of another process. */
  function createClaim(until: string): AuditStreamClaim {
    let claimedUntil = until;

    function updateClaimed(values: { number?: number; claimed_until: string }): Promise<boolean> {
      return write(async (transaction) => {
        const { numUpdatedRows } = await transaction
          .updateTable('audit_streams')
          .set(values)
          .where('target', '=', target)
          .where('claimed_until', '=', claimedUntil)
          .executeTakeFirst();
        return numUpdatedRows === 1n;
      });
    }

    return {
      async readNext(limit) {
        return read
          .selectFrom('audit_events')
          .selectAll()
          .where('number', '>', await readPosition())
          .orderBy('number')
          .limit(limit)
          .execute();
      },
      async advance(number) {
        const next = claimEnd();
        const isStillClaimed = await updateClaimed({ number, claimed_until: next });
        if (isStillClaimed) claimedUntil = next;
        return isStillClaimed;
      },
      async release() {
        await updateClaimed({ claimed_until: '' });
      },
    };
  }

  return {
    readPosition,
    async claim() {
      const claimedUntil = claimEnd();
      const isFree = await write(async (transaction) => {
        await transaction
          .insertInto('audit_streams')
          .values({ target, number: 0, claimed_until: '' })
          .onConflict((conflict) => conflict.column('target').doNothing())
          .execute();
        const { numUpdatedRows } = await transaction
          .updateTable('audit_streams')
          .set({ claimed_until: claimedUntil })
          .where('target', '=', target)
          .where('claimed_until', '<', now().toISOString())
          .executeTakeFirst();
        return numUpdatedRows === 1n;
      });
      return isFree ? createClaim(claimedUntil) : null;
    },
  };
}
