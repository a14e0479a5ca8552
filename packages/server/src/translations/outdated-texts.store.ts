import type { OutdatedTexts } from '@form-portal/domain';
import { outdatedTextsFromWire } from '@form-portal/domain/wire';
import type { Transaction } from 'kysely';
import type { SiteDocuments } from '../db/site-documents.store.ts';
import type { ServerTables } from '../db/tables.ts';

/** Where it stands which texts are to be translated again. */
export interface OutdatedTextsStore {
  get(): Promise<OutdatedTexts>;
  change(
    transaction: Transaction<ServerTables>,
    make: (outdated: OutdatedTexts) => OutdatedTexts,
  ): Promise<void>;
}

/** Makes the store. */
export function createOutdatedTextsStore(documents: SiteDocuments): OutdatedTextsStore {
  async function get(): Promise<OutdatedTexts> {
    const stored = await documents.find('outdated-texts');
    if (stored === undefined) return {};
    const parsed = outdatedTextsFromWire(JSON.parse(stored.document));
    if (!parsed.ok) throw new Error(`The outdated texts cannot be read: ${JSON.stringify(parsed.problems)}`);
    return parsed.value;
  }
  return {
    get,
    async change(transaction, make) {
      await documents.save(transaction, 'outdated-texts', JSON.stringify(make(await get())));
    },
  };
}
