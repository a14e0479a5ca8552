import type { FieldTypes, Guid, RenamedLanguages } from '@form-portal/domain';
import { renameLanguages } from '@form-portal/domain/edit';
import type { Transaction } from 'kysely';
import type { ServerTables } from '../db/tables.ts';
import type { FormDraftStore } from './form-drafts.store.ts';
import type { FormsStore } from './forms.store.ts';

interface Deps {
  readonly forms: Pick<FormsStore, 'list' | 'findForSaving' | 'save'>;
  readonly formDrafts: Pick<FormDraftStore, 'list' | 'findForSaving' | 'save'>;
  readonly fieldTypes: FieldTypes;
}

/** Moves the texts of every form and draft to the codes that their languages have now: each form as its next revision (decision 0068). */
export async function renameFormLanguages(
  { forms, formDrafts, fieldTypes }: Deps,
  transaction: Transaction<ServerTables>,
  { renamed, savedBy }: { readonly renamed: RenamedLanguages; readonly savedBy: string },
): Promise<void> {
  const revisions = new Map<Guid, { readonly before: number; readonly after: number }>();
  for (const { guid } of await forms.list()) {
    const form = await forms.findForSaving(transaction, guid);
    if (form === undefined) continue;
    const saved = await forms.save(transaction, renameLanguages(form, renamed, fieldTypes), {
      savedBy,
      reason: 'languages',
    });
    revisions.set(guid, { before: form.revision, after: saved.revision });
  }
  for (const { form: listed } of await formDrafts.list()) {
    const draft = await formDrafts.findForSaving(transaction, listed.guid);
    if (draft === undefined) continue;
    const form = renameLanguages(draft.form, renamed, fieldTypes);
    const published = revisions.get(form.guid);
    // A draft based on the published form remains based on it; an older one still conflicts with what was published in the meantime.
    const revision = published?.before === form.revision ? published.after : form.revision;
    await formDrafts.save(transaction, { ...form, revision }, draft.savedBy);
  }
}
