import {
  draftGuidPlaceholder,
  localDay,
  maintenanceAt,
  openedAtPlaceholder,
  type Catalogue,
  type Guid,
  type LanguageCode,
  type Limits,
  type NewGuid,
  type PublicPage,
  type RenderPage,
  type Settings,
  type User,
  type WayBack,
} from '@form-portal/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { bytesFor } from '../http/response/cached-response.ts';
import { twoPartResponse } from '../http/response/two-part-response.ts';
import type { Identify } from '../http/bind-route.ts';
import type { DraftOwner } from '../http/security/draft-owner.ts';
import type { OpenedAt } from '../http/security/opened-at.ts';
import { developmentPolicy, strictPolicy, type OtherOrigins } from '../http/security/security-headers.ts';
import type { DevelopmentPages } from '../web-build.ts';
import { adminDocument, type AdminPage } from './admin-document.ts';
import { createPageCache, sendablePage, type SendablePage } from './page-cache.ts';
import { offeredLanguages, pageContext } from './page-context.ts';
import { languageClues, pageLanguage, rememberLanguage } from './page-language.ts';

/** The site's current settings and languages, and how often each was changed. */
export interface Site {
  readonly settings: Settings;
  readonly catalogue: Catalogue;
  readonly version: string;
}

/** Dependencies of sending pages. */
interface PageSenderDeps {
  readonly renderPage: RenderPage;
  readonly readSite: () => Promise<Site>;
  readonly identify: Identify;
  readonly openedAt: OpenedAt;
  readonly draftOwner: DraftOwner;
  readonly newGuid: NewGuid;
  readonly now: () => Date;
  readonly publicUrl: string;
  readonly timeZone: string;
  readonly limits: Limits;
  readonly proofOfWorkBits: number | null;
  readonly portalVersion: string;
  readonly development: DevelopmentPages | null;
}

/** A page to send. `cacheKey` identifies content that is the same for everybody; null for a visitor's own page. */
export interface PageToSend {
  readonly page: PublicPage | AdminPage;
  readonly cacheKey: string | null;
  readonly backTo?: WayBack;
  /** Set when the route already has it; otherwise looked up. */
  readonly user?: User | null;
  /** The mark of the page's owner when it is not the user. */
  readonly owner?: string | undefined;
  readonly others?: OtherOrigins;
  /** Path of the page that this one replaces; absent: its own. */
  readonly path?: string;
  /** Set when the route already has it; otherwise read from the request. */
  readonly language?: LanguageCode;
}

/** Sends pages in the visitor's language. */
export type SendPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  toSend: PageToSend,
) => Promise<FastifyReply>;

const cacheSize = { maxPages: 500, maxCharacters: 64 * 1_048_576 };

/** Creates the function that sends every page. */
export function createPageSender(deps: PageSenderDeps): SendPage {
  const cache = createPageCache(cacheSize);
  const { development } = deps;
  const policy = development === null ? strictPolicy : developmentPolicy;
  return async (request, reply, { page, cacheKey, backTo = null, user: knownUser, ...toSend }) => {
    await development?.refresh();
    const { settings: stored, catalogue, version } = await deps.readSite();
    // Maintenance ends by itself.
    const maintenanceUntil = maintenanceAt(stored, deps.now().getTime()) ?? '';
    const settings = { ...stored, maintenanceUntil };
    const user = knownUser === undefined ? ((await deps.identify(request, reply))?.user ?? null) : knownUser;
    const clues = languageClues(request);
    const pageClues = toSend.language === undefined ? clues : { ...clues, requested: toSend.language };
    const readers = page.kind === 'admin' ? 'administrators' : 'visitors';
    const offered = offeredLanguages(catalogue, readers, settings.defaultLanguage);
    const language = pageLanguage(pageClues, offered, settings.defaultLanguage);
    if (clues.requested === language && clues.chosen !== language)
      rememberLanguage(reply, language, deps.publicUrl);
    const today = localDay(deps.now(), deps.timeZone);
    const year = Number(today.slice(0, 4));
    const path = toSend.path ?? pathOf(request);
    const render = () => {
      const { timeZone, limits, proofOfWorkBits, portalVersion } = deps;
      const formerOwners = deps.draftOwner.formerOf(user);
      const context = pageContext({
        settings,
        catalogue,
        language,
        user,
        owner: toSend.owner ?? deps.draftOwner.of(user),
        ...(formerOwners.length > 0 && { formerOwners }),
        path,
        backTo,
        timeZone,
        limits,
        today,
        year,
        ...(page.kind === 'form' && proofOfWorkBits !== null && { proofOfWorkBits }),
        readers,
        version: portalVersion,
      });
      const rendered = page.kind === 'admin' ? adminDocument(page, context) : deps.renderPage(page, context);
      return sendablePage(rendered, policy, toSend.others);
    };
    const isShared = cacheKey !== null && user === null && development === null;
    const key = [cacheKey, path, language, version, today, maintenanceUntil].join('\n');
    const result = isShared ? cache.get(key, render) : render();
    void reply.headers({
      'content-security-policy': result.contentSecurityPolicy,
      'cache-control': user === null && cacheKey !== null ? 'private, no-cache' : 'no-store',
      vary: 'cookie',
    });
    void reply.type('text/html; charset=utf-8');
    if (page.kind === 'form')
      return reply.send(twoPartResponse(request, reply, fillIn(deps, page.form.guid, result)));
    return reply.send(isShared ? await bytesFor(request, reply, result.response) : result.html);
  };
}

/** Fills in the values that differ each time a form is opened; returns the first screen and the rest. */
function fillIn(
  { newGuid, openedAt, now }: PageSenderDeps,
  form: Guid,
  { html, firstLength }: SendablePage,
): readonly [first: string, rest: string] {
  const draft = newGuid();
  const opened = openedAt.sign(form, now());
  const fill = (part: string): string =>
    part.replaceAll(draftGuidPlaceholder, draft).replaceAll(openedAtPlaceholder, opened);
  return [fill(html.slice(0, firstLength)), fill(html.slice(firstLength))];
}

/** Query parameters that language links keep; all others are dropped. */
const keptQuery: readonly (readonly [path: RegExp, names: readonly string[]])[] = [
  [/^\/login$/, ['return']],
  [/^\/form\/[^/]+\/receipt$/, ['submission', 'token']],
];

/** Path of the page, with the query parameters that identify it. */
function pathOf({ url, query }: FastifyRequest): string {
  // The page links to it: two slashes at its start would lead to another site.
  const path = (url.split('?')[0] ?? '/').replace(/^\/+/, '/');
  const names = keptQuery.find(([pattern]) => pattern.test(path))?.[1] ?? [];
  const parameters = new URLSearchParams(Object(query));
  const kept = names.flatMap((name) =>
    parameters
      .getAll(name)
      .slice(0, 1)
      .map((value) => [name, value]),
  );
  return kept.length === 0 ? path : `${path}?${new URLSearchParams(kept).toString()}`;
}
