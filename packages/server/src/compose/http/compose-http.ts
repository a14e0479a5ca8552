import {
  languagesOfVisitors,
  languageTagOf,
  type ConfirmationTarget,
  type Guid,
  type Settings,
} from '@form-portal/domain';
import type { FormLogic } from '../../form-logic/form-logic.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import { createApp } from '../../http/app.ts';
import { registerRoutes, type BoundRoute } from '../../http/bind-route.ts';
import type { DraftOwner } from '../../http/security/draft-owner.ts';
import type { LoadMonitor } from '../../http/limits/load-monitor.ts';
import type { PreviewTokens } from '../../http/security/preview-tokens.ts';
import type { OpenedAt } from '../../http/security/opened-at.ts';
import { problemTextIn } from '../../http/problems/problem-text.ts';
import { suomiFiLanguage } from '../../identity/suomi-fi/suomi-fi-language.ts';
import {
  suomiFiRoutes,
  type SuomiFiDeps,
  type VisitorLanguage,
} from '../../identity/suomi-fi/suomi-fi.routes.ts';
import { isForMfws, sendUnroutedFault } from '../../mfws/mfws.routes.ts';
import { failurePage, notFoundPage, unidentifiedPage } from '../../pages/fixed-pages.ts';
import type { SubmissionPages } from '../../pages/form-post.ts';
import { languageClues, pageLanguage } from '../../pages/page-language.ts';
import { createPageSender, type Site } from '../../pages/page-sender.ts';
import { maxPostBytes } from '../../submissions/receive/receive-parts.ts';
import type { IdentityServices } from '../identity/compose-identity.ts';
import type { SiteServices } from '../compose-site.ts';
import type { SystemDeps } from '../infrastructure/system-deps.ts';
import { portalVersion } from './portal-version.ts';
import { registerPages } from './register-pages.ts';

/** Time to read a refused request to its end (ms): a file of 20 MB takes 100 s on a line of 200 kB a second. */
const drainMs = 120_000;

interface Deps
  extends
    Pick<IdentityServices, 'cookie' | 'identify' | 'userSessions'>,
    Pick<
      SiteServices,
      | 'bundled'
      | 'forms'
      | 'formDrafts'
      | 'published'
      | 'availability'
      | 'logos'
      | 'settingsStore'
      | 'translationsStore'
    > {
  readonly readSettings: () => Promise<Settings>;
  readonly formLogic: FormLogic;
  readonly openedAt: OpenedAt;
  readonly previewTokens: PreviewTokens;
  readonly draftOwner: DraftOwner;
  readonly routes: readonly BoundRoute[];
  readonly confirmationTarget: (form: Guid) => Promise<ConfirmationTarget>;
  readonly submissionPages: SubmissionPages;
  /** Origin where browsers fetch tokens of single sign-on; null without single sign-on. */
  readonly findSignOnOrigin: () => Promise<string | null>;
  /** Null when Suomi.fi identification is not configured. */
  readonly suomiFi: SuomiFiDeps | null;
  readonly load: LoadMonitor;
  /** Whether the M-Files API is served. */
  readonly mfws: boolean;
  /** Whether the vault is administered here. */
  readonly ownsVault: boolean;
}

/** Creates the HTTP application with every call and page. */
export async function composeHttp(
  config: Config,
  deps: Deps,
  { now, newGuid, log, web, metrics }: Pick<SystemDeps, 'now' | 'newGuid' | 'log' | 'web' | 'metrics'>,
): Promise<FastifyInstance> {
  const { identify, cookie, userSessions, bundled, forms, formDrafts, published } = deps;
  const { publicUrl, timeZone, limits, proofOfWorkBits } = config;
  const sendPage = createPageSender({
    renderPage: web.renderPage,
    development: web.development,
    readSite: () => readSite(deps),
    identify,
    openedAt: deps.openedAt,
    draftOwner: deps.draftOwner,
    newGuid,
    now,
    publicUrl,
    timeZone,
    limits,
    proofOfWorkBits,
    portalVersion: portalVersion(),
  });
  const textOf = problemTextIn(bundled, 'gb');
  const app = await createApp({
    publicUrl,
    hstsSubdomains: config.hstsSubdomains,
    trustedProxies: config.trustedProxies,
    addressConnections: config.addressConnections,
    limits,
    drain: { bytes: maxPostBytes(limits), ms: drainMs },
    sessionCookieName: cookie.name,
    log,
    newRequestId: newGuid,
    metrics,
    textOf,
    pages: {
      notFound: async (request, reply) =>
        deps.mfws && isForMfws(request)
          ? sendUnroutedFault({ log }, request, reply.code(404))
          : notFoundPage({ sendPage }, request, reply),
      failure: async (request, reply) =>
        deps.mfws && isForMfws(request)
          ? sendUnroutedFault({ log }, request, reply)
          : failurePage({ sendPage }, request, reply),
    },
    load: deps.load,
  });
  registerRoutes(app, deps.routes, { identify, textOf, limits });
  if (deps.suomiFi !== null)
    suomiFiRoutes(app, deps.suomiFi, {
      identify,
      languageOf: (request) => visitorLanguage(request, deps),
      sendUnidentified: (request, reply, page) => unidentifiedPage({ sendPage }, request, reply, page),
    });
  // A form that asked for identification before it was switched off still leads here.
  else app.get('/saml/login', (request, reply) => failurePage({ sendPage }, request, reply.code(503)));
  const pages = {
    sendPage,
    previewTokens: deps.previewTokens,
    identify,
    readSettings: deps.readSettings,
    formLogic: deps.formLogic,
    findForm: forms.find,
    findOpening: deps.availability.find,
    confirmationTarget: deps.confirmationTarget,
    findFormDraft: formDrafts.find,
    findDeletedForm: forms.findDeleted,
    listForms: published.list,
    signIn: userSessions.signIn,
    signOut: userSessions.signOut,
    findSignOnOrigin: deps.findSignOnOrigin,
    flagUrl: config.flagUrl,
    adminPage: web.adminPage,
    ownsVault: deps.ownsVault,
    suomiFi: deps.suomiFi === null ? ('unavailable' as const) : ('available' as const),
    holdsDeliveries: config.holdDeliveries,
    sendsMail: config.mail !== null,
  };
  await registerPages(app, { pages, submissions: deps.submissionPages, logos: deps.logos }, web);
  return app;
}

type SiteDocuments = Pick<SiteServices, 'settingsStore' | 'translationsStore'>;

async function visitorLanguage(request: FastifyRequest, site: SiteDocuments): Promise<VisitorLanguage> {
  const { settings, catalogue } = await readSite(site);
  const { defaultLanguage } = settings;
  const offered = languagesOfVisitors(catalogue, defaultLanguage);
  const language = pageLanguage(languageClues(request), offered, defaultLanguage);
  const tag = languageTagOf(language, catalogue[language]?.languageTag);
  return { pageLanguage: language, language: suomiFiLanguage(tag) };
}

async function readSite({ settingsStore, translationsStore }: SiteDocuments): Promise<Site> {
  const [settings, translations] = await Promise.all([settingsStore.get(), translationsStore.get()]);
  return {
    settings: settings.settings,
    catalogue: translations.catalogue,
    version: `${settings.version} ${translations.version}`,
  };
}
