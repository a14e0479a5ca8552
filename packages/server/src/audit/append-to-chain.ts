import { lockingRows, type Engine } from '@form-portal/storage';
import type { Transaction } from 'kysely';
import type { ServerTables } from '../db/tables.ts';
import { hashOf, type AuditEntry } from './audit-chain.ts';
import type { ChainPosition } from './audit-checkpoint.ts';

/**
 * Appends a row to the audit log as part of a transaction. The end of the chain stays locked until the transaction ends, so numbers
 * follow the order of commits. Call it after everything else that the transaction locks; otherwise transactions may deadlock.
 */
export async function appendToChain(
  transaction: Transaction<ServerTables>,
  engine: Engine,
  content: Omit<AuditEntry, 'number'>,
): Promise<void> {
  const end = await lockEnd(transaction, engine);
  const entry = { ...wellFormed(content), number: end.number + 1 };
  const hash = hashOf(entry, end.hash);
  await transaction
    .insertInto('audit_events')
    .values({ ...entry, hash })
    .execute();
  await transaction.updateTable('audit_chain_end').set({ number: entry.number, hash }).execute();
}

/** The end of the chain. Nobody else can append until the transaction has ended. */
export function lockEnd(transaction: Transaction<ServerTables>, engine: Engine): Promise<ChainPosition> {
  const end = transaction.selectFrom('audit_chain_end').select(['number', 'hash']);
  return lockingRows(end, engine).executeTakeFirstOrThrow();
}

/** Replaces lone surrogates, which the database would store as a different character from the one that was hashed. */
function wellFormed({ id, at, event, actor, subject, detail }: Omit<AuditEntry, 'number'>) {
  return {
    id,
    at,
    event,
    actor: actor.toWellFormed(),
    subject: subject.toWellFormed(),
    detail: detail.toWellFormed(),
  };
}
