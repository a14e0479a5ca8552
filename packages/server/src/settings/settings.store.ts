import { defaultSettings, type Settings } from '@form-portal/domain';
import { settingsFromWire, settingsToWire } from '@form-portal/domain/wire';
import type { Transaction } from 'kysely';
import type { SiteDocuments } from '../db/site-documents.store.ts';
import type { ServerTables } from '../db/tables.ts';

/** Settings with their version; 0 for the defaults, when none were ever saved. */
export interface StoredSettings {
  readonly version: number;
  readonly settings: Settings;
}

/** The store of the site's settings. */
export interface SettingsStore {
  get(): Promise<StoredSettings>;
  /** Stores them and returns the new version; undefined when another version than `onlyOver` (null: any) is stored. */
  save(
    transaction: Transaction<ServerTables>,
    settings: Settings,
    onlyOver: number | null,
  ): Promise<number | undefined>;
}

/** Creates the store; the document is parsed again only when its version has changed. */
export function createSettingsStore(documents: SiteDocuments): SettingsStore {
  let known: StoredSettings | undefined;
  return {
    async get() {
      const { settings: version } = await documents.versions();
      if (known?.version !== version) known = await read(documents);
      return known;
    },
    save: (transaction, settings, onlyOver) => {
      const document = JSON.stringify(settingsToWire(settings));
      return documents.saveOver(transaction, { name: 'settings', document, onlyOver });
    },
  };
}

async function read(documents: SiteDocuments): Promise<StoredSettings> {
  const stored = await documents.find('settings');
  if (stored === undefined) return { version: 0, settings: defaultSettings };
  const parsed = settingsFromWire(JSON.parse(stored.document));
  if (!parsed.ok) throw new Error(`The stored settings cannot be read: ${JSON.stringify(parsed.problems)}`);
  return { version: stored.version, settings: parsed.value };
}
