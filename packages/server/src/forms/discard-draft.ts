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

/** Discards the draft of a form; `version` undefined: any version. */
export function discardDraft(
  { database, forms, formDrafts, audit }: Deps,
  guid: Guid,
  { version, user }: { readonly version: number | undefined; readonly user: User | null },
): Promise<'discarded' | 'none' | 'conflict'> {
  return database.write(async (transaction) => {
    await forms.findForSaving(transaction, guid);
    const draft = await formDrafts.findForSaving(transaction, guid);
    if (version !== undefined && version !== (draft?.version ?? 0)) return 'conflict';
    if (draft === undefined) return 'none';
    await formDrafts.remove(transaction, guid);
    await audit.formDraftDiscarded(transaction, user, guid);
    return 'discarded';
  });
}
