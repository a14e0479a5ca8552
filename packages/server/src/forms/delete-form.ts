import type { Guid, User } from '@form-portal/domain';
import type { Database } from '@form-portal/storage';
import type { AuditEvents } from '../audit/audit-events.ts';
import type { ServerTables } from '../db/tables.ts';
import type { FormDraftStore } from './form-drafts.store.ts';
import type { FormsStore } from './forms.store.ts';

interface Deps {
  readonly database: Database<ServerTables>;
  readonly forms: FormsStore;
  readonly formDrafts: FormDraftStore;
  readonly audit: AuditEvents;
}

/** Deletes a form and its draft; its revisions and submissions are kept. False when neither exists. */
export function deleteForm(
  { database, forms, formDrafts, audit }: Deps,
  guid: Guid,
  user: User | null,
): Promise<boolean> {
  return database.write(async (transaction) => {
    const wasPublished = await forms.remove(transaction, guid);
    const hadDraft = await formDrafts.remove(transaction, guid);
    const removed = wasPublished || hadDraft;
    if (removed) await audit.formDeleted(transaction, user, guid);
    return removed;
  });
}
