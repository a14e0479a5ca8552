import {
  checkCatalogue,
  checkDefaultLanguage,
  failed,
  ok,
  outdatedAfter,
  renamedLanguages,
  withFirstCodes,
  withVisibility,
  type Catalogue,
  type RenamedLanguages,
  type Result,
  type Settings,
  type User,
} from '@form-portal/domain';
import type { Database } from '@form-portal/storage';
import type { Transaction } from 'kysely';
import type { AuditEvents } from '../audit/audit-events.ts';
import type { SubmissionTables } from '../db/submission-tables.ts';
import type { OutdatedTextsStore } from './outdated-texts.store.ts';
import type { StoredTranslations, TranslationsStore } from './translations.store.ts';

/** Dependencies of saving. */
export interface SaveTranslationsDeps {
  readonly database: Database<SubmissionTables>;
  readonly translationsStore: TranslationsStore;
  readonly outdatedTexts: OutdatedTextsStore;
  readonly audit: AuditEvents;
  /** Returns the site's settings, and locks them until the transaction ends. */
  readonly lockSettings: (
    transaction: Transaction<SubmissionTables>,
  ) => Promise<Pick<Settings, 'defaultLanguage'>>;
  /** Moves what is written in languages that got another code. */
  readonly renameTexts: (
    transaction: Transaction<SubmissionTables>,
    renaming: { readonly renamed: RenamedLanguages; readonly savedBy: string },
  ) => Promise<void>;
}

/** Languages to store. `onlyOver` is the version that they are based on; null overwrites any version. */
interface SaveTranslationsRequest {
  readonly catalogue: Catalogue;
  readonly user: User | null;
  readonly onlyOver: number | null;
}

/**
 * Checks and stores the portal's languages. Problem codes: those of `checkCatalogue`; `settings.language-unknown` when the site's
 * default language would be removed; `revision_conflict`.
 */
export async function saveTranslations(
  { database, translationsStore, outdatedTexts, audit, lockSettings, renameTexts }: SaveTranslationsDeps,
  { catalogue: sent, user, onlyOver }: SaveTranslationsRequest,
): Promise<Result<StoredTranslations>> {
  const saved = await database.write(async (transaction): Promise<Result<number>> => {
    // The settings first, in the same order as when they are saved, which prevents deadlocks.
    const { defaultLanguage } = await lockSettings(transaction);
    const { catalogue: before } = await translationsStore.findForSaving(transaction);
    const catalogue = withFirstCodes(withVisibility(sent, before), before);
    const [problem, ...others] = [
      ...checkCatalogue(catalogue),
      ...checkDefaultLanguage(defaultLanguage, Object.keys(catalogue)),
    ];
    if (problem !== undefined) return failed(problem, ...others);
    const version = await translationsStore.save(transaction, catalogue, onlyOver);
    if (version === undefined) return failed({ code: 'revision_conflict' });
    await outdatedTexts.change(transaction, (outdated) =>
      outdatedAfter(outdated, { before, after: catalogue }),
    );
    const renamed = renamedLanguages({ before, after: catalogue });
    if (renamed.size > 0) await renameTexts(transaction, { renamed, savedBy: user?.name ?? '' });
    await audit.translationsSaved(transaction, user, version);
    return ok(version);
  });
  return saved.ok ? ok(await translationsStore.get()) : saved;
}
