import type { Catalogue, Settings } from '@form-portal/domain';
import { fieldTypes } from '@form-portal/field-types';
import { createVault, type VaultTables } from '@form-portal/vault';
import type { FastifyInstance } from 'fastify';
import { composeIdentity, type IdentityParts } from './compose/compose-identity.ts';
import { composeSite, type SiteParts } from './compose/compose-site.ts';
import { composeSubmissions, type SubmissionParts } from './compose/compose-submissions.ts';
import { ensureFirstAccount, type FirstAccount } from './compose/first-account.ts';
import { joinVaultLanguages } from './compose/first-content.ts';
import { startMaintenance, type Chore, type Maintenance } from './compose/maintenance.ts';
import { openStorage, type Storage } from './compose/open-storage.ts';
import type { Outside } from './compose/outside.ts';
import { portalVersion } from './compose/portal-version.ts';
import { publishSamples } from './compose/publish-samples.ts';
import { registerPages } from './compose/register-pages.ts';
import type { Config } from './config.ts';
import { serverKey } from './db/server-keys.ts';
import { fileTypesRoutes } from './file-types/file-types.routes.ts';
import { formRoutes } from './forms/form.routes.ts';
import { refreshOptions } from './forms/refresh-options.ts';
import { healthRoutes } from './health/health.routes.ts';
import { storageChecks } from './health/storage-check.ts';
import { hashKeyWith } from './http/address-key.ts';
import { createApp } from './http/app.ts';
import { registerRoutes } from './http/bind-route.ts';
import { etagsOf } from './http/etag.ts';
import { createOpenedAt } from './http/opened-at.ts';
import { problemTextIn } from './http/problem-text.ts';
import { userSessionRoutes } from './identity/user-session.routes.ts';
import { failurePage, notFoundPage } from './pages/fixed-pages.ts';
import type { PageParts } from './pages/page-parts.ts';
import { createPageSender, type Site } from './pages/page-sender.ts';
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
  /** Starts the work in the background. */
  start(): void;
  /** Finishes running requests and work, and closes everything. */
  stop(): Promise<void>;
}

/** Puts the portal together: the one place where its parts meet. */
export async function composePortal(config: Config, outside: Outside): Promise<Portal> {
  const { newGuid, log } = outside;
  const storage = await openStorage(config, outside);
  const { database, blobs } = storage;
  const opened = await createVault(
    { adapter: 'embedded', timeoutMs: vaultTimeoutMs, timeZone: config.timeZone },
    { ...outside, database: database.withTables<VaultTables>(), blobs },
  );
  const { vault, administration } = opened;
  const hashKey = hashKeyWith(await serverKey({ ...outside, database }, 'hash'));
  const openedAt = createOpenedAt(await serverKey({ ...outside, database }, 'opened-at'));
  const etagOf = etagsOf(hashKey('etag').slice(0, 8));
  const firstAccount =
    administration === undefined ? null : await ensureFirstAccount(administration, config, outside);

  const site = composeSite(database, vault, outside);
  await joinVaultLanguages(database, site);
  const identity = composeIdentity(config, { database, vault, audit: site.audit, hashKey }, outside);
  const readSettings = async (): Promise<Settings> => (await site.settingsStore.get()).settings;
  const readCatalogue = async (): Promise<Catalogue> => (await site.translationsStore.get()).catalogue;
  const shared = { ...site, database, newGuid, fieldTypes, readSettings, readCatalogue, etagOf };

  if (config.sampleForms) await publishSamples(shared, sampleForms);

  const submissions = await composeSubmissions(
    config,
    { ...opened, storage, site, identity, openedAt, fieldTypes, readSettings, readCatalogue },
    outside,
  );

  const sendPage = createPageSender({
    ...outside,
    ...config,
    ...outside.web,
    identify: identity.identify,
    openedAt,
    portalVersion: portalVersion(),
    readSite: () => readSite(site),
  });
  const textOf = problemTextIn(site.bundled, 'gb');
  const app = await createApp({
    ...config,
    log,
    textOf,
    sessionCookieName: identity.cookie.name,
    newRequestId: newGuid,
    pages: {
      notFound: (request, reply) => notFoundPage({ sendPage }, request, reply),
      failure: (request, reply) => failurePage({ sendPage }, request, reply),
    },
  });
  registerRoutes(
    app,
    [
      ...healthRoutes(storageChecks(database, config.dataDir)),
      ...settingsRoutes(shared),
      ...translationsRoutes(shared),
      ...fileTypesRoutes(),
      ...formRoutes(shared),
      ...structureRoutes(site.structure),
      ...userSessionRoutes(identity.userSessions),
      ...submissions.routes,
    ],
    { identify: identity.identify, textOf },
  );
  const pageParts: PageParts = {
    sendPage,
    readSettings,
    identify: identity.identify,
    findForm: (guid) => site.forms.find(guid),
    listForms: () => site.published.list(),
    signIn: (credentials, exchange) => identity.userSessions.signIn(credentials, exchange),
    signOut: ({ session, reply }) => identity.userSessions.signOut(session, reply),
    adminPage: outside.web.adminPage,
  };
  await registerPages(app, { parts: pageParts, submissions: submissions.pages }, outside.web);

  const chores: readonly Chore[] = [
    { name: 'refresh options', everyMs: 4 * minuteMs, run: () => refreshOptions(shared) },
    { name: 'purge sessions', everyMs: 10 * minuteMs, run: () => identity.sessions.purge() },
    { name: 'purge rate limits', everyMs: 10 * minuteMs, run: () => identity.rateLimits.purge() },
    { name: 'purge sign-in delays', everyMs: 60 * minuteMs, run: () => identity.delays.purge() },
    { name: 'sweep contents', everyMs: 60 * minuteMs, run: () => blobs.sweep(2 * 60 * minuteMs) },
  ];
  let maintenance: Maintenance | undefined;
  return {
    app,
    firstAccount,
    storage,
    site,
    identity,
    submissions,
    start() {
      maintenance = startMaintenance(chores, log);
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

const minuteMs = 60_000;

/** Longest time of one call of the vault. */
const vaultTimeoutMs = 60_000;

async function readSite({ settingsStore, translationsStore }: SiteParts): Promise<Site> {
  const [settings, translations] = await Promise.all([settingsStore.get(), translationsStore.get()]);
  return {
    settings: settings.settings,
    catalogue: translations.catalogue,
    version: `${settings.version} ${translations.version}`,
  };
}
