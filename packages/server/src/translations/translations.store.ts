import { withBundled, type Catalogue } from '@form-portal/domain';
import { catalogueFromWire, catalogueToWire } from '@form-portal/domain/wire';
import type { Transaction } from 'kysely';
import type { SiteDocuments } from '../db/site-documents.store.ts';
import type { ServerTables } from '../db/tables.ts';

/** Languages with their version; 0: nobody ever saved any, these are the bundled ones. */
export interface StoredTranslations {
  readonly version: number;
  readonly catalogue: Catalogue;
}

/** The store of the portal's languages. */
export interface TranslationsStore {
  get(): Promise<StoredTranslations>;
  /** Stores them and answers the new version; undefined when another version than `onlyOver` (null: any) is stored. */
  save(
    transaction: Transaction<ServerTables>,
    catalogue: Catalogue,
    onlyOver: number | null,
  ): Promise<number | undefined>;
}

/** Makes the store. What is stored is completed by the bundled languages, so that a new version's texts are there at once. */
export function createTranslationsStore(documents: SiteDocuments, bundled: Catalogue): TranslationsStore {
  let known: StoredTranslations | undefined;

  async function read(): Promise<StoredTranslations> {
    const stored = await documents.find('translations');
    if (stored === undefined) return { version: 0, catalogue: bundled };
    const parsed = catalogueFromWire(JSON.parse(stored.document));
    if (!parsed.ok)
      throw new Error(`The stored languages cannot be read: ${JSON.stringify(parsed.problems)}`);
    return { version: stored.version, catalogue: withBundled(parsed.value, bundled) };
  }

  return {
    async get() {
      const { translations: version } = await documents.versions();
      if (known?.version !== version) known = await read();
      return known;
    },
    save: (transaction, catalogue, onlyOver) => {
      const document = JSON.stringify(catalogueToWire(catalogue));
      return documents.saveOver(transaction, { name: 'translations', document, onlyOver });
    },
  };
}
