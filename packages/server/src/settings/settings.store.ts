import { defaultSettings, type Settings } from '@form-portal/domain';
import { settingsFromWire, settingsToWire } from '@form-portal/domain/wire';
import type { Transaction } from 'kysely';
import type { SiteDocument, SiteDocuments } from '../db/site-documents.store.ts';
import type { ServerTables } from '../db/tables.ts';

/** Settings with their version; 0 for the defaults, when none were ever saved. */
export interface StoredSettings {
  readonly version: number;
  readonly settings: Settings;
}

/** The store of the site's settings. */
export interface SettingsStore {
  get(): Promise<StoredSettings>;
  /** The settings as the transaction sees them. Others that read them for saving, or save them, wait until the transaction has ended. */
  findForSaving(transaction: Transaction<ServerTables>): Promise<StoredSettings>;
  /** Stores them and returns the new version. */
  save(transaction: Transaction<ServerTables>, settings: Settings): Promise<number>;
  /** Stores them and returns the new version; undefined when another version than `onlyOver` (null: any) is stored. */
  saveOver(
    transaction: Transaction<ServerTables>,
    settings: Settings,
    onlyOver: number | null,
  ): Promise<number | undefined>;
}

/** Creates the store; the document is parsed again only when its version has changed. */
export function createSettingsStore(documents: SiteDocuments): SettingsStore {
  let cached: StoredSettings | undefined;
  return {
    async get() {
      const { settings: version } = await documents.versions();
      if (cached?.version !== version) cached = parse(await documents.find('settings'));
      return cached;
    },
    findForSaving: async (transaction) => parse(await documents.findForSaving(transaction, 'settings')),
    save: (transaction, settings) => documents.save(transaction, 'settings', serialise(settings)),
    saveOver: (transaction, settings, onlyOver) =>
      documents.saveOver(transaction, { name: 'settings', document: serialise(settings), onlyOver }),
  };
}

function serialise(settings: Settings): string {
  return JSON.stringify(settingsToWire(settings));
}

function parse(stored: SiteDocument | undefined): StoredSettings {
  if (stored === undefined) return { version: 0, settings: defaultSettings };
  const parsed = settingsFromWire(JSON.parse(stored.document));
  if (!parsed.ok) throw new Error(`The stored settings cannot be read: ${JSON.stringify(parsed.problems)}`);
  return { version: stored.version, settings: parsed.value };
}
