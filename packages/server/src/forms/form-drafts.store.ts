import type { Guid, SavedForm } from '@form-portal/domain';
import type { FormDraft } from '@form-portal/domain/wire';
import type { Database } from '@form-portal/storage';
import type { Transaction } from 'kysely';
import type { SiteDocuments } from '../db/site-documents.store.ts';
import type { ServerTables } from '../db/tables.ts';
import { parseStoredForm, serialiseForm } from './stored-form.ts';

type Write = Transaction<ServerTables>;

/**
 * The drafts of forms (specification D52). A transaction that changes one begins with `findForSaving` or `listForSaving` of
 * `FormsStore`.
 */
export interface FormDraftStore {
  find(guid: Guid): Promise<FormDraft | undefined>;
  /** Every draft, in unspecified order. */
  list(): Promise<readonly FormDraft[]>;
  /** The draft as the transaction sees it. */
  findForSaving(transaction: Write, guid: Guid): Promise<FormDraft | undefined>;
  /** Every draft as the transaction sees it, in unspecified order. */
  listForSaving(transaction: Write): Promise<readonly FormDraft[]>;
  /** Stores the draft, replacing the previous one, and returns it with its version and time. Throws when it could not be read again. */
  save(transaction: Write, form: SavedForm, savedBy: string): Promise<FormDraft>;
  /** False when there was no draft. */
  remove(transaction: Write, guid: Guid): Promise<boolean>;
}

interface Deps {
  readonly database: Database<ServerTables>;
  readonly documents: SiteDocuments;
  readonly now: () => Date;
}

/** Creates the store. */
export function createFormDraftStore({ database, documents, now }: Deps): FormDraftStore {
  return {
    async find(guid) {
      const row = await database.read
        .selectFrom('form_drafts')
        .selectAll()
        .where('form', '=', guid)
        .executeTakeFirst();
      return row && draftOf(row);
    },
    async list() {
      return (await database.read.selectFrom('form_drafts').selectAll().execute()).map(draftOf);
    },
    async findForSaving(transaction, guid) {
      const row = await transaction
        .selectFrom('form_drafts')
        .selectAll()
        .where('form', '=', guid)
        .executeTakeFirst();
      return row && draftOf(row);
    },
    async listForSaving(transaction) {
      return (await transaction.selectFrom('form_drafts').selectAll().execute()).map(draftOf);
    },
    async save(transaction, form, savedBy) {
      // Numbered together with the changes of forms, so that a draft never gets the version of a discarded one.
      const version = await documents.save(transaction, 'forms', '');
      const saved = { ...form, updatedAt: now().toISOString() };
      const row = {
        version,
        document: serialiseForm(saved),
        saved_at: saved.updatedAt,
        saved_by: savedBy,
      };
      await transaction
        .insertInto('form_drafts')
        .values({ form: form.guid, ...row })
        .onConflict((conflict) => conflict.column('form').doUpdateSet(row))
        .execute();
      return { form: saved, version, savedBy };
    },
    async remove(transaction, guid) {
      const { numDeletedRows } = await transaction
        .deleteFrom('form_drafts')
        .where('form', '=', guid)
        .executeTakeFirstOrThrow();
      return numDeletedRows > 0n;
    },
  };
}

type Row = ServerTables['form_drafts'];

function draftOf({ form, version, document, saved_by: savedBy }: Row): FormDraft {
  return { form: parseStoredForm(form, document), version, savedBy };
}
