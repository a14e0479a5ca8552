import type { Database } from '@form-portal/storage';
import type { Transaction } from 'kysely';
import type { ServerTables } from './tables.ts';

/** The documents that pages depend on; `forms` has no text and only counts changes of the form list. */
type PageDocumentName = 'settings' | 'translations' | 'forms';

/** The documents of the whole site; `bundled-languages` lists the codes of bundled languages added so far, separated by spaces. */
type SiteDocumentName = PageDocumentName | 'outdated-texts' | 'bundled-languages';

/** How often each document was changed; 0 for never. Whatever derives from them is stale as soon as one differs. */
type SiteVersions = Readonly<Record<PageDocumentName, number>>;

/** A stored document. */
export interface SiteDocument {
  readonly version: number;
  readonly document: string;
}

/** The store of the site's documents. */
export interface SiteDocuments {
  versions(): Promise<SiteVersions>;
  find(name: SiteDocumentName): Promise<SiteDocument | undefined>;
  /** The document as the transaction sees it. Others that read it for saving, or save it, wait until the transaction has ended. */
  findForSaving(transaction: Write, name: SiteDocumentName): Promise<SiteDocument | undefined>;
  /** Stores a new version and returns its number. */
  save(transaction: Write, name: SiteDocumentName, document: string): Promise<number>;
  /** Stores a new version over the expected one, and returns its number; undefined when another version is stored. */
  saveOver(transaction: Write, change: SiteDocumentChange): Promise<number | undefined>;
}

/** A new text of a document. `onlyOver` is the version that it is based on; null overwrites any version. */
interface SiteDocumentChange {
  readonly name: SiteDocumentName;
  readonly document: string;
  readonly onlyOver: number | null;
}

type Write = Transaction<ServerTables>;

interface Deps {
  readonly database: Database<ServerTables>;
  readonly now: () => Date;
}

/** The version of a document that was never saved. */
const neverSaved = 0;

/** Creates the store. */
export function createSiteDocuments({ database, now }: Deps): SiteDocuments {
  async function save(transaction: Write, name: SiteDocumentName, document: string): Promise<number> {
    const updated_at = now().toISOString();
    const { version } = await transaction
      .insertInto('site_documents')
      .values({ name, version: 1, document, updated_at })
      .onConflict((conflict) =>
        conflict.column('name').doUpdateSet((row) => ({
          version: row('site_documents.version', '+', 1),
          document,
          updated_at,
        })),
      )
      .returning('version')
      .executeTakeFirstOrThrow();
    return version;
  }

  async function findForSaving(
    transaction: Write,
    name: SiteDocumentName,
  ): Promise<SiteDocument | undefined> {
    // On PostgreSQL, writing the row makes others wait. A document that was never saved gets a row too: a missing row cannot be locked.
    const stored = await transaction
      .insertInto('site_documents')
      .values({ name, version: neverSaved, document: '', updated_at: now().toISOString() })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ name }))
      .returning(['version', 'document'])
      .executeTakeFirstOrThrow();
    return stored.version === neverSaved ? undefined : stored;
  }

  async function readVersions(): Promise<SiteVersions> {
    const rows = await database.read.selectFrom('site_documents').select(['name', 'version']).execute();
    const versionOf = (name: SiteDocumentName) =>
      rows.find((row) => row.name === name)?.version ?? neverSaved;
    return {
      settings: versionOf('settings'),
      translations: versionOf('translations'),
      forms: versionOf('forms'),
    };
  }

  // Concurrent callers share one query: a page reads several documents at once.
  let pendingVersions: Promise<SiteVersions> | undefined;

  return {
    versions: () =>
      (pendingVersions ??= Promise.resolve().then(() => {
        pendingVersions = undefined;
        return readVersions();
      })),
    find: (name) =>
      database.read
        .selectFrom('site_documents')
        .select(['version', 'document'])
        .where('name', '=', name)
        .where('version', '>', neverSaved)
        .executeTakeFirst(),
    findForSaving,
    save,
    async saveOver(transaction, { name, document, onlyOver }) {
      const stored = await findForSaving(transaction, name);
      if (onlyOver !== null && onlyOver !== (stored?.version ?? neverSaved)) return undefined;
      return save(transaction, name, document);
    },
  };
}
