import type { LanguageCode } from '@form-portal/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addressGroup } from '../../http/limits/address-key.ts';
import type { Identify } from '../../http/bind-route.ts';
import type { RateLimits, RateRule } from '../../http/limits/rate-limits.ts';
import { Refusal } from '../../http/problems/refusal.ts';
import { returnPath } from '../../http/security/return-path.ts';
import { beginIdentification, finishIdentification, type IdentificationDeps } from './identification.ts';
import type { IdentityProvider } from './metadata/idp-metadata.ts';
import type { IdpSource } from './metadata/idp-source.ts';
import type { PreLoginCookie } from './pre-login-cookie.ts';
import { beginLogout, receiveLogout, type ArrivedLogout, type SingleLogoutDeps } from './single-logout.ts';
import type { SuomiFiLanguage } from './suomi-fi-language.ts';

/** A page that says that identification failed or was cancelled, with a link back. */
interface UnidentifiedPage {
  readonly reason: 'identification-refused' | 'identification-cancelled';
  /** Path of this site. */
  readonly wayBack: string;
  /** Undefined: decided by the request. */
  readonly language: LanguageCode | undefined;
}

/** The languages of a visitor: of the portal's pages, and of the identity provider's. */
export interface VisitorLanguage {
  readonly pageLanguage: LanguageCode;
  readonly language: SuomiFiLanguage;
}

/** Dependencies of the routes of Suomi.fi. */
export interface SuomiFiDeps extends IdentificationDeps, SingleLogoutDeps {
  readonly idpSource: IdpSource;
  readonly cookie: PreLoginCookie;
  readonly rateLimits: RateLimits;
  /** Refused messages per minute and address; null: no limit. */
  readonly signInLimit: number | null;
  readonly publicUrl: string;
  /** Metadata of our service. */
  readonly metadata: string;
}

/** Pages that the routes respond with. */
interface SuomiFiPages {
  readonly identify: Identify;
  readonly languageOf: (request: FastifyRequest) => Promise<VisitorLanguage>;
  readonly sendUnidentified: (
    request: FastifyRequest,
    reply: FastifyReply,
    page: UnidentifiedPage,
  ) => Promise<FastifyReply>;
}

/** Sign-ins that may begin per minute and address; whole offices share an address. */
const loginsPerMinute = 300;

/** `/saml/metadata`, `/saml/login`, `/saml/acs`, `/saml/logout` and `/saml/slo`. */
export function suomiFiRoutes(app: FastifyInstance, deps: SuomiFiDeps, pages: SuomiFiPages): void {
  app.get('/saml/metadata', (_request, reply) =>
    reply.type('application/samlmetadata+xml').header('cache-control', 'no-cache').send(deps.metadata),
  );

  app.get('/saml/login', async (request, reply) => {
    const perMinute = deps.signInLimit === null ? null : loginsPerMinute;
    await takeOrRefuse(deps, { name: 'saml-login', perMinute }, request);
    const idp = await identityProvider(deps);
    const session = await pages.identify(request, reply);
    const address = await beginIdentification(deps, idp, {
      browser: deps.cookie.ensure(request, reply),
      returnPath: returnPath(new URLSearchParams(Object(request.query)).get('return')) ?? '/',
      sessionBefore: session?.idHash ?? null,
      ...(await pages.languageOf(request)),
    });
    return goTo(reply, address);
  });

  app.post('/saml/acs', { config: { accepts: 'form', crossSite: true } }, async (request, reply) => {
    const giveBack = await takeOrRefuse(deps, refusalRule(deps), request);
    const session = await pages.identify(request, reply);
    const outcome = await finishIdentification(deps, await identityProvider(deps), {
      fields: fieldsOf(request),
      browser: deps.cookie.read(request),
      session: session?.idHash,
      requestId: request.id,
      reply,
    });
    if (outcome.kind !== 'refused') await giveBack();
    const wayBack = outcome.login?.returnPath ?? '/';
    if (outcome.kind === 'identified') return goTo(reply, wayBack);
    void reply.code(outcome.kind === 'refused' ? 403 : 200);
    const page = {
      reason: `identification-${outcome.kind}`,
      wayBack,
      language: outcome.login?.pageLanguage,
    } as const;
    return pages.sendUnidentified(request, reply, page);
  });

  app.get('/saml/logout', async (request, reply) => {
    const session = await pages.identify(request, reply);
    if (session !== null && !isOwnNavigation(request, deps.publicUrl)) return goTo(reply, '/');
    if (session?.user.type !== 'saml') return goTo(reply, '/logout');
    const idp = await deps.idpSource.current();
    return goTo(reply, (await beginLogout(deps, idp, session, reply)) ?? '/logout');
  });

  app.get('/saml/slo', (request, reply) =>
    followLogout(deps, request, reply, { binding: 'redirect', query: request.url.split('?')[1] ?? '' }),
  );

  app.post('/saml/slo', { config: { accepts: 'form', crossSite: true } }, (request, reply) =>
    followLogout(deps, request, reply, { binding: 'post', fields: fieldsOf(request) }),
  );
}

