import {
  checkCatalogue,
  checkDefaultLanguage,
  failed,
  ok,
  outdatedAfter,
  withFirstCodes,
  withVisibility,
  type Catalogue,
  type Result,
  type Settings,
  type User,
} from '@form-portal/domain';
import type { Database } from '@form-portal/storage';
import type { AuditEvents } from '../audit/audit-events.ts';
import type { ServerTables } from '../db/tables.ts';
import type { OutdatedTextsStore } from './outdated-texts.store.ts';
import type { StoredTranslations, TranslationsStore } from './translations.store.ts';

/** Dependencies of saving. */
export interface SaveTranslationsDeps {
  readonly database: Database<ServerTables>;
  readonly translationsStore: TranslationsStore;
  readonly outdatedTexts: OutdatedTextsStore;
  readonly audit: AuditEvents;
  readonly readSettings: () => Promise<Settings>;
}

/** Languages to store. `onlyOver` is the version that they are based on; null overwrites any version. */
interface SaveTranslationsRequest {
  readonly catalogue: Catalogue;
  readonly user: User | null;
  readonly onlyOver: number | null;
}

/**
 * Checks and stores the portal's languages. Problem codes: those of `checkCatalogue`; `settings.language-unknown` when the site's
 * default language would be gone; `revision_conflict`.
 */
export async function saveTranslations(
  { database, translationsStore, outdatedTexts, audit, readSettings }: SaveTranslationsDeps,
  { catalogue: sent, user, onlyOver }: SaveTranslationsRequest,
): Promise<Result<StoredTranslations>> {
  const { defaultLanguage } = await readSettings();
  const { catalogue: before } = await translationsStore.get();
  const catalogue = withFirstCodes(withVisibility(sent, before), before);
  const [problem, ...others] = [
    ...checkCatalogue(catalogue),
    ...checkDefaultLanguage(defaultLanguage, Object.keys(catalogue)),
  ];
  if (problem !== undefined) return failed(problem, ...others);
  const version = await database.write(async (transaction) => {
    const saved = await translationsStore.save(transaction, catalogue, onlyOver);
    if (saved === undefined) return undefined;
    await outdatedTexts.change(transaction, (outdated) =>
      outdatedAfter(outdated, { before, after: catalogue }),
    );
    await audit.translationsSaved(transaction, user, saved);
    return saved;
  });
  return version === undefined ? failed({ code: 'revision_conflict' }) : ok(await translationsStore.get());
}
