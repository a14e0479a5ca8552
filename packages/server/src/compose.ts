import { fieldTypes } from '@form-portal/field-types';
import type { FastifyInstance } from 'fastify';
import { auditChores } from './compose/chores/audit-chores.ts';
import { chores } from './compose/chores/chores.ts';
import { composeInfrastructure } from './compose/infrastructure/compose-infrastructure.ts';
import { composeHttp } from './compose/http/compose-http.ts';
import { composeAccount } from './compose/identity/compose-account.ts';
import { composeIdentity, type IdentityParts } from './compose/identity/compose-identity.ts';
import { composeMfws } from './compose/compose-mfws.ts';
import {
  composeSingleSignOn,
  signOnOriginOf,
  type SingleSignOn,
} from './compose/identity/compose-single-sign-on.ts';
import { composeMail } from './compose/compose-mail.ts';
import { composeSite, type SiteParts } from './compose/compose-site.ts';
import { composeSuomiFi, type SuomiFi } from './compose/identity/compose-suomi-fi.ts';
import { composeSubmissions, type SubmissionParts } from './compose/submissions/compose-submissions.ts';
import type { FirstAccount } from './compose/first-start/first-account.ts';
import { joinVaultLanguages } from './compose/first-start/join-vault-languages.ts';
import { keyChores } from './compose/chores/key-chores.ts';
import { startMaintenance, type Chore, type Maintenance } from './compose/chores/maintenance.ts';
import type { Storage } from './compose/infrastructure/open-storage.ts';
import type { SystemDeps } from './compose/infrastructure/system-deps.ts';
import { publishSamples } from './compose/first-start/publish-samples.ts';
import type { Config } from './config.ts';
import { collectDefaultMetrics } from 'prom-client';
import { auditRoutes } from './audit/audit.routes.ts';
import { createAuditLogStore } from './audit/audit-log.store.ts';
import type { ServerKeys } from './db/server-keys.ts';
import type { SubmissionTables } from './db/submission-tables.ts';
import { fileTypesRoutes } from './file-types/file-types.routes.ts';
import { formRoutes } from './forms/form.routes.ts';
import { healthRoutes } from './health/health.routes.ts';
import { storageChecks } from './health/storage-check.ts';
import { singleSignOnRoutes } from './identity/single-sign-on/single-sign-on.routes.ts';
import { suomiFiSessionRoutes } from './identity/suomi-fi/suomi-fi-session.routes.ts';
import { createLoadMonitor } from './http/limits/load-monitor.ts';
import { createMetricsServer } from './metrics/metrics-server.ts';
import { addStoredMetrics } from './metrics/stored-metrics.ts';
import { siteLocaleOf } from './http/site-locale.ts';
import { userSessionRoutes } from './identity/user-session.routes.ts';
import { mfwsRoutes } from './mfws/mfws.routes.ts';
import { sampleForms } from './samples/sample-forms.ts';
import { settingsRoutes } from './settings/settings.routes.ts';
import { refreshOptions } from './forms/refresh-options.ts';
import { structureRoutes } from './structure/structure.routes.ts';
import { addNewLanguages } from './translations/add-new-languages.ts';
import { translationsRoutes } from './translations/translations.routes.ts';
import { unlessUnreachable } from './unless-unreachable.ts';
import { vaultDiagnosticsRoutes } from './vault-diagnostics/vault-diagnostics.routes.ts';
import { vaultAdministrationRoutes } from './vault-administration/vault-administration.routes.ts';

/** A composed portal; `app` must listen to serve requests. */
export interface Portal {
  readonly app: FastifyInstance;
  /** The administrator created on the first start; null on later ones. */
  readonly firstAccount: FirstAccount | null;
  readonly storage: Storage;
  /** The keys that are rotated. */
  readonly keys: ServerKeys;
  readonly site: SiteParts;
  readonly identity: IdentityParts;
  readonly submissions: SubmissionParts;
  /** Null when identification is not configured. */
  readonly suomiFi: SuomiFi | null;
  /** Null when there is no single sign-on. */
  readonly singleSignOn: SingleSignOn | null;
  /** Chores that write and send mail; empty without a mail server. */
  readonly mailChores: readonly Chore[];
  /** Starts the work in the background. */
  start(): void;
  /** Serves the metrics, where an address for them is configured. Rejects when it is taken. */
  serveMetrics(): Promise<void>;
  /** Finishes running requests and work, and closes everything. */
  stop(): Promise<void>;
}

