import { withFieldTypeTexts, type Catalogue, type Settings } from '@form-portal/domain';
import { bundledCatalogue } from '@form-portal/domain/texts';
import { fieldTypes } from '@form-portal/field-types';
import type { Database } from '@form-portal/storage';
import type { Vault } from '@form-portal/vault';
import { createAuditEvents, type AuditEvents } from '../audit/audit-events.ts';
import { createSiteDocuments, type SiteDocuments } from '../db/site-documents.store.ts';
import type { SubmissionTables } from '../db/submission-tables.ts';
import type { ServerTables } from '../db/tables.ts';
import { createFormDraftStore, type FormDraftStore } from '../forms/form-drafts.store.ts';
import { createFormAvailability, type FormAvailability } from '../form-opening/form-availability.ts';
import { createFormOpeningStore, type FormOpeningStore } from '../form-opening/form-openings.store.ts';
import { createFormsStore, type FormsStore } from '../forms/forms.store.ts';
import { createPublishedForms, type PublishedForms } from '../forms/published-forms.ts';
import { createLogoStore, type LogoStore } from '../settings/logos/logos.store.ts';
import { createSettingsStore, type SettingsStore } from '../settings/settings.store.ts';
import { createStructureCache, type StructureCache } from '../structure/structure-cache.ts';
import { createOutdatedTextsStore, type OutdatedTextsStore } from '../translations/outdated-texts.store.ts';
import { createTranslationsStore, type TranslationsStore } from '../translations/translations.store.ts';
import type { SystemDeps } from './infrastructure/system-deps.ts';

/** Forms, settings and languages of the site, and the vault's structure that forms are built on. */
export interface SiteServices {
  readonly documents: SiteDocuments;
  readonly audit: AuditEvents;
  readonly settingsStore: SettingsStore;
  readonly logos: LogoStore;
  readonly translationsStore: TranslationsStore;
  readonly outdatedTexts: OutdatedTextsStore;
  readonly forms: FormsStore;
  readonly formDrafts: FormDraftStore;
  readonly openings: FormOpeningStore;
  readonly availability: FormAvailability;
  readonly published: PublishedForms;
  readonly structure: StructureCache;
  /** The bundled languages, with the texts of field types. */
  readonly bundled: Catalogue;
  readonly readSettings: () => Promise<Settings>;
  readonly readCatalogue: () => Promise<Catalogue>;
}

/** Creates the stores of the site. */
export function composeSite(
  {
    database,
    vault,
    timeZone,
  }: { readonly database: Database<ServerTables>; readonly vault: Vault; readonly timeZone: string },
  {
    now,
    newGuid,
    bundledLanguages = bundledCatalogue,
  }: Pick<SystemDeps, 'now' | 'newGuid' | 'bundledLanguages'>,
): SiteServices {
  const documents = createSiteDocuments({ database, now });
  const bundled = withFieldTypeTexts(bundledLanguages, fieldTypes.all);
  const forms = createFormsStore({ database, documents, now });
  const openings = createFormOpeningStore({ database, documents });
  const availability = createFormAvailability({
    database: database.withTables<SubmissionTables>(),
    openings,
    timeZone,
    now,
  });
  const settingsStore = createSettingsStore(documents);
  const translationsStore = createTranslationsStore(documents, bundled);
  return {
    documents,
    bundled,
    forms,
    formDrafts: createFormDraftStore({ database, documents, now }),
    audit: createAuditEvents({ engine: database.engine, now, newGuid }),
    settingsStore,
    logos: createLogoStore({ database, now }),
    translationsStore,
    outdatedTexts: createOutdatedTextsStore(documents),
    openings,
    availability,
    published: createPublishedForms({ documents, forms, availability, now }),
    structure: createStructureCache({ vault, now }),
    readSettings: async () => (await settingsStore.get()).settings,
    readCatalogue: async () => (await translationsStore.get()).catalogue,
  };
}