/**
 * The identity provider may load this in a hidden frame, so the response is never a page: it is a redirect, or one sentence of plain text
 * (docs/protocols/suomifi.md#logout). The portal's own logout ends here whether or not the response is accepted: the session has ended already.
 */
async function followLogout(
  deps: SuomiFiDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  arrived: ArrivedLogout,
): Promise<FastifyReply> {
  const giveBack = await takeOrRefuse(deps, refusalRule(deps), request);
  const idp = await identityProvider(deps);
  const outcome = await receiveLogout(deps, idp, arrived, request.id);
  if (outcome.kind !== 'refused') await giveBack();
  if (outcome.kind === 'responded') return goTo(reply, outcome.address);
  if (outcome.kind === 'signed-out' || isResponse(arrived)) return goTo(reply, '/logout');
  return reply
    .code(400)
    .headers({
      'content-security-policy': `default-src 'none'; frame-ancestors ${new URL(idp.logoutUrl).origin}`,
      'cache-control': 'no-store',
    })
    .type('text/plain; charset=utf-8')
    .send('The message was not accepted.');
}

function isResponse(arrived: ArrivedLogout): boolean {
  const parameters = arrived.binding === 'post' ? arrived.fields : new URLSearchParams(arrived.query);
  return parameters.has('SAMLResponse') && !parameters.has('SAMLRequest');
}

function goTo(reply: FastifyReply, address: string): FastifyReply {
  return reply
    .headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    .redirect(address, 303);
}

async function identityProvider({ idpSource }: SuomiFiDeps): Promise<IdentityProvider> {
  const idp = await idpSource.current();
  if (idp === undefined) throw new Refusal({ code: 'identity.unavailable' });
  return idp;
}

function refusalRule({ signInLimit }: SuomiFiDeps): RateRule {
  return { name: 'saml-refused', perMinute: signInLimit };
}

/** Counts a request towards a limit, and returns what undoes that; throws a Refusal when the limit is reached. */
async function takeOrRefuse(
  { rateLimits }: SuomiFiDeps,
  rule: RateRule,
  request: FastifyRequest,
): Promise<() => Promise<void>> {
  const taken = await rateLimits.take(rule, addressGroup(request.ip));
  if (taken.allowed) return () => taken.giveBack();
  const { retryAfterSeconds } = taken;
  throw new Refusal({ code: 'request.too-many', params: { retryAfterSeconds } });
}

function fieldsOf({ body }: FastifyRequest): URLSearchParams {
  return body instanceof URLSearchParams ? body : new URLSearchParams();
}

/** Other sites must not sign people out with an image or a link (docs/protocols/sign-on.md#cross-site-requests). */
function isOwnNavigation({ headers }: FastifyRequest, publicUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  return headers.referer?.startsWith(`${publicUrl}/`) ?? false;
}
