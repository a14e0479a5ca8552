import { fieldTypes } from '@form-portal/field-types';
import type { Database } from '@form-portal/storage';
import { createConfirmationRulesStore } from '../confirmation/confirmation-rules.store.ts';
import { renameConfirmationLanguages } from '../confirmation/rename-confirmation-languages.ts';
import type { SubmissionTables } from '../db/submission-tables.ts';
import { renameOpeningLanguages } from '../form-opening/rename-opening-languages.ts';
import { renameFormLanguages } from '../forms/rename-form-languages.ts';
import { renameSettingLanguages } from '../settings/rename-setting-languages.ts';
import type { SaveTranslationsDeps } from '../translations/save-translations.ts';
import type { SiteServices } from './compose-site.ts';

/** Creates the function that moves everything administrators wrote in a language to its new code (decision 0068). */
export function composeRenaming(
  site: Pick<SiteServices, 'forms' | 'formDrafts' | 'openings' | 'settingsStore'>,
  database: Database<SubmissionTables>,
): SaveTranslationsDeps['renameTexts'] {
  const confirmationRules = createConfirmationRulesStore(database);
  return async (transaction, { renamed, savedBy }) => {
    await renameFormLanguages({ ...site, fieldTypes }, transaction, { renamed, savedBy });
    await renameOpeningLanguages(site.openings, transaction, renamed);
    await renameConfirmationLanguages(confirmationRules, transaction, renamed);
    await renameSettingLanguages(site.settingsStore, transaction, renamed);
  };
}
