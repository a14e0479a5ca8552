import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import {
  fastify,
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { bytesPerMb, meaningOf, type Limits, type ProblemCode } from '@form-portal/domain';
import { constants } from 'node:zlib';
import { acceptBodies } from './accepted-body.ts';
import { answerClientError } from './client-error.ts';
import type { LoadMonitor } from './load-monitor.ts';
import { problemsOf, sendProblems, statusOf, type ProblemText } from './problem-response.ts';
import { Refusal } from './refusal.ts';
import { isSameOrigin } from './same-origin.ts';
import { securityHeaders } from './security-headers.ts';
import type { Socket } from 'node:net';

/** The pages that any address may end in. */
interface FallbackPages {
  notFound(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>;
  /** The page for a request that failed; the status is already set. */
  failure(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>;
}

/** What the HTTP application is made of. */
interface AppDeps {
  readonly publicUrl: string;
  readonly trustedProxies: readonly string[];
  readonly limits: Limits;
  readonly sessionCookieName: string;
  readonly log: FastifyBaseLogger;
  readonly newRequestId: () => string;
  readonly textOf: ProblemText;
  readonly pages: FallbackPages;
  /** Counts every request. */
  readonly load: Pick<LoadMonitor, 'requestBegan'>;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether other sites may post here: what they bring proves itself by other means. */
    crossSite?: boolean;
  }
}

const kilobyte = 1024;

/** Until a route says otherwise; forms and submissions do. */
const defaultBodyLimit = 256 * kilobyte;

const timeouts = {
  /** For all headers to arrive. */
  headersMs: 20_000,
  /** For a connection on which nothing moves. */
  idleMs: 75_000,
  /** For a whole request with its body. */
  requestMs: 45 * 60_000,
  /** For each MB of a body that may be larger than most: 75 kB a second is a slow line. */
  requestMsPerMb: 13_500,
};

/** Makes the Fastify instance: everything that holds for every request, and no route. */
export async function createApp(deps: AppDeps): Promise<FastifyInstance> {
  const app = fastify({
    loggerInstance: deps.log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: deps.trustedProxies.length === 0 ? false : [...deps.trustedProxies],
    genReqId: deps.newRequestId,
    bodyLimit: defaultBodyLimit,
    connectionTimeout: timeouts.idleMs,
    requestTimeout: requestMs(deps.limits),
    http: { headersTimeout: timeouts.headersMs, maxHeaderSize: 16 * kilobyte },
    routerOptions: { maxParamLength: 200 },
    clientErrorHandler: (error, socket) => answerClientError(error, socket, deps.textOf),
    frameworkErrors: (error, request, reply) => {
      // No hook runs before an address that cannot be read.
      request.cookies = {};
      void answerError(deps, error, request, reply.headers(securityHeaders(deps.publicUrl)));
    },
  });
  await app.register(cookie);
  await app.register(compress, {
    globalDecompression: false,
    encodings: ['br', 'gzip'],
    customTypes: /^text\/|^application\/(json|javascript)|^image\/svg/,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  secure(app, deps);
  acceptBodies(app);
  closeConnectionsAtTheEnd(app);
  app.addHook('onRequest', async () => deps.load.requestBegan());
  app.addHook('onResponse', async (request, reply) => {
    logResponse(deps.log, request, reply);
  });
  app.setNotFoundHandler((request, reply) =>
    isCall(request)
      ? sendProblems(reply, [{ code: 'not-found' }], deps.textOf)
      : deps.pages.notFound(request, reply),
  );
  app.setErrorHandler((error, request, reply) => answerError(deps, error, request, reply));
  return app;
}

function requestMs({ maxTotalBytes }: Limits): number {
  return Math.max(timeouts.requestMs, (maxTotalBytes / bytesPerMb) * timeouts.requestMsPerMb);
}

/** A browser would hold its connection open for the next request, and the portal would wait for it before it ends. */
function closeConnectionsAtTheEnd(app: FastifyInstance): void {
  let isClosing = false;
  const connections = new Set<Socket>();
  app.server.on('connection', (connection: Socket) => {
    connections.add(connection);
    connection.once('close', () => connections.delete(connection));
  });
  app.addHook('preClose', async () => {
    isClosing = true;
    // Node itself takes a connection that was opened ahead of need for one in use.
    for (const connection of connections) if (connection.bytesRead === 0) connection.destroy();
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) void reply.header('connection', 'close');
  });
}

function secure(app: FastifyInstance, { publicUrl, sessionCookieName }: AppDeps): void {
  const headers = securityHeaders(publicUrl);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers);
    const hasSession = request.cookies[sessionCookieName] !== undefined;
    if (request.routeOptions.config.crossSite === true) return;
    if (!isSameOrigin({ method: request.method, headers: request.headers, hasSession }, publicUrl)) {
      throw new Refusal({ code: 'request.cross-site' });
    }
  });
}

async function answerError(
  deps: AppDeps,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const problems = problemsOf(error, request.routeOptions.config.unexpected);
  if (isOurFault(problems[0].code)) deps.log.error({ err: error, ...nameOf(request) }, 'A request failed');
  try {
    if (isCall(request)) return sendProblems(reply, problems, deps.textOf);
    return await deps.pages.failure(request, reply.code(statusOf(problems)));
  } catch (answeringError) {
    deps.log.error({ err: answeringError, ...nameOf(request) }, 'The answer to a failure failed');
    return reply.code(500).type('text/plain; charset=utf-8').send(lastWords);
  }
}

/** Whether an operator has to look into it. */
function isOurFault(code: ProblemCode): boolean {
  return meaningOf(code).status === 500 || code === 'storage.full' || code === 'storage.unavailable';
}

/** What is said when even saying what went wrong goes wrong. */
const lastWords = 'Something went wrong. Try again later.';

/** Calls are answered with JSON, everything else with pages. */
function isCall({ url }: FastifyRequest): boolean {
  return (
    url.startsWith('/api/') || ['/healthz', '/readyz', '/saml/session'].includes(url.split('?')[0] ?? '')
  );
}

function logResponse(log: FastifyBaseLogger, request: FastifyRequest, reply: FastifyReply): void {
  const line = { ...nameOf(request), status: reply.statusCode, ms: Math.round(reply.elapsedTime) };
  if (reply.statusCode < 400) log.debug(line, 'answered');
  else log.info(line, 'refused');
}

function nameOf({ id, method, routeOptions }: FastifyRequest): object {
  return { requestId: id, method, route: routeOptions.url ?? 'none' };
}
