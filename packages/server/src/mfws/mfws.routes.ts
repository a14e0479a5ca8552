import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import { multipartBoundary } from '../http/body/multipart.ts';
import type { MfwsDeps } from './mfws-deps.ts';
import { readMfwsRequest, type MfwsRequest } from './mfws-request.ts';
import { badRequest, Fault, faultOf, notFound, type LoggedInTo } from './fault.ts';
import { fileResources } from './files/file-resources.ts';
import { isInVault, readLogin } from './sessions/login.ts';
import { objectResources } from './objects/object-resources.ts';
import { findResource, type Resource } from './resource.ts';
import { sessionResources } from './sessions/session-resources.ts';
import { structureResources } from './structure/structure-resources.ts';
import { faultToWire } from './wire/fault.wire.ts';

const root = '/REST';
const octetStream = 'application/octet-stream';

/**
 * The M-Files web service over the embedded vault (docs/protocols/m-files.md#clients). Cookies are ignored: a login is a token in
 * a header, so cross-site requests are allowed.
 */
export async function mfwsRoutes(app: FastifyInstance, deps: MfwsDeps): Promise<void> {
  const resources = [
    ...sessionResources(deps),
    ...structureResources(deps),
    ...objectResources(deps),
    ...fileResources(deps),
  ];
  await app.register((service, _options, done) => {
    service.removeAllContentTypeParsers();
    service.addContentTypeParser('*', (_request, _payload, parsed) => {
      parsed(null);
    });
    service.addHook('onRequest', ({ raw: { headers } }, _reply, next) => {
      // Clients send any content type, or none, with JSON or bytes (docs/protocols/m-files.md#clients): only a form is recognised
      // by it.
      if (multipartBoundary(headers['content-type']) === undefined) headers['content-type'] = octetStream;
      next();
    });
    const respond = respondWith(deps, resources);
    service.setErrorHandler((error, request, reply) => sendFault(deps, error, { request, reply }));
    for (const path of [root, root.toLowerCase()]) {
      service.route({
        method: ['GET', 'POST', 'PUT', 'DELETE'],
        url: `${path}/*`,
        config: { accepts: 'any', crossSite: true },
        handler: respond,
      });
    }
    done();
  });
}

interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

function respondWith(deps: MfwsDeps, resources: readonly Resource[]) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    let mfwsRequest: MfwsRequest | undefined;
    let loggedInTo: LoggedInTo = 'nothing';
    try {
      mfwsRequest = readMfwsRequest(request.method, request.raw.url ?? '', root);
      const match = findResource(resources, mfwsRequest);
      if (match === undefined) {
        loggedInTo = await loginStateOf(deps, mfwsRequest, request);
        throw notFound();
      }
      const { resource, params } = match;
      const call = { mfwsRequest, params, request, reply };
      if (resource.needs === 'nothing') return send(reply, await resource.respond(call));
      const login = await readLogin(deps, mfwsRequest, request);
      loggedInTo = 'application';
      if (isInVault(deps, login, call)) loggedInTo = 'vault';
      else if (resource.needs === 'vault')
        throw new Fault(403, 'UnauthorizedAccessException', 'Login to vault failed');
      if (login.stored.readOnly && mfwsRequest.method !== 'GET')
        throw new Fault(403, 'UnauthorizedAccessException', 'The token is read-only.');
      return send(reply, await resource.respond({ ...call, login }));
    } catch (error) {
      return sendFault(deps, error, { request, reply }, { mfwsRequest, loggedInTo });
    }
  };
}

/** The login state of a request for a resource that does not exist. */
async function loginStateOf(
  deps: MfwsDeps,
  mfwsRequest: MfwsRequest,
  request: FastifyRequest,
): Promise<LoggedInTo> {
  try {
    const login = await readLogin(deps, mfwsRequest, request);
    return isInVault(deps, login, { mfwsRequest, request }) ? 'vault' : 'application';
  } catch (error) {
    if (error instanceof Fault) return 'nothing';
    throw error;
  }
}

function send(reply: FastifyReply, response: unknown): FastifyReply {
  if (response instanceof Readable) return reply.send(response);
  return reply
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(response));
}

/** Whether a request is for the M-Files API, even if none of its routes handles it. */
export function isForMfws({ raw }: FastifyRequest): boolean {
  return /^\/rest(?:[/?]|$)/i.test(raw.url ?? '');
}

/** Responds to a request that no route handles: its address cannot be decoded, or no resource has its method. */
export function sendUnroutedFault(
  deps: Pick<MfwsDeps, 'log'>,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const fault =
    reply.statusCode === 400 ? badRequest('The address is not percent-encoded correctly.') : notFound();
  return sendFault(deps, fault, { request, reply });
}

/** How far a request was read before it failed. */
interface RequestState {
  /** Undefined when its address could not be read. */
  readonly mfwsRequest: MfwsRequest | undefined;
  readonly loggedInTo: LoggedInTo;
}

/** Sends a fault; details of unexpected errors go only to the log. */
function sendFault(
  { log }: Pick<MfwsDeps, 'log'>,
  error: unknown,
  { request, reply }: Exchange,
  { mfwsRequest, loggedInTo }: RequestState = { mfwsRequest: undefined, loggedInTo: 'nothing' },
): FastifyReply {
  const fault = faultOf(error) ?? new Fault(503, 'COMException', 'The request failed. Try again later.');
  if (faultOf(error) === undefined)
    log.error({ err: error, requestId: request.id }, 'A request to the M-Files web service failed');
  if (fault.retryAfterSeconds !== undefined)
    void reply.header('retry-after', String(fault.retryAfterSeconds));
  const refused = {
    url: `/${mfwsRequest?.path ?? ''}`,
    method: mfwsRequest?.method ?? request.method,
    loggedInTo: fault.loggedInTo ?? loggedInTo,
  };
  return send(reply.code(fault.status), faultToWire(fault, refused));
}
