import { withoutTexts, withVaultLanguages } from '@form-portal/domain';
import type { Database } from '@form-portal/storage';
import type { ServerTables } from '../../db/tables.ts';
import type { SiteParts } from '../compose-site.ts';

/**
 * Joins the bundled languages to the vault's languages of the same names, once: at the first start at which it tells of any, and while
 * nobody has saved their own. Only the names are stored, so that the texts of later versions show.
 */
export async function joinVaultLanguages(
  database: Database<ServerTables>,
  { translationsStore, structure, bundled }: SiteParts,
): Promise<void> {
  if ((await translationsStore.get()).version > 0) return;
  const { languages } = await structure.readStructure();
  if (languages.length === 0) return;
  const joined = withoutTexts(withVaultLanguages(bundled, languages));
  await database.write(async (transaction) => {
    await translationsStore.save(transaction, joined, 0);
  });
}
