import {
  draftGuidPlaceholder,
  openedAtPlaceholder,
  type Catalogue,
  type Guid,
  type LanguageCode,
  type NewGuid,
  type PublicPage,
  type RenderPage,
  type Settings,
  type User,
} from '@form-portal/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { bytesFor } from '../http/cached-answer.ts';
import type { Identify } from '../http/bind-route.ts';
import type { OpenedAt } from '../http/opened-at.ts';
import { developmentPolicy, strictPolicy } from '../http/security-headers.ts';
import type { DevelopmentPages } from '../web-build.ts';
import { createPageCache, drawn, type DrawnPage } from './page-cache.ts';
import { pageContext } from './page-context.ts';
import { languageClues, pageLanguage, rememberLanguage } from './page-language.ts';

/** The site's settings and languages as they are now, and how often each was changed. */
export interface Site {
  readonly settings: Settings;
  readonly catalogue: Catalogue;
  readonly version: string;
}

/** What every page is made with. */
interface PageSenderDeps {
  readonly renderPage: RenderPage;
  readonly readSite: () => Promise<Site>;
  readonly identify: Identify;
  readonly openedAt: OpenedAt;
  readonly newGuid: NewGuid;
  readonly now: () => Date;
  readonly publicUrl: string;
  readonly timeZone: string;
  readonly portalVersion: string;
  readonly development: DevelopmentPages | null;
}

/** A page to send. `cacheKey` names the content when it is the same for everybody; null: it is this visitor's own. */
export interface PageToSend {
  readonly page: PublicPage;
  readonly cacheKey: string | null;
  readonly backTo?: string;
  /** Known already by the route; otherwise looked up. */
  readonly user?: User | null;
  /** Path of the page that this one stands for; absent: its own. */
  readonly path?: string;
  /** Known already by the route; otherwise as the request tells. */
  readonly language?: LanguageCode;
}

/** Sends pages in the visitor's language. */
export type SendPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  toSend: PageToSend,
) => Promise<FastifyReply>;

const cacheSize = { maxPages: 500, maxCharacters: 64 * 1_048_576 };

/** Makes the one way in which pages leave the portal. */
export function createPageSender(deps: PageSenderDeps): SendPage {
  const cache = createPageCache(cacheSize);
  const { development } = deps;
  const policy = development === null ? strictPolicy : developmentPolicy;
  return async (request, reply, { page, cacheKey, backTo = null, user: known, ...toSend }) => {
    await development?.refresh();
    const { settings, catalogue, version } = await deps.readSite();
    const user = known === undefined ? ((await deps.identify(request, reply))?.user ?? null) : known;
    const clues = languageClues(request);
    const asked = toSend.language === undefined ? clues : { ...clues, asked: toSend.language };
    const language = pageLanguage(asked, catalogue, settings.defaultLanguage);
    if (clues.asked === language && clues.chosen !== language)
      rememberLanguage(reply, language, deps.publicUrl);
    const year = deps.now().getFullYear();
    const path = toSend.path ?? pathOf(request);
    const draw = () => {
      const { timeZone, portalVersion } = deps;
      const parts = { settings, catalogue, language, user, path, backTo, timeZone, year };
      return drawn(deps.renderPage(page, pageContext({ ...parts, version: portalVersion })), policy);
    };
    const isShared = cacheKey !== null && user === null && development === null;
    const key = [cacheKey, path, language, version, year].join('\n');
    const result = isShared ? cache.get(key, draw) : draw();
    void reply.headers({
      'content-security-policy': result.contentSecurityPolicy,
      'cache-control': user === null ? 'private, no-cache' : 'no-store',
      vary: 'cookie',
    });
    void reply.type('text/html; charset=utf-8');
    if (page.kind === 'form') return reply.send(fillIn(deps, page.form.guid, result));
    return reply.send(isShared ? await bytesFor(request, reply, result.answer) : result.html);
  };
}

/** What differs from one opening of a form to the next. */
function fillIn({ newGuid, openedAt, now }: PageSenderDeps, form: Guid, { html }: DrawnPage): string {
  return html
    .replaceAll(draftGuidPlaceholder, newGuid())
    .replaceAll(openedAtPlaceholder, openedAt.sign(form, now()));
}

/** What the addresses of some pages carry on to their own other languages; nothing else of a query is kept. */
const keptQuery: readonly (readonly [path: RegExp, names: readonly string[]])[] = [
  [/^\/login$/, ['return']],
  [/^\/form\/[^/]+\/receipt$/, ['submission', 'token']],
];

/** Path of the page, with the part of its query that makes it the same page. */
function pathOf({ url, query }: FastifyRequest): string {
  const path = url.split('?')[0] ?? '/';
  const names = keptQuery.find(([pattern]) => pattern.test(path))?.[1] ?? [];
  const given = new URLSearchParams(Object(query));
  const kept = names.flatMap((name) =>
    given
      .getAll(name)
      .slice(0, 1)
      .map((value) => [name, value]),
  );
  return kept.length === 0 ? path : `${path}?${new URLSearchParams(kept).toString()}`;
}
