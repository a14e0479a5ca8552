import { withBundled, withoutTexts, withVisibility, type Catalogue } from '@form-portal/domain';
import { catalogueFromWire, catalogueToWire } from '@form-portal/domain/wire';
import type { Transaction } from 'kysely';
import type { SiteDocument, SiteDocuments } from '../db/site-documents.store.ts';
import type { ServerTables } from '../db/tables.ts';

/** Languages with their version; 0 for the bundled ones, when none were ever saved. */
export interface StoredTranslations {
  readonly version: number;
  readonly catalogue: Catalogue;
}

/** The store of the portal's languages. */
export interface TranslationsStore {
  get(): Promise<StoredTranslations>;
  /** The languages as the transaction sees them. Others that save them wait until the transaction has ended. */
  findForSaving(transaction: Transaction<ServerTables>): Promise<StoredTranslations>;
  /** Stores them and returns the new version; undefined when another version than `onlyOver` (null: any) is stored. */
  save(
    transaction: Transaction<ServerTables>,
    catalogue: Catalogue,
    onlyOver: number | null,
  ): Promise<number | undefined>;
  /**
   * Adds languages, without their texts and hidden from visitors, to the stored ones. Existing codes are left
   * alone, and nothing is added when none are stored.
   */
  add(transaction: Transaction<ServerTables>, languages: Catalogue): Promise<void>;
}

/** Creates the store. Stored languages are completed by the bundled ones, so that texts of a new version are available immediately. */
export function createTranslationsStore(documents: SiteDocuments, bundled: Catalogue): TranslationsStore {
  let cached: StoredTranslations | undefined;

  function parse(document: string): Catalogue {
    const parsed = catalogueFromWire(JSON.parse(document));
    if (!parsed.ok)
      throw new Error(`The stored languages cannot be read: ${JSON.stringify(parsed.problems)}`);
    return parsed.value;
  }

  function complete(stored: SiteDocument | undefined): StoredTranslations {
    if (stored === undefined) return { version: 0, catalogue: bundled };
    return { version: stored.version, catalogue: withBundled(parse(stored.document), bundled) };
  }

  return {
    async get() {
      const { translations: version } = await documents.versions();
      if (cached?.version !== version) cached = complete(await documents.find('translations'));
      return cached;
    },
    findForSaving: async (transaction) =>
      complete(await documents.findForSaving(transaction, 'translations')),
    save: (transaction, catalogue, onlyOver) => {
      const document = JSON.stringify(catalogueToWire(catalogue));
      return documents.saveOver(transaction, { name: 'translations', document, onlyOver });
    },
    async add(transaction, languages) {
      const stored = await documents.findForSaving(transaction, 'translations');
      if (stored === undefined) return;
      const present = parse(stored.document);
      const added = withVisibility(withoutTexts(languages), present);
      const catalogue = { ...present, ...added, ...present };
      await documents.save(transaction, 'translations', JSON.stringify(catalogueToWire(catalogue)));
    },
  };
}
