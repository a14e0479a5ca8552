import { withoutTexts, withVaultLanguages } from '@form-portal/domain';
import type { Database } from '@form-portal/storage';
import type { ServerTables } from '../../db/tables.ts';
import type { SiteServices } from '../compose-site.ts';

interface Deps extends Pick<SiteServices, 'translationsStore' | 'structure' | 'bundled'> {
  readonly database: Database<ServerTables>;
}

/**
 * Pairs the bundled languages with the vault's languages by name, once: at the first start on which the vault has any, and only while
 * no administrator has saved languages. Only the pairing is stored, so that later versions can improve the texts.
 */
export async function pairVaultLanguages(deps: Deps): Promise<void> {
  const { database, translationsStore, structure, bundled } = deps;
  if ((await translationsStore.get()).version > 0) return;
  const { languages } = await structure.readStructure();
  if (languages.length === 0) return;
  const paired = withoutTexts(withVaultLanguages(bundled, languages));
  await database.write(async (transaction) => {
    await translationsStore.save(transaction, paired, 0);
  });
}
