import type { OutdatedTexts } from '@form-portal/domain';
import { outdatedTextsFromWire } from '@form-portal/domain/wire';
import type { Transaction } from 'kysely';
import type { SiteDocument, SiteDocuments } from '../db/site-documents.store.ts';
import type { ServerTables } from '../db/tables.ts';

/** Stores which texts need to be translated again. */
export interface OutdatedTextsStore {
  get(): Promise<OutdatedTexts>;
  change(
    transaction: Transaction<ServerTables>,
    make: (outdated: OutdatedTexts) => OutdatedTexts,
  ): Promise<void>;
}

/** Creates the store. */
export function createOutdatedTextsStore(documents: SiteDocuments): OutdatedTextsStore {
  return {
    get: async () => parse(await documents.find('outdated-texts')),
    async change(transaction, make) {
      const outdated = parse(await documents.findForSaving(transaction, 'outdated-texts'));
      await documents.save(transaction, 'outdated-texts', JSON.stringify(make(outdated)));
    },
  };
}

function parse(stored: SiteDocument | undefined): OutdatedTexts {
  if (stored === undefined) return {};
  const parsed = outdatedTextsFromWire(JSON.parse(stored.document));
  if (!parsed.ok) throw new Error(`The outdated texts cannot be read: ${JSON.stringify(parsed.problems)}`);
  return parsed.value;
}
