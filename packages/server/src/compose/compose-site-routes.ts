import type { FieldTypes, NewGuid } from '@form-portal/domain';
import type { Database } from '@form-portal/storage';
import { createAuditLogStore } from '../audit/audit-log.store.ts';
import { auditRoutes } from '../audit/audit.routes.ts';
import { createAuditEventNaming } from '../audit/name-audit-events.ts';
import type { Config } from '../config.ts';
import type { SubmissionTables } from '../db/submission-tables.ts';
import type { ServerTables } from '../db/tables.ts';
import { formOpeningRoutes } from '../form-opening/form-opening.routes.ts';
import { findFormOrDraft } from '../forms/find-form-or-draft.ts';
import { formRoutes } from '../forms/form.routes.ts';
import type { BoundRoute } from '../http/bind-route.ts';
import type { EtagOf } from '../http/response/etag.ts';
import { logoRoutes } from '../settings/logos/logo.routes.ts';
import { settingsRoutes } from '../settings/settings.routes.ts';
import { structureRoutes } from '../structure/structure.routes.ts';
import { translationsRoutes } from '../translations/translations.routes.ts';
import { composeRenaming } from './compose-renaming.ts';
import type { SiteServices } from './compose-site.ts';

interface Deps extends Omit<SiteServices, 'documents' | 'availability' | 'bundled'> {
  readonly database: Database<ServerTables>;
  readonly fieldTypes: FieldTypes;
  readonly newGuid: NewGuid;
  readonly etagOf: EtagOf;
  readonly suomiFi: 'available' | 'unavailable';
}

/** The calls for the site's settings, languages, forms, structure and audit log. */
export function composeSiteRoutes(
  { limits, timeZone }: Pick<Config, 'limits' | 'timeZone'>,
  deps: Deps,
): readonly BoundRoute[] {
  const { database, settingsStore, translationsStore, outdatedTexts, logos, audit, etagOf } = deps;
  const { forms, formDrafts, openings, published, structure, readSettings, readCatalogue } = deps;
  const { fieldTypes, newGuid, suomiFi } = deps;
  const submissionTables = database.withTables<SubmissionTables>();
  return [
    ...settingsRoutes({
      database,
      settingsStore,
      lockLanguages: async (transaction) =>
        Object.keys((await translationsStore.findForSaving(transaction)).catalogue),
      logos,
      audit,
      structure,
      etagOf,
    }),
    ...logoRoutes({ database, logos, audit }),
    ...translationsRoutes({
      database: submissionTables,
      translationsStore,
      outdatedTexts,
      audit,
      lockSettings: async (transaction) => (await settingsStore.findForSaving(transaction)).settings,
      renameTexts: composeRenaming(deps, submissionTables),
      etagOf,
    }),
    ...auditRoutes({
      database,
      auditLog: createAuditLogStore(database),
      nameEvents: createAuditEventNaming({ database: submissionTables, forms }),
      audit,
      readSettings,
      readCatalogue,
      timeZone,
    }),
    ...formRoutes({
      database,
      forms,
      formDrafts,
      suomiFi,
      published,
      audit,
      structure,
      fieldTypes,
      limits,
      readSettings,
      readCatalogue,
      newGuid,
      etagOf,
    }),
    ...formOpeningRoutes({
      database,
      openings,
      findForm: (form) => findFormOrDraft({ forms, formDrafts }, form),
      audit,
    }),
    ...structureRoutes(structure),
  ];
}
