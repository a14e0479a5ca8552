import { languageTagOf } from '@form-portal/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import { createApp } from '../../http/app.ts';
import { registerRoutes, type BoundRoute } from '../../http/bind-route.ts';
import type { DraftOwner } from '../../http/security/draft-owner.ts';
import type { LoadMonitor } from '../../http/limits/load-monitor.ts';
import type { OpenedAt } from '../../http/security/opened-at.ts';
import { problemTextIn } from '../../http/problems/problem-text.ts';
import { suomiFiLanguage } from '../../identity/suomi-fi/suomi-fi-language.ts';
import {
  suomiFiRoutes,
  type SuomiFiParts,
  type VisitorLanguage,
} from '../../identity/suomi-fi/suomi-fi.routes.ts';
import { failurePage, notFoundPage, unidentifiedPage } from '../../pages/fixed-pages.ts';
import type { SubmissionPages } from '../../pages/form-post.ts';
import { languageClues, pageLanguage } from '../../pages/page-language.ts';
import { createPageSender, type Site } from '../../pages/page-sender.ts';
import { maxPostBytes } from '../../submissions/receive/receive-parts.ts';
import type { IdentityParts } from '../identity/compose-identity.ts';
import type { SiteParts } from '../compose-site.ts';
import type { SystemDeps } from '../infrastructure/system-deps.ts';
import { portalVersion } from './portal-version.ts';
import { registerPages } from './register-pages.ts';

/** For a refused request to be read to its end: a file of 20 MB takes 100 s on a line of 200 kB a second. */
const drainMs = 120_000;

interface Deps {
  readonly site: SiteParts;
  readonly identity: IdentityParts;
  readonly openedAt: OpenedAt;
  readonly draftOwner: DraftOwner;
  readonly routes: readonly BoundRoute[];
  readonly submissionPages: SubmissionPages;
  /** Origin where browsers fetch tokens of single sign-on; null: there is none. */
  readonly findSignOnOrigin: () => Promise<string | null>;
  /** Null: nobody can identify themselves. */
  readonly suomiFi: SuomiFiParts | null;
  readonly load: LoadMonitor;
  /** Whether the vault is administered here. */
  readonly ownsVault: boolean;
}

/** Creates the HTTP application with every call and page. */
export async function composeHttp(
  config: Config,
  {
    site,
    identity,
    openedAt,
    draftOwner,
    routes,
    submissionPages,
    suomiFi,
    findSignOnOrigin,
    ownsVault,
    load,
  }: Deps,
  system: SystemDeps,
): Promise<FastifyInstance> {
  const { log, newGuid, web } = system;
  const { identify, userSessions, cookie } = identity;
  const sendPage = createPageSender({
    ...system,
    ...config,
    ...web,
    identify,
    openedAt,
    draftOwner,
    portalVersion: portalVersion(),
    readSite: () => readSite(site),
  });
  const textOf = problemTextIn(site.bundled, 'gb');
  const app = await createApp({
    ...config,
    log,
    load,
    metrics: system.metrics,
    textOf,
    sessionCookieName: cookie.name,
    newRequestId: newGuid,
    drain: { bytes: maxPostBytes(config.limits), ms: drainMs },
    pages: {
      notFound: (request, reply) => notFoundPage({ sendPage }, request, reply),
      failure: (request, reply) => failurePage({ sendPage }, request, reply),
    },
  });
  registerRoutes(app, routes, { identify, textOf, limits: config.limits });
  const parts = {
    sendPage,
    identify,
    readSettings: site.readSettings,
    findForm: site.forms.find,
    findDeletedForm: site.forms.findDeleted,
    listForms: site.published.list,
    signIn: userSessions.signIn,
    signOut: userSessions.signOut,
    findSignOnOrigin,
    flagUrl: config.flagUrl,
    adminPage: web.adminPage,
    ownsVault,
    holdsDeliveries: config.holdDeliveries,
  };
  if (suomiFi !== null)
    suomiFiRoutes(app, suomiFi, {
      identify,
      languageOf: (request) => visitorLanguage(request, site),
      sendUnidentified: (request, reply, page) => unidentifiedPage({ sendPage }, request, reply, page),
    });
  await registerPages(app, { parts, submissions: submissionPages }, web);
  return app;
}

async function visitorLanguage(request: FastifyRequest, site: SiteParts): Promise<VisitorLanguage> {
  const { settings, catalogue } = await readSite(site);
  const language = pageLanguage(languageClues(request), catalogue, settings.defaultLanguage);
  const tag = languageTagOf(language, catalogue[language]?.languageTag);
  return { pageLanguage: language, language: suomiFiLanguage(tag) };
}

async function readSite({ settingsStore, translationsStore }: SiteParts): Promise<Site> {
  const [settings, translations] = await Promise.all([settingsStore.get(), translationsStore.get()]);
  return {
    settings: settings.settings,
    catalogue: translations.catalogue,
    version: `${settings.version} ${translations.version}`,
  };
}
