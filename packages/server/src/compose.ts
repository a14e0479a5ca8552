import { fieldTypes } from '@form-portal/field-types';
import type { FastifyInstance } from 'fastify';
import { chores } from './compose/chores.ts';
import { composeGround } from './compose/compose-ground.ts';
import { composeHttp } from './compose/compose-http.ts';
import { composeIdentity, type IdentityParts } from './compose/compose-identity.ts';
import { composeSite, type SiteParts } from './compose/compose-site.ts';
import { composeSuomiFi, type SuomiFi } from './compose/compose-suomi-fi.ts';
import { composeSubmissions, type SubmissionParts } from './compose/compose-submissions.ts';
import type { FirstAccount } from './compose/first-account.ts';
import { joinVaultLanguages } from './compose/first-content.ts';
import { startMaintenance, type Maintenance } from './compose/maintenance.ts';
import type { Storage } from './compose/open-storage.ts';
import type { Outside } from './compose/outside.ts';
import { publishSamples } from './compose/publish-samples.ts';
import type { Config } from './config.ts';
import { fileTypesRoutes } from './file-types/file-types.routes.ts';
import { formRoutes } from './forms/form.routes.ts';
import { healthRoutes } from './health/health.routes.ts';
import { storageChecks } from './health/storage-check.ts';
import { suomiFiSessionRoutes } from './identity/suomi-fi/suomi-fi-session.routes.ts';
import { userSessionRoutes } from './identity/user-session.routes.ts';
import { sampleForms } from './samples/sample-forms.ts';
import { settingsRoutes } from './settings/settings.routes.ts';
import { structureRoutes } from './structure/structure.routes.ts';
import { translationsRoutes } from './translations/translations.routes.ts';

/** A portal that is put together: it answers requests as soon as `app` listens or is injected some. */
export interface Portal {
  readonly app: FastifyInstance;
  /** The administrator made on the very first start; null on every other. */
  readonly firstAccount: FirstAccount | null;
  readonly storage: Storage;
  readonly site: SiteParts;
  readonly identity: IdentityParts;
  readonly submissions: SubmissionParts;
  /** Null when nobody can identify themselves. */
  readonly suomiFi: SuomiFi | null;
  /** Starts the work in the background. */
  start(): void;
  /** Finishes running requests and work, and closes everything. */
  stop(): Promise<void>;
}

/** Puts the portal together: the one place where its parts meet. */
export async function composePortal(config: Config, outside: Outside): Promise<Portal> {
  const ground = await composeGround(config, outside);
  const { storage, vault, hashKey, etagOf, firstAccount } = ground;
  const { database } = storage;
  const site = composeSite(database, vault, outside);
  const identity = composeIdentity(config, { database, vault, audit: site.audit, hashKey }, outside);
  const shared = { ...site, database, fieldTypes, etagOf, newGuid: outside.newGuid };

  await joinVaultLanguages(database, site);
  if (config.sampleForms) await publishSamples(shared, sampleForms);

  const submissions = await composeSubmissions(config, { ...shared, ...ground, site, identity }, outside);
  const routes = [
    ...healthRoutes(storageChecks(database, config.dataDir)),
    ...settingsRoutes(shared),
    ...translationsRoutes(shared),
    ...fileTypesRoutes(),
    ...formRoutes(shared),
    ...structureRoutes(site.structure),
    ...userSessionRoutes(identity.userSessions),
    ...suomiFiSessionRoutes(),
    ...submissions.routes,
  ];
  const suomiFi = await composeSuomiFi(config, { database, identity }, outside);
  const parts = { suomiFi: suomiFi?.parts ?? null, submissionPages: submissions.pages };
  const web = { ...ground, site, identity, routes, ...parts };
  const app = await composeHttp(config, web, outside);

  let maintenance: Maintenance | undefined;
  return {
    app,
    firstAccount,
    storage,
    site,
    identity,
    submissions,
    suomiFi,
    start() {
      maintenance = startMaintenance(chores({ refreshing: shared, identity, storage, suomiFi }), outside.log);
      submissions.start();
    },
    async stop() {
      await app.close();
      await submissions.stop();
      await maintenance?.stop();
      await database.close();
    },
  };
}