/** Composes the portal: the only place where its parts are joined. */
export async function composePortal(config: Config, system: SystemDeps): Promise<Portal> {
  const infrastructure = await composeInfrastructure(config, system);
  const { storage, vault, etagOf, firstAccount } = infrastructure;
  const { database } = storage;
  const site = composeSite(database, vault, system);
  const identity = composeIdentity(config, { ...infrastructure, database, audit: site.audit }, system);
  const singleSignOn = composeSingleSignOn(
    config,
    { ...infrastructure, ...site, database, identity },
    system,
  );
  const { limits } = config;
  const shared = { ...site, database, fieldTypes, etagOf, limits, newGuid: system.newGuid };

  // A vault that is away keeps nobody from starting: this is done at the next start.
  await unlessUnreachable(() => joinVaultLanguages(database, site), undefined);
  await addNewLanguages({ ...site, database });
  // The samples fit the first structure of the embedded vault, and no other.
  if (config.sampleForms && config.vault.adapter === 'embedded') await publishSamples(shared, sampleForms);

  const mfws = composeMfws(config, { ...infrastructure, ...site, identity, singleSignOn }, system);
  const account = composeAccount({ ...infrastructure, ...shared, identity, mfws }, system);
  const load = createLoadMonitor(() => performance.now());
  const collaborators = { ...shared, ...infrastructure, site, identity, load };
  const submissions = await composeSubmissions(config, collaborators, system);
  const routes = [
    ...healthRoutes(storageChecks(storage, system.now)),
    ...settingsRoutes(shared),
    ...translationsRoutes(shared),
    ...fileTypesRoutes(),
    ...auditRoutes({
      ...shared,
      auditLog: createAuditLogStore(database),
      readLocale: () => siteLocaleOf(shared),
      timeZone: config.timeZone,
    }),
    ...formRoutes(shared),
    ...structureRoutes(site.structure),
    ...userSessionRoutes({
      ...infrastructure,
      ...system,
      ...config.sessions,
      userSessions: identity.userSessions,
    }),
    ...account.routes,
    ...suomiFiSessionRoutes(),
    ...singleSignOnRoutes(singleSignOn?.parts ?? null),
    ...submissions.routes,
    ...vaultDiagnosticsRoutes({ ...shared, openForDiagnostics: infrastructure.openForDiagnostics }),
    ...(infrastructure.administration === undefined
      ? []
      : vaultAdministrationRoutes({
          ...shared,
          vault: infrastructure.administration,
          log: system.log,
          confirmationProblem: account.ownPassword.problemOf,
          endSessionsOf: account.endSessionsOf,
          signIn: identity.userSessions.signIn,
          forgetStructure: () => shared.structure.forget(),
          refreshOptions: () => refreshOptions(shared),
        })),
  ];
  const mailChores = composeMail(
    config,
    {
      database: database.withTables<SubmissionTables>(),
      findForm: (guid) => site.forms.find(guid),
      readLocale: () => siteLocaleOf(shared),
    },
    system,
  );
  const suomiFi = await composeSuomiFi(config, { database, identity }, system);
  const parts = {
    suomiFi: suomiFi?.parts ?? null,
    submissionPages: submissions.pages,
    findSignOnOrigin: () => signOnOriginOf(singleSignOn),
    ownsVault: infrastructure.administration !== undefined,
  };
  const web = { ...infrastructure, site, identity, load, routes, ...parts };
  const app = await composeHttp(config, web, system);
  if (mfws !== null) await mfwsRoutes(app, mfws.parts);

  const { registry } = system.metrics;
  addStoredMetrics(registry, { ...config, ...system, database: database.withTables<SubmissionTables>() });
  const metricsServer = createMetricsServer(registry, system.log);
  let maintenance: Maintenance | undefined;
  return {
    app,
    firstAccount,
    storage,
    keys: infrastructure.keys,
    site,
    identity,
    submissions,
    suomiFi,
    singleSignOn,
    mailChores,
    start() {
      maintenance = startMaintenance(
        [
          ...chores({ refreshing: shared, identity, storage, suomiFi, singleSignOn, mfws, log: system.log }),
          ...keyChores(infrastructure.keys, { ...system, database }),
          ...auditChores(config, { database, audit: site.audit }, system),
          ...submissions.chores,
          ...mailChores,
        ],
        system.log,
      );
      submissions.start();
    },
    async serveMetrics() {
      if (config.metrics === null) return;
      collectDefaultMetrics({ register: registry });
      await metricsServer.listen(config.metrics);
    },
    async stop() {
      const delivered = submissions.stopDelivering();
      await metricsServer.close();
      await app.close();
      await delivered;
      await submissions.stop();
      await maintenance?.stop();
      await database.close();
    },
  };
}
