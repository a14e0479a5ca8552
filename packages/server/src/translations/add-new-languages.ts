import {
  withVaultLanguages,
  type Catalogue,
  type LanguageCode,
  type Translation,
  type VaultStructure,
} from '@form-portal/domain';
import type { Database } from '@form-portal/storage';
import type { SiteDocument, SiteDocuments } from '../db/site-documents.store.ts';
import type { ServerTables } from '../db/tables.ts';
import { unlessUnreachable } from '../unless-unreachable.ts';
import type { TranslationsStore } from './translations.store.ts';

/** Dependencies of adding languages. */
interface Deps {
  readonly database: Database<ServerTables>;
  readonly documents: SiteDocuments;
  readonly translationsStore: Pick<TranslationsStore, 'add'>;
  readonly structure: { readStructure(): Promise<Pick<VaultStructure, 'languages'>> };
  readonly bundled: Catalogue;
}

/** The bundled languages of versions that did not record which languages had been added. */
const firstBundled: readonly LanguageCode[] = ['gb', 'fi', 'se'];

/**
 * Adds bundled languages that are new in this version to the portal's stored languages. Each is added once: one that an
 * administrator deletes stays deleted (decision 0041). Only records them while no languages are stored.
 */
export async function addNewLanguages(deps: Deps): Promise<void> {
  const { database, documents, translationsStore, structure, bundled } = deps;
  const recorded = await documents.find('bundled-languages');
  if (recorded !== undefined && newSince(recorded, bundled).length === 0) return;
  // Languages are added even if the vault is unreachable; administrators can pair them later.
  const languages = await unlessUnreachable(async () => (await structure.readStructure()).languages, []);
  await database.write(async (transaction) => {
    const recorded = await documents.findForSaving(transaction, 'bundled-languages');
    const added = newSince(recorded, bundled);
    if (added.length > 0)
      await translationsStore.add(transaction, withVaultLanguages(Object.fromEntries(added), languages));
    const codes = [...codesIn(recorded), ...added.map(([code]) => code)];
    await documents.save(transaction, 'bundled-languages', codes.join(' '));
  });
}

function newSince(recorded: SiteDocument | undefined, bundled: Catalogue): [LanguageCode, Translation][] {
  const added = codesIn(recorded);
  return Object.entries(bundled).filter(([code]) => !added.includes(code));
}

/** The codes of the languages that have been added so far. */
function codesIn(recorded: SiteDocument | undefined): readonly LanguageCode[] {
  return recorded === undefined ? firstBundled : recorded.document.split(' ');
}
