import { withRenamed, type RenamedLanguages } from '@form-portal/domain';
import type { Transaction } from 'kysely';
import type { SubmissionTables } from '../db/submission-tables.ts';
import type { ConfirmationRulesStore } from './confirmation-rules.store.ts';

/** Moves the texts of every confirmation to the codes that their languages have now. */
export async function renameConfirmationLanguages(
  rules: Pick<ConfirmationRulesStore, 'listForSaving' | 'put'>,
  transaction: Transaction<SubmissionTables>,
  renamed: RenamedLanguages,
): Promise<void> {
  for (const [form, stored] of await rules.listForSaving(transaction))
    await rules.put(transaction, form, { ...stored, text: withRenamed(stored.text, renamed) });
}
