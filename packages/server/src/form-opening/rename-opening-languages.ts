import { withRenamed, type RenamedLanguages } from '@form-portal/domain';
import type { Transaction } from 'kysely';
import type { ServerTables } from '../db/tables.ts';
import type { FormOpeningStore } from './form-openings.store.ts';

/** Moves the texts of every opening to the codes that their languages have now. */
export async function renameOpeningLanguages(
  openings: Pick<FormOpeningStore, 'listForSaving' | 'put'>,
  transaction: Transaction<ServerTables>,
  renamed: RenamedLanguages,
): Promise<void> {
  for (const [form, opening] of await openings.listForSaving(transaction)) {
    const { before, after, full } = opening.texts;
    const texts = {
      before: withRenamed(before, renamed),
      after: withRenamed(after, renamed),
      full: withRenamed(full, renamed),
    };
    await openings.put(transaction, form, { ...opening, texts });
  }
}
