import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import { meaningOf, type Limits, type ProblemCode } from '@form-portal/domain';
import {
  fastify,
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { constants } from 'node:zlib';
import type { Metrics } from '../metrics/metrics.ts';
import { acceptBodies } from './body/accepted-body.ts';
import { drainAfterResponse } from './body/drain-after-response.ts';
import type { DrainLimits } from './body/request-body.ts';
import { closeConnectionsOnShutdown } from './closing-connections.ts';
import { limitConnections } from './limits/address-connections.ts';
import { cleanForwardedFor } from './limits/forwarded-for.ts';
import type { LoadMonitor } from './limits/load-monitor.ts';
import { requestMs } from './limits/request-time.ts';
import { limitRequestsAhead } from './limits/requests-ahead.ts';
import { trustedProxies } from './limits/trusted-proxies.ts';
import { warnAboutForwarding } from './limits/warn-about-forwarding.ts';
import { respondToClientError } from './problems/client-error.ts';
import {
  problemsOf,
  sendProblems,
  statusOf,
  setRetryAfter,
  type ProblemText,
} from './problems/problem-response.ts';
import { Refusal } from './problems/refusal.ts';
import { isSameOrigin } from './security/same-origin.ts';
import { securityHeaders } from './security/security-headers.ts';

/** The pages for requests without a route. */
interface FallbackPages {
  notFound(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>;
  /** The page for a failed request; the status is already set. */
  failure(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>;
}

/** Dependencies and settings of the HTTP application. */
interface AppDeps {
  readonly publicUrl: string;
  readonly hstsSubdomains: boolean;
  readonly trustedProxies: readonly string[];
  /** Null: no limit. */
  readonly addressConnections: number | null;
  readonly limits: Limits;
  /** How much of a refused request is still read, so that its sender gets the response. */
  readonly drain: DrainLimits;
  readonly sessionCookieName: string;
  readonly log: FastifyBaseLogger;
  readonly newRequestId: () => string;
  readonly metrics: Pick<Metrics, 'responded' | 'refused'>;
  readonly textOf: ProblemText;
  readonly pages: FallbackPages;
  /** Counts every request. */
  readonly load: Pick<LoadMonitor, 'requestBegan'>;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether other sites may post here, because the request is authenticated by other means. */
    crossSite?: boolean;
  }
}

const kilobyte = 1024;

/** Unless a route declares otherwise, as forms and submissions do. */
const defaultBodyLimit = 256 * kilobyte;

const timeouts = {
  /** Time limit for all headers to arrive. */
  headersMs: 20_000,
  /** Time limit for a connection without traffic. */
  idleMs: 75_000,
};

/** Creates the Fastify instance with everything that applies to every request, and no routes. */
export async function createApp(deps: AppDeps): Promise<FastifyInstance> {
  const headers = securityHeaders(deps);
  const app = fastify({
    loggerInstance: deps.log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: deps.trustedProxies.length === 0 ? false : [...deps.trustedProxies],
    genReqId: deps.newRequestId,
    bodyLimit: defaultBodyLimit,
    connectionTimeout: timeouts.idleMs,
    requestTimeout: requestMs(deps.limits),
    // During shutdown, requests on open connections are still served.
    return503OnClosing: false,
    // Node would reject a request without a host by itself, without our headers; `secure` refuses it instead.
    http: { headersTimeout: timeouts.headersMs, maxHeaderSize: 16 * kilobyte, requireHostHeader: false },
    routerOptions: { maxParamLength: 200 },
    clientErrorHandler: (error, socket) => respondToClientError(error, socket, { ...deps, headers }),
    frameworkErrors: (error, request, reply) => {
      // No hook runs for an address that cannot be parsed.
      request.cookies = {};
      void respondToError(deps, error, request, reply.headers(headers));
    },
  });
  limitRequestsAhead(app.server);
  cleanForwardedFor(app);
  await app.register(cookie);
  await app.register(compress, {
    globalDecompression: false,
    encodings: ['br', 'gzip'],
    customTypes: /^text\/|^application\/(json|javascript)|^image\/svg/,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  const isTrusted = trustedProxies(deps.trustedProxies);
  secure(app, deps, headers);
  if (deps.addressConnections !== null) limitConnections(app, isTrusted, deps.addressConnections);
  warnAboutForwarding(app, isTrusted, deps.log);
  acceptBodies(app);
  drainAfterResponse(app, deps.drain);
  app.decorateReply('refusalCode', null);
  closeConnectionsOnShutdown(app);
  app.addHook('onRequest', async () => deps.load.requestBegan());
  app.addHook('onResponse', async (request, reply) => {
    logResponse(deps.log, request, reply);
    deps.metrics.responded(reply.statusCode);
    if (reply.refusalCode !== null) deps.metrics.refused(reply.refusalCode);
  });
  app.setNotFoundHandler((request, reply) =>
    isCall(request)
      ? sendProblems(reply, [{ code: 'not-found' }], deps.textOf)
      : deps.pages.notFound(request, reply),
  );
  app.setErrorHandler((error, request, reply) => respondToError(deps, error, request, reply));
  return app;
}

function secure(
  app: FastifyInstance,
  { publicUrl, sessionCookieName }: AppDeps,
  headers: Readonly<Record<string, string>>,
): void {
  // An unknown expectation is ignored (RFC 9110 10.1.1); by default Node would refuse it, without our headers.
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers);
    const { host } = request.headers;
    if (host === undefined && request.raw.httpVersion === '1.1')
      throw new Refusal({ code: 'request.malformed' });
    const hasSession = request.cookies[sessionCookieName] !== undefined;
    if (request.routeOptions.config.crossSite === true) return;
    if (!isSameOrigin({ method: request.method, headers: request.headers, hasSession }, publicUrl)) {
      throw new Refusal({ code: 'request.cross-site' });
    }
  });
}

async function respondToError(
  deps: AppDeps,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const problems = problemsOf(error, request.routeOptions.config.unexpected);
  if (needsAttention(problems[0].code))
    deps.log.error({ err: error, ...nameOf(request) }, 'A request failed');
  try {
    if (isCall(request)) return sendProblems(reply, problems, deps.textOf);
    setRetryAfter(reply, problems);
    return await deps.pages.failure(request, reply.code(statusOf(problems)));
  } catch (respondingError) {
    deps.log.error({ err: respondingError, ...nameOf(request) }, 'An error response could not be sent');
    return reply.code(500).type('text/plain; charset=utf-8').send(fallbackMessage);
  }
}

/** Whether an operator needs to investigate. */
function needsAttention(code: ProblemCode): boolean {
  return meaningOf(code).status === 500 || code === 'storage.full' || code === 'storage.unavailable';
}

/** Sent when the error response itself fails. */
const fallbackMessage = 'Something went wrong. Try again later.';

/** API calls get JSON, everything else pages. */
function isCall({ url }: FastifyRequest): boolean {
  return (
    url.startsWith('/api/') || ['/healthz', '/readyz', '/saml/session'].includes(url.split('?')[0] ?? '')
  );
}

function logResponse(log: FastifyBaseLogger, request: FastifyRequest, reply: FastifyReply): void {
  const line = { ...nameOf(request), status: reply.statusCode, ms: Math.round(reply.elapsedTime) };
  if (reply.statusCode < 400) log.debug(line, 'responded');
  else log.info(line, 'refused');
}

function nameOf({ id, method, routeOptions }: FastifyRequest): object {
  return { requestId: id, method, route: routeOptions.url ?? 'none' };
}
