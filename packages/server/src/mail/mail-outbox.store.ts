import { dayMs, minuteMs } from '@form-portal/domain';
import { claimRows, databaseTime, type Database } from '@form-portal/storage';
import type { RawBuilder, Transaction } from 'kysely';
import { neverDue, type SubmissionTables } from '../db/submission-tables.ts';

/** A message to send; plain text without personal data. */
export interface Mail {
  /** Identifies the occasion and its time: a second message with the same key is not written. */
  readonly key: string;
  readonly recipients: readonly string[];
  readonly subject: string;
  readonly body: string;
}

/** A message that only this process may send for now. */
export interface ClaimedMail extends Mail {
  readonly id: string;
  /** Earlier attempts. */
  readonly attempts: number;
  readonly createdAt: Date;
}

/** A message that was written, whether or not it has been sent. */
export interface WrittenMail extends Pick<Mail, 'key'> {
  readonly writtenAt: Date;
}

/** Mail waiting to be sent. Due times and claims are measured by the database's clock. */
export interface MailOutboxStore {
  /** Writes a message as part of a transaction, unless one with its key was written before. */
  add(transaction: Transaction<SubmissionTables>, mail: Mail): Promise<void>;
  /** The message that was written last among those whose keys begin with a text, as long as it is remembered. */
  findLast(keyStart: string): Promise<WrittenMail | undefined>;
  /** Claims the message that has been due longest; undefined when none is due. A claim expires after {@link claimMs}. */
  claimNext(): Promise<ClaimedMail | undefined>;
  /** Marks a message as sent or given up. Its key is remembered until {@link rememberMs} after the message was written. */
  settle(mail: ClaimedMail): Promise<void>;
  /** Retries for the remaining recipients after a delay in milliseconds. */
  postpone(mail: ClaimedMail, delayMs: number): Promise<void>;
  /** Deletes expired keys. */
  purge(): Promise<void>;
}

/** Longer than sending takes, even when the server uses all of its ten minutes for a reply. */
const claimMs = 20 * minuteMs;

/** How long the key of a message is remembered after the message was written; one that waits keeps its key for longer. */
export const rememberMs = 30 * dayMs;

/** Dependencies of the store. */
interface MailOutboxDeps {
  readonly database: Database<SubmissionTables>;
  readonly now: () => Date;
  readonly newGuid: () => string;
}

/** Creates the store. */
export function createMailOutboxStore({ database, now, newGuid }: MailOutboxDeps): MailOutboxStore {
  const after = (ms: number) => databaseTime(database.engine, ms);
  const at = (delayMs = 0): string => new Date(now().getTime() + delayMs).toISOString();
  const reschedule = ({ id, attempts, recipients }: ClaimedMail, due_at: string | RawBuilder<string>) =>
    database.write((transaction) =>
      transaction
        .updateTable('mail_outbox')
        .set({ due_at, attempts: attempts + 1, receivers: JSON.stringify(recipients) })
        .where('id', '=', id)
        .execute(),
    );
  return {
    async add(transaction, { key, recipients, subject, body }) {
      const text = { key, receivers: JSON.stringify(recipients), subject, body };
      await transaction
        .insertInto('mail_outbox')
        .values({ id: newGuid(), ...text, created_at: at(), due_at: after(0), attempts: 0 })
        .onConflict((conflict) => conflict.column('key').doNothing())
        .execute();
    },
    async findLast(keyStart) {
      const row = await database.read
        .selectFrom('mail_outbox')
        .select(['key', 'created_at'])
        .where('key', 'like', `${keyStart}%`)
        .orderBy('created_at', 'desc')
        .limit(1)
        .executeTakeFirst();
      return row && { key: row.key, writtenAt: new Date(row.created_at) };
    },
    async claimNext() {
      const [row] = await database.write((transaction) =>
        claimRows(
          transaction
            .selectFrom('mail_outbox')
            .selectAll()
            .where('due_at', '<=', after(0))
            .orderBy('due_at')
            .limit(1),
          database.engine,
          (rows) =>
            transaction
              .updateTable('mail_outbox')
              .set({ due_at: after(claimMs) })
              .where(
                'id',
                'in',
                rows.map(({ id }) => id),
              )
              .execute(),
        ),
      );
      if (row === undefined) return undefined;
      const { receivers, created_at: createdAt, ...mail } = row;
      return {
        ...mail,
        // Only written by `add` above.
        recipients: JSON.parse(receivers) as readonly string[],
        createdAt: new Date(createdAt),
      };
    },
    async settle(mail) {
      await reschedule(mail, neverDue);
    },
    async postpone(mail, delayMs) {
      await reschedule(mail, after(delayMs));
    },
    async purge() {
      await database.write((transaction) =>
        transaction
          .deleteFrom('mail_outbox')
          .where('due_at', '=', neverDue)
          .where('created_at', '<', at(-rememberMs))
          .execute(),
      );
    },
  };
}
