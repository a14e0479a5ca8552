import type { FieldTypes, Guid, RenamedLanguages } from '@form-portal/domain';
import { renameLanguages } from '@form-portal/domain/edit';
import type { Transaction } from 'kysely';
import type { ServerTables } from '../db/tables.ts';
import type { FormDraftStore } from './form-drafts.store.ts';
import type { FormsStore } from './forms.store.ts';

interface Deps {
  readonly forms: Pick<FormsStore, 'listForSaving' | 'save'>;
  readonly formDrafts: Pick<FormDraftStore, 'listForSaving' | 'save'>;
  readonly fieldTypes: FieldTypes;
}

/** Moves the texts of every form and draft to the codes that their languages have now: each form as its next revision (decision 0068). */
export async function renameFormLanguages(
  { forms, formDrafts, fieldTypes }: Deps,
  transaction: Transaction<ServerTables>,
  { renamed, savedBy }: { readonly renamed: RenamedLanguages; readonly savedBy: string },
): Promise<void> {
  const revisions = new Map<Guid, { readonly before: number; readonly after: number }>();
  for (const form of await forms.listForSaving(transaction)) {
    const saved = await forms.save(transaction, renameLanguages(form, renamed, fieldTypes), {
      savedBy,
      reason: 'languages',
    });
    revisions.set(form.guid, { before: form.revision, after: saved.revision });
  }
  for (const draft of await formDrafts.listForSaving(transaction)) {
    const form = renameLanguages(draft.form, renamed, fieldTypes);
    const published = revisions.get(form.guid);
    // A draft based on the published form remains based on it; an older one still conflicts with what was published in the meantime.
    const revision = published?.before === form.revision ? published.after : form.revision;
    await formDrafts.save(transaction, { ...form, revision }, draft.savedBy);
  }
}
