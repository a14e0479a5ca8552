import { fieldTypes } from '@form-portal/field-types';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics } from 'prom-client';
import { auditChores } from './compose/chores/audit-chores.ts';
import { contentChores } from './compose/chores/content-chores.ts';
import { formChores } from './compose/chores/form-chores.ts';
import { keyChores } from './compose/chores/key-chores.ts';
import { startChores, type Chore, type RunningChores } from './compose/chores/run-chores.ts';
import { composeMail } from './compose/compose-mail.ts';
import { composeMfws } from './compose/compose-mfws.ts';
import { composeSiteRoutes } from './compose/compose-site-routes.ts';
import { composeSite, type SiteServices } from './compose/compose-site.ts';
import { composeVaultRoutes } from './compose/compose-vault-routes.ts';
import { completeFirstStart } from './compose/first-start/complete-first-start.ts';
import { ensureFirstAccount, type FirstAccount } from './compose/first-start/first-account.ts';
import { composeHttp } from './compose/http/compose-http.ts';
import { composeAccount } from './compose/identity/compose-account.ts';
import { composeIdentity, type IdentityServices } from './compose/identity/compose-identity.ts';
import {
  composeSingleSignOn,
  signOnOriginOf,
  type SingleSignOn,
} from './compose/identity/compose-single-sign-on.ts';
import { composeSuomiFi, type SuomiFi } from './compose/identity/compose-suomi-fi.ts';
import { composeInfrastructure } from './compose/infrastructure/compose-infrastructure.ts';
import type { Storage } from './compose/infrastructure/open-storage.ts';
import type { SystemDeps } from './compose/infrastructure/system-deps.ts';
import { composeSubmissions, type SubmissionServices } from './compose/submissions/compose-submissions.ts';
import type { Config } from './config.ts';
import type { ServerKeys } from './db/server-keys.ts';
import type { SubmissionTables } from './db/submission-tables.ts';
import { fileTypesRoutes } from './file-types/file-types.routes.ts';
import { createFormLogic } from './form-logic/form-logic.ts';
import { healthRoutes } from './health/health.routes.ts';
import { storageChecks } from './health/storage-check.ts';
import { createLoadMonitor } from './http/limits/load-monitor.ts';
import { siteLocaleOf } from './http/site-locale.ts';
import { singleSignOnRoutes } from './identity/single-sign-on/single-sign-on.routes.ts';
import { suomiFiSessionRoutes } from './identity/suomi-fi/suomi-fi-session.routes.ts';
import { userSessionRoutes } from './identity/user-session.routes.ts';
import { createSmtpTransport } from './mail/smtp-transport.ts';
import { createMetricsServer } from './metrics/metrics-server.ts';
import { addStoredMetrics } from './metrics/stored-metrics.ts';
import { mfwsRoutes } from './mfws/mfws.routes.ts';

/** A composed portal; `app` must listen to serve requests. */
export interface Portal {
  readonly app: FastifyInstance;
  /** The administrator created on the first start; null on later ones. */
  readonly firstAccount: FirstAccount | null;
  readonly storage: Storage;
  /** The rotated keys. */
  readonly keys: ServerKeys;
  readonly site: SiteServices;
  readonly identity: IdentityServices;
  readonly submissions: SubmissionServices;
  /** Null when identification is not configured. */
  readonly suomiFi: SuomiFi | null;
  /** Null when neither portal nor vault can have single sign-on. */
  readonly singleSignOn: SingleSignOn | null;
  /** All periodic tasks, which {@link Portal.start} runs. */
  readonly chores: readonly Chore[];
  /** Starts deliveries and chores. */
  start(): void;
  /** Serves the metrics when an address for them is configured. Rejects when it is in use. */
  serveMetrics(): Promise<void>;
  /** Finishes running requests and work, and closes everything. */
  stop(): Promise<void>;
}

