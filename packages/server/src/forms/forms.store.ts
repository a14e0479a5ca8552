import type { FormListItem, Guid, SavedForm } from '@form-portal/domain';
import type { FormRevision } from '@form-portal/domain/wire';
import type { Database } from '@form-portal/storage';
import type { Transaction } from 'kysely';
import type { SiteDocuments } from '../db/site-documents.store.ts';
import type { SubmissionTables } from '../db/submission-tables.ts';
import type { ServerTables } from '../db/tables.ts';
import { parseStoredForm, serialiseForm } from './stored-form.ts';

type Write = Transaction<ServerTables>;

/** Why a revision was created. */
export type RevisionReason = FormRevision['reason'];

/** A row of the administrators' list. */
interface StoredFormItem extends FormListItem {
  readonly enabled: boolean;
  readonly listed: boolean;
}

/** The forms and every revision they ever had; revisions outlive their form, because submissions are pinned to them. */
export interface FormsStore {
  find(guid: Guid): Promise<SavedForm | undefined>;
  /** Every form, in unspecified order. */
  list(): Promise<readonly StoredFormItem[]>;
  /** Every form with its content. */
  listWhole(): Promise<readonly SavedForm[]>;
  findRevision(guid: Guid, revision: number): Promise<SavedForm | undefined>;
  /** A deleted form as of its last revision, disabled; undefined when the form exists, or never did. */
  findDeleted(guid: Guid): Promise<SavedForm | undefined>;
  /** Newest first. */
  listRevisions(guid: Guid): Promise<readonly FormRevision[]>;
  /** How many submissions the portal holds, by form; a form without any is absent. */
  countSubmissions(): Promise<ReadonlyMap<string, number>>;
  /** The form as the transaction sees it; changes of forms are serialised. */
  findForSaving(transaction: Write, guid: Guid): Promise<SavedForm | undefined>;
  /** Every form as the transaction sees it, ordered by GUID; others that change forms wait until it has ended. */
  listForSaving(transaction: Write): Promise<readonly SavedForm[]>;
  /** Whether somebody saved the form after a revision; changes of options alone do not count. */
  hasChangedSince(transaction: Write, guid: Guid, revision: number): Promise<boolean>;
  /** Stores the form as its next revision and returns it with revision and time. Throws when it could not be read again. */
  save(
    transaction: Write,
    form: SavedForm,
    origin: Pick<FormRevision, 'savedBy' | 'reason'>,
  ): Promise<SavedForm>;
  /** False when the form does not exist. */
  remove(transaction: Write, guid: Guid): Promise<boolean>;
}

interface Deps {
  readonly database: Database<ServerTables>;
  readonly documents: SiteDocuments;
  readonly now: () => Date;
}

/** Parsed forms that are cached; a form is parsed again only after its revision has changed. */
const maxParsed = 2000;

