import type { FastifyInstance, FastifyRequest } from 'fastify';
import { parseJsonBody } from './json-body.ts';
import { Refusal } from '../problems/refusal.ts';

/**
 * The kinds of body a route may accept; a route that declares none ignores bodies, and one that declares `any` reads the body
 * itself.
 */
export type AcceptedBody = 'json' | 'multipart' | 'form' | 'any';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The only kind of body the route accepts: a foreign page can send some kinds without a preflight. */
    accepts?: AcceptedBody;
  }
}

const mediaTypes: Readonly<Record<Exclude<AcceptedBody, 'any'>, string>> = {
  json: 'application/json',
  multipart: 'multipart/form-data',
  form: 'application/x-www-form-urlencoded',
};

/** Time limit for a whole JSON or form body (ms); multipart bodies have their own limits. */
const defaultBodyTimeMs = 30_000;

/** Reads bodies: JSON parsed, form fields as `URLSearchParams`; multipart is left to its own reader. */
export function acceptBodies(app: FastifyInstance, bodyTimeMs = defaultBodyTimeMs): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(mediaTypes.json, { parseAs: 'buffer' }, (_request, body, done) => {
    const parsed = parseJsonBody(Buffer.from(body));
    if (parsed.ok) done(null, parsed.value);
    else done(new Refusal(parsed.problems[0]));
  });
  app.addContentTypeParser(mediaTypes.form, { parseAs: 'string' }, (_request, body, done) => {
    done(null, new URLSearchParams(body.toString()));
  });
  app.addContentTypeParser(mediaTypes.multipart, (_request, _payload, done) => {
    done(null);
  });
  app.addHook('onRequest', async (request) => {
    if (request.routeOptions.config.accepts === undefined) ignoreBody(request);
    limitBodyTime(request, bodyTimeMs);
  });
  // After the hooks of the route, which check permissions.
  app.addHook('preParsing', async (request) => {
    refuseOtherBody(request);
  });
}

/** These headers make Fastify read a body. */
function ignoreBody({ headers }: FastifyRequest): void {
  delete headers['content-type'];
  delete headers['content-length'];
  delete headers['transfer-encoding'];
}

function refuseOtherBody(request: FastifyRequest): void {
  const { accepts } = request.routeOptions.config;
  if (accepts === undefined || accepts === 'any' || !hasBody(request)) return;
  const sent = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  if (sent !== mediaTypes[accepts]) throw new Refusal({ code: 'request.unsupported-media-type' });
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

function limitBodyTime(request: FastifyRequest, bodyTimeMs: number): void {
  const { accepts } = request.routeOptions.config;
  if (accepts === undefined || accepts === 'multipart' || accepts === 'any' || !hasBody(request)) return;
  const { raw } = request;
  const timer = setTimeout(() => raw.destroy(), bodyTimeMs).unref();
  const clear = () => clearTimeout(timer);
  raw.once('end', clear).once('close', clear);
}