/** Composes the portal: the only place where features meet. Each gets exactly what is named here. */
export async function composePortal(config: Config, system: SystemDeps): Promise<Portal> {
  const { now, newGuid, log } = system;
  const { registry } = system.metrics;
  const { timeZone } = config;
  const { storage, openedVault, hashKey, keys, openedAt, previewTokens, draftOwner, etagOf } =
    await composeInfrastructure(config, system);
  const { database, blobs, space } = storage;
  const submissionDatabase = database.withTables<SubmissionTables>();
  const { vault, administration, objects, signOn, fitsSampleForms } = openedVault;
  const firstAccount = await ensureFirstAccount(openedVault, config, system);
  const load = createLoadMonitor(() => performance.now());

  const site = composeSite({ database, vault, timeZone }, system);
  const { audit, forms, formDrafts, published, structure, settingsStore, logos, translationsStore } = site;
  const { availability, bundled, readSettings, readCatalogue } = site;
  const readLocale = () => siteLocaleOf({ readSettings, readCatalogue });
  const formLogic = createFormLogic({ fieldTypes, now, timeZone });

  await completeFirstStart({
    ...site,
    database,
    fieldTypes,
    newGuid,
    now,
    timeZone,
    log,
    publishesSamples: config.sampleForms,
    fitsSampleForms: fitsSampleForms === true,
  });

  const identity = composeIdentity(config, { database, vault, administration, audit, hashKey }, system);
  const { cookie, sessions, userSessions, sources, signInToVault, deviceCookie, identify, rateLimits } =
    identity;
  const singleSignOn = composeSingleSignOn(
    config,
    { database, audit, userSessions, rateLimits, signOn },
    system,
  );
  const suomiFi = await composeSuomiFi(
    config,
    { database, audit, sessions, userSessions, rateLimits },
    system,
  );
  const mfws = composeMfws(
    config,
    {
      database,
      blobs,
      space,
      vault,
      administration,
      objects,
      audit,
      readSettings,
      signInToVault,
      bearers: singleSignOn?.bearers ?? null,
      hashKey,
      keys,
    },
    system,
  );
  const account = composeAccount(
    {
      database,
      audit,
      vault,
      administration,
      sessions,
      userSessions,
      sources,
      signInToVault,
      deviceCookie,
      mfwsLogins: mfws?.routeDeps.logins ?? null,
      readSettings,
    },
    system,
  );
  const smtp = config.mail === null ? null : createSmtpTransport(config.mail);
  const submissions = await composeSubmissions(
    config,
    {
      storage,
      vault,
      administration,
      objects,
      objectAddress: openedVault.objectAddress,
      audit,
      forms,
      formDrafts,
      availability,
      structure,
      logos,
      fieldTypes,
      formLogic,
      readSettings,
      readCatalogue,
      rateLimits,
      sessions,
      hashKey,
      keys,
      openedAt,
      previewTokens,
      draftOwner,
      smtp,
      load,
    },
    system,
  );
  const mailChores = composeMail(
    config,
    { database: submissionDatabase, smtp, findForm: forms.find, readLocale },
    system,
  );

  const routes = [
    ...healthRoutes(storageChecks(storage, now)),
    ...composeSiteRoutes(config, {
      ...site,
      database,
      fieldTypes,
      newGuid,
      etagOf,
      suomiFi: suomiFi === null ? 'unavailable' : 'available',
    }),
    ...fileTypesRoutes(),
    ...userSessionRoutes({ userSessions, draftOwner, now, idleMinutes: config.sessions.idleMinutes }),
    ...account.routes,
    ...suomiFiSessionRoutes(),
    ...singleSignOnRoutes(singleSignOn?.routeDeps ?? null),
    ...submissions.routes,
    ...composeVaultRoutes(
      {
        database,
        administration,
        openForDiagnostics: openedVault.openForDiagnostics,
        audit,
        forms,
        formDrafts,
        structure,
        fieldTypes,
        readSettings,
        readCatalogue,
        ownPassword: account.ownPassword,
        endSessionsOf: account.endSessionsOf,
        signInAgain: userSessions.signInAgain,
      },
      system,
    ),
  ];
  const app = await composeHttp(
    config,
    {
      routes,
      confirmationTarget: submissions.confirmationTarget,
      submissionPages: submissions.pages,
      suomiFi: suomiFi?.routeDeps ?? null,
      findSignOnOrigin: () => signOnOriginOf(singleSignOn),
      ownsVault: administration !== undefined,
      cookie,
      identify,
      userSessions,
      forms,
      formDrafts,
      published,
      availability,
      settingsStore,
      logos,
      translationsStore,
      readSettings,
      formLogic,
      bundled,
      openedAt,
      previewTokens,
      draftOwner,
      load,
      mfws: mfws !== null,
    },
    system,
  );
  if (mfws !== null) await mfwsRoutes(app, mfws.routeDeps);

  const chores = [
    ...formChores({ database, forms, fieldTypes, readCatalogue, structure }),
    ...identity.chores,
    ...contentChores(config, blobs, log),
    ...(suomiFi?.chores ?? []),
    ...(singleSignOn?.chores ?? []),
    ...(mfws?.chores ?? []),
    ...keyChores({ keys, database: submissionDatabase, now }),
    ...auditChores(config, { database, audit }, system),
    ...submissions.chores,
    ...mailChores,
  ];
  addStoredMetrics(registry, { database: submissionDatabase, dataDir: config.dataDir, now });
  const metricsServer = createMetricsServer(registry, log);
  let runningChores: RunningChores | undefined;
  return {
    app,
    firstAccount,
    storage,
    keys,
    site,
    identity,
    submissions,
    suomiFi,
    singleSignOn,
    chores,
    start() {
      runningChores = startChores(chores, log);
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
      await runningChores?.stop();
      await database.close();
    },
  };
}
