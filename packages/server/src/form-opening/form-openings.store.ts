import { alwaysOpen, parseGuid, type FormOpening, type Guid } from '@form-portal/domain';
import type { Database } from '@form-portal/storage';
import type { Transaction } from 'kysely';
import type { SiteDocuments } from '../db/site-documents.store.ts';
import type { ServerTables } from '../db/tables.ts';

type Write = Transaction<ServerTables>;

/** When forms take answers, by form. */
export interface FormOpeningStore {
  /** {@link alwaysOpen} when nothing was set. */
  get(form: Guid): Promise<FormOpening>;
  /** The openings that were set. */
  list(): Promise<ReadonlyMap<Guid, FormOpening>>;
  /** The same as the transaction sees them. Others that change one wait until the transaction has ended. */
  listForSaving(transaction: Write): Promise<ReadonlyMap<Guid, FormOpening>>;
  put(transaction: Write, form: Guid, opening: FormOpening): Promise<void>;
}

interface Deps {
  readonly database: Database<ServerTables>;
  readonly documents: SiteDocuments;
}

/** Creates the store. */
export function createFormOpeningStore({ database, documents }: Deps): FormOpeningStore {
  return {
    async get(form) {
      const row = await database.read
        .selectFrom('form_openings')
        .select('document')
        .where('form', '=', form)
        .executeTakeFirst();
      return row === undefined ? alwaysOpen : openingFromDocument(row.document);
    },
    list: () => listIn(database.read),
    async listForSaving(transaction) {
      await documents.findForSaving(transaction, 'forms');
      return listIn(transaction);
    },
    async put(transaction, form, opening) {
      const document = JSON.stringify(opening);
      // The list of forms depends on openings. Saved first, since `listForSaving` locks this document first too: no deadlocks.
      await documents.save(transaction, 'forms', '');
      await transaction
        .insertInto('form_openings')
        .values({ form, document })
        .onConflict((conflict) => conflict.column('form').doUpdateSet({ document }))
        .execute();
    },
  };
}

async function listIn(read: Pick<Write, 'selectFrom'>): Promise<ReadonlyMap<Guid, FormOpening>> {
  const rows = await read.selectFrom('form_openings').selectAll().execute();
  return new Map(
    rows.flatMap(({ form, document }) => {
      const guid = parseGuid(form);
      return guid === undefined ? [] : [[guid, openingFromDocument(document)] as const];
    }),
  );
}

/** The opening of a row; only `put` writes documents. */
export function openingFromDocument(document: string): FormOpening {
  return JSON.parse(document) as FormOpening;
}
