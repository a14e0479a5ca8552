import type { Migration } from '@form-portal/storage';
import { sql, type Transaction } from 'kysely';
import { beforeFirst, hashOf, type AuditEntry } from '../../audit/audit-chain.ts';

/** Rows linked at a time: a log of years does not fit into memory. */
const pageSize = 1000;

/** Links the audit log to a hash chain, oldest row first, and adds where the chain ends and how far it was streamed. */
export const auditChain: Migration = {
  name: '0065-audit-chain',
  async up(transaction) {
    const { schema } = transaction;
    await schema
      .alterTable('audit_events')
      .addColumn('number', 'bigint', (column) => column.notNull().defaultTo(0))
      .execute();
    await schema
      .alterTable('audit_events')
      .addColumn('hash', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    const end = await linkStoredRows(transaction);
    await schema.createIndex('audit_events_by_number').on('audit_events').column('number').unique().execute();
    await schema
      .createIndex('audit_checkpoints')
      .on('audit_events')
      .column('number')
      .where(sql.ref('event'), '=', sql.lit('audit.trimmed'))
      .execute();
    await schema
      .createTable('audit_chain_end')
      .addColumn('number', 'bigint', (column) => column.notNull())
      .addColumn('hash', 'text', (column) => column.notNull())
      .execute();
    await transaction.insertInto('audit_chain_end').values(end).execute();
    await schema
      .createTable('audit_streams')
      .addColumn('target', 'text', (column) => column.primaryKey())
      .addColumn('number', 'bigint', (column) => column.notNull())
      .addColumn('claimed_until', 'text', (column) => column.notNull())
      .execute();
  },
};

/** The log while its rows are linked. */
interface LinkedTables {
  readonly audit_events: AuditEntry & { readonly hash: string };
}

async function linkStoredRows(transaction: Transaction<LinkedTables>) {
  let { number, hash } = { number: 0, hash: beforeFirst };
  for (;;) {
    const rows = await transaction
      .selectFrom('audit_events')
      .select(['id', 'at', 'event', 'actor', 'subject', 'detail'])
      .where('number', '=', 0)
      .orderBy('at')
      .orderBy('id')
      .limit(pageSize)
      .execute();
    for (const row of rows) {
      number += 1;
      hash = hashOf({ ...row, number }, hash);
      await transaction.updateTable('audit_events').set({ number, hash }).where('id', '=', row.id).execute();
    }
    if (rows.length < pageSize) return { number, hash };
  }
}
