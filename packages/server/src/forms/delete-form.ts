import type { Guid, User } from '@form-portal/domain';
import type { Database } from '@form-portal/storage';
import type { AuditEvents } from '../audit/audit-events.ts';
import type { ServerTables } from '../db/tables.ts';
import type { FormStore } from './forms.store.ts';

interface Deps {
  readonly database: Database<ServerTables>;
  readonly forms: FormStore;
  readonly audit: AuditEvents;
}

/** Deletes a form; its revisions and submissions stay. False when there was none. */
export function deleteForm(
  { database, forms, audit }: Deps,
  guid: Guid,
  user: User | null,
): Promise<boolean> {
  return database.write(async (transaction) => {
    const removed = await forms.remove(transaction, guid);
    if (removed) await audit.formDeleted(transaction, user, guid);
    return removed;
  });
}
