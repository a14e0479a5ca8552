import type { Database } from '@form-portal/storage';
import { neverDue, type SubmissionTables } from '../db/submission-tables.ts';

/** Shifts an outbox as if a number of milliseconds had passed: its clock is the database's, which tests cannot move. */
export async function passTime(
  database: Database<SubmissionTables>,
  outbox: 'outbox' | 'mail_outbox' | 'confirmation_outbox',
  ms: number,
): Promise<void> {
  await database.write(async (transaction) => {
    const rows = await transaction.selectFrom(outbox).select('due_at').distinct().execute();
    for (const { due_at } of rows) {
      if (due_at === neverDue) continue;
      const earlier = new Date(Date.parse(due_at) - ms).toISOString();
      await transaction.updateTable(outbox).set({ due_at: earlier }).where('due_at', '=', due_at).execute();
    }
  });
}
