import type { FieldTypes, Guid, RenamedLanguages } from '@form-portal/domain';
import { renameLanguages } from '@form-portal/domain/edit';
import type { FormDraft } from '@form-portal/domain/wire';
import type { Transaction } from 'kysely';
import type { ServerTables } from '../db/tables.ts';
import type { FormDraftStore } from './form-drafts.store.ts';
import type { FormsStore } from './forms.store.ts';

interface Deps {
  readonly forms: Pick<FormsStore, 'listForSaving' | 'hasChangedSince' | 'save'>;
  readonly formDrafts: Pick<FormDraftStore, 'listForSaving' | 'save'>;
  readonly fieldTypes: FieldTypes;
}

/** Moves the texts of every form and draft to the codes that their languages have now: each form as its next revision (decision 0068). */
export async function renameFormLanguages(
  { forms, formDrafts, fieldTypes }: Deps,
  transaction: Transaction<ServerTables>,
  { renamed, savedBy }: { readonly renamed: RenamedLanguages; readonly savedBy: string },
): Promise<void> {
  const published = await forms.listForSaving(transaction);
  const drafts = await formDrafts.listForSaving(transaction);
  const older = new Set<FormDraft>();
  for (const draft of drafts) {
    const { guid, revision } = draft.form;
    if (await forms.hasChangedSince(transaction, guid, revision)) older.add(draft);
  }
  const revisions = new Map<Guid, number>();
  for (const form of published) {
    const saved = await forms.save(transaction, renameLanguages(form, renamed, fieldTypes), {
      savedBy,
      reason: 'languages',
    });
    revisions.set(form.guid, saved.revision);
  }
  for (const draft of drafts) {
    const form = renameLanguages(draft.form, renamed, fieldTypes);
    // A draft based on the published form remains based on it; an older one still conflicts with what was published in the meantime.
    const revision = (older.has(draft) ? undefined : revisions.get(form.guid)) ?? form.revision;
    await formDrafts.save(transaction, { ...form, revision }, draft.savedBy);
  }
}
