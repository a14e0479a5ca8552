import { withRenamed, type RenamedLanguages, type Settings } from '@form-portal/domain';
import type { Transaction } from 'kysely';
import type { ServerTables } from '../db/tables.ts';
import type { SettingsStore } from './settings.store.ts';

/** Moves the texts of the settings to the codes that their languages have now. */
export async function renameSettingLanguages(
  store: SettingsStore,
  transaction: Transaction<ServerTables>,
  renamed: RenamedLanguages,
): Promise<void> {
  const { settings, version } = await store.findForSaving(transaction);
  if (version > 0) await store.save(transaction, renameTexts(settings, renamed));
}

function renameTexts(settings: Settings, renamed: RenamedLanguages): Settings {
  const { helpText, accessibilityStatement: statement } = settings;
  const shared = { ...settings, helpText: withRenamed(helpText, renamed) };
  if (statement?.kind !== 'page') return shared;
  const { organisation, compliance, knownGaps, method, supervisor, date } = statement.parts;
  const parts = {
    organisation: withRenamed(organisation, renamed),
    compliance: withRenamed(compliance, renamed),
    knownGaps: withRenamed(knownGaps, renamed),
    method: withRenamed(method, renamed),
    supervisor: withRenamed(supervisor, renamed),
    date,
  };
  return { ...shared, accessibilityStatement: { kind: 'page', parts } };
}