/** Creates the store. */
export function createFormsStore({ database, documents, now }: Deps): FormsStore {
  const parsed = new Map<string, SavedForm>();

  function parseOnce(guid: string, revision: number, document: string): SavedForm {
    const known = parsed.get(guid);
    if (known?.revision === revision) return known;
    const form = parseStoredForm(guid, document);
    if (parsed.size >= maxParsed) parsed.clear();
    parsed.set(guid, form);
    return form;
  }

  async function find(guid: Guid): Promise<SavedForm | undefined> {
    const known = parsed.get(guid);
    const query = database.read.selectFrom('forms').where('guid', '=', guid);
    if (known !== undefined) {
      const row = await query.select('revision').executeTakeFirst();
      if (row === undefined || row.revision === known.revision) return row && known;
    }
    const row = await query.select(['revision', 'document']).executeTakeFirst();
    return row && parseOnce(guid, row.revision, row.document);
  }

  /**
   * Every change of any form locks the same row first: revisions are numbered one after another, and no two changes can wait for
   * each other's locks.
   */
  async function waitForOtherChanges(transaction: Write): Promise<void> {
    await documents.findForSaving(transaction, 'forms');
  }

  return {
    find,
    async list() {
      const columns = ['guid', 'name', 'enabled', 'listed', 'identified'] as const;
      const rows = await database.read.selectFrom('forms').select(columns).orderBy('guid').execute();
      return rows.map((row) => ({
        // Written by `save` below.
        guid: row.guid as Guid,
        name: JSON.parse(row.name) as FormListItem['name'],
        suomiFiEnabled: row.identified === 1,
        enabled: row.enabled === 1,
        listed: row.listed === 1,
      }));
    },
    async listWhole() {
      const rows = await database.read.selectFrom('forms').select('guid').orderBy('guid').execute();
      const forms = await Promise.all(rows.map((row) => find(row.guid as Guid)));
      return forms.filter((form) => form !== undefined);
    },
    async findRevision(guid, revision) {
      const known = parsed.get(guid);
      if (known?.revision === revision) return known;
      const row = await database.read
        .selectFrom('form_revisions')
        .select('document')
        .where('form', '=', guid)
        .where('revision', '=', revision)
        .executeTakeFirst();
      return row && parseStoredForm(guid, row.document);
    },
    async findDeleted(guid) {
      const row = await database.read
        .selectFrom('form_revisions')
        .leftJoin('forms', 'forms.guid', 'form_revisions.form')
        .select('form_revisions.document')
        .where('form_revisions.form', '=', guid)
        .where('forms.guid', 'is', null)
        .orderBy('form_revisions.revision', 'desc')
        .limit(1)
        .executeTakeFirst();
      return row && { ...parseStoredForm(guid, row.document), enabled: false };
    },
    async listRevisions(guid) {
      const rows = await database.read
        .selectFrom('form_revisions')
        .select(['revision', 'saved_at', 'saved_by', 'reason'])
        .where('form', '=', guid)
        .orderBy('revision', 'desc')
        .execute();
      const counted = await countByRevision(database, guid);
      return rows.map((row) => ({
        revision: row.revision,
        savedAt: row.saved_at,
        savedBy: row.saved_by,
        reason: row.reason as RevisionReason,
        submissions: counted.get(row.revision) ?? 0,
      }));
    },
    async countSubmissions() {
      const rows = await database
        .withTables<SubmissionTables>()
        .read.selectFrom('submissions')
        .select((row) => ['form', row.fn.countAll<number | string>().as('count')])
        .where('test', 'is', null)
        .groupBy('form')
        .execute();
      // PostgreSQL returns counts as bigint, which arrives as text.
      return new Map(rows.map(({ form, count }) => [form, Number(count)]));
    },
    async findForSaving(transaction, guid) {
      await waitForOtherChanges(transaction);
      const row = await transaction
        .selectFrom('forms')
        .select('document')
        .where('guid', '=', guid)
        .executeTakeFirst();
      return row && parseStoredForm(guid, row.document);
    },
    async listForSaving(transaction) {
      await waitForOtherChanges(transaction);
      const rows = await transaction
        .selectFrom('forms')
        .select(['guid', 'document'])
        .orderBy('guid')
        .execute();
      return rows.map(({ guid, document }) => parseStoredForm(guid, document));
    },
    async hasChangedSince(transaction, guid, revision) {
      const row = await transaction
        .selectFrom('form_revisions')
        .select('revision')
        .where('form', '=', guid)
        .where('revision', '>', revision)
        .where('reason', '!=', 'options')
        .limit(1)
        .executeTakeFirst();
      return row !== undefined;
    },
    async save(transaction, form, { savedBy, reason }) {
      await documents.save(transaction, 'forms', '');
      const last = await transaction
        .selectFrom('form_revisions')
        .select((row) => row.fn.max('revision').as('revision'))
        .where('form', '=', form.guid)
        .executeTakeFirst();
      const savedAt = now().toISOString();
      // A refresh of options is not an edit.
      const updatedAt = reason === 'options' ? (form.updatedAt ?? savedAt) : savedAt;
      const saved = { ...form, revision: (last?.revision ?? 0) + 1, updatedAt };
      await insert(transaction, saved, { savedAt, savedBy, reason });
      return saved;
    },
    async remove(transaction, guid) {
      await waitForOtherChanges(transaction);
      const { numDeletedRows } = await transaction
        .deleteFrom('forms')
        .where('guid', '=', guid)
        .executeTakeFirstOrThrow();
      if (numDeletedRows > 0n) await documents.save(transaction, 'forms', '');
      return numDeletedRows > 0n;
    },
  };
}

/** How many submissions were sent to each revision of a form; test submissions do not count. */
async function countByRevision(
  database: Database<ServerTables>,
  form: Guid,
): Promise<ReadonlyMap<number, number>> {
  const rows = await database
    .withTables<SubmissionTables>()
    .read.selectFrom('submissions')
    .select((row) => ['form_revision', row.fn.countAll<number | string>().as('count')])
    .where('form', '=', form)
    .where('test', 'is', null)
    .groupBy('form_revision')
    .execute();
  // PostgreSQL returns counts as bigint, which arrives as text.
  return new Map(rows.map(({ form_revision: revision, count }) => [revision, Number(count)]));
}

type Stamped = SavedForm & { readonly updatedAt: string };

async function insert(
  transaction: Write,
  form: Stamped,
  { savedAt, savedBy, reason }: Pick<FormRevision, 'savedAt' | 'savedBy' | 'reason'>,
): Promise<void> {
  const { guid, revision, updatedAt } = form;
  const document = serialiseForm(form);
  const row = {
    revision,
    document,
    name: JSON.stringify(form.name),
    enabled: Number(form.enabled),
    listed: Number(form.showInFormPortal),
    identified: Number(form.identity.enabled),
    updated_at: updatedAt,
  };
  await transaction
    .insertInto('form_revisions')
    .values({ form: guid, revision, document, saved_at: savedAt, saved_by: savedBy, reason })
    .execute();
  await transaction
    .insertInto('forms')
    .values({ guid, ...row })
    .onConflict((conflict) => conflict.column('guid').doUpdateSet(row))
    .execute();
}
