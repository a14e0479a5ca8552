import type { Database } from '@form-portal/storage';
import type { Selectable } from 'kysely';
import type { ServerTables } from '../../db/tables.ts';

/** A row of the log, with its number and hash. */
export type StreamedRow = Selectable<ServerTables['audit_events']>;

/** How far the log was streamed to one target. */
export interface AuditStreamStore {
  /** Whether this process may stream now: no other one does. Holds until `release`, and for a minute after each step at the most. */
  claim(): Promise<boolean>;
  release(): Promise<void>;
  /** The rows after the last one that was streamed, oldest first. */
  readNext(limit: number): Promise<readonly StreamedRow[]>;
  /** The target has every row up to this number. */
  advance(number: number): Promise<void>;
  /** The last row that the target has; 0: none. */
  readPosition(): Promise<number>;
}

interface Deps {
  readonly database: Database<ServerTables>;
  readonly now: () => Date;
  /** The target as it was configured; another one gets the log from its first row. */
  readonly target: string;
}

const claimMs = 60_000;

/** Makes the store of a target. */
export function createAuditStreamStore({ database, now, target }: Deps): AuditStreamStore {
  const { read, write } = database;
  const claimedUntil = () => new Date(now().getTime() + claimMs).toISOString();

  async function readPosition(): Promise<number> {
    const row = await read
      .selectFrom('audit_streams')
      .select('number')
      .where('target', '=', target)
      .executeTakeFirst();
    return row?.number ?? 0;
  }

  return {
    readPosition,
    claim: () =>
      write(async (transaction) => {
        await transaction
          .insertInto('audit_streams')
          .values({ target, number: 0, claimed_until: '' })
          .onConflict((conflict) => conflict.column('target').doNothing())
          .execute();
        const { numUpdatedRows } = await transaction
          .updateTable('audit_streams')
          .set({ claimed_until: claimedUntil() })
          .where('target', '=', target)
          .where('claimed_until', '<', now().toISOString())
          .executeTakeFirst();
        return numUpdatedRows === 1n;
      }),
    release: () =>
      write(async (transaction) => {
        await transaction
          .updateTable('audit_streams')
          .set({ claimed_until: '' })
          .where('target', '=', target)
          .execute();
      }),
    async readNext(limit) {
      return read
        .selectFrom('audit_events')
        .selectAll()
        .where('number', '>', await readPosition())
        .orderBy('number')
        .limit(limit)
        .execute();
    },
    advance: (number) =>
      write(async (transaction) => {
        await transaction
          .updateTable('audit_streams')
          .set({ number, claimed_until: claimedUntil() })
          .where('target', '=', target)
          .where('number', '<', number)
          .execute();
      }),
  };
}
