import {
  failed,
  ok,
  permissionProblem,
  type Failed,
  type Limits,
  type Result,
  type User,
} from '@form-portal/domain';
import type { ParamsOf, QueryOf, Route, Schema } from '@form-portal/domain/api';
import { parseWire } from '@form-portal/domain/wire';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AcceptedBody } from './body/accepted-body.ts';
import { sendProblems, type ProblemText } from './problems/problem-response.ts';
import { Refusal } from './problems/refusal.ts';
import type { UserSession } from './user-session.ts';

/** The session of the request's cookie, looked up once per request; null when there is none. */
export type Identify = (request: FastifyRequest, reply: FastifyReply) => Promise<UserSession | null>;

/** A parsed and authorised request for a row of the route table. */
interface Call<R extends Route> {
  readonly params: ParamsOf<R>;
  readonly query: QueryOf<R>;
  /** The raw JSON body, for the entity's codec; undefined for other bodies. */
  readonly body: unknown;
  readonly session: UserSession | null;
  readonly user: User | null;
  /** The client's address, resolved through trusted proxies. */
  readonly address: string;
  /** For headers, streams and statuses other than the row's first one. */
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** A refusal whose response has more members than `error` and `code`. */
export interface FailedWith extends Failed {
  readonly members: Readonly<Record<string, unknown>>;
}

/**
 * Handles one row: returns what to send on success (JSON, a stream or buffer for a file, or nothing), or the problems. Throws a
 * `Refusal`, or an unexpected error.
 */
type Handler<R extends Route> = (call: Call<R>) => Promise<Result<unknown> | FailedWith>;

/** A row with its handler. */
export interface BoundRoute {
  readonly route: Route;
  respond(request: FastifyRequest, reply: FastifyReply): Promise<Result<unknown> | FailedWith>;
}

/** Dependencies shared by all bound routes. */
interface RouteDeps {
  readonly limits: Limits;
  readonly identify: Identify;
  readonly textOf: ProblemText;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the request keeps the session from expiring when idle; true by default. */
    prolongsSession?: false;
  }
  interface FastifyRequest {
    /** Set before the handler of a bound route runs. */
    userSession: UserSession | null;
  }
}

/** Binds a row of the route table to its handler, validating parameters and query by the row's schemas. */
export function bindRoute<R extends Route>(route: R, handler: Handler<R>): BoundRoute {
  return {
    route,
    async respond(request, reply) {
      const params = parse(route.params, request.params);
      if (!params.ok) return params;
      const query = parseQuery(route.query, request.query);
      if (!query.ok) return query;
      const session = request.userSession;
      return handler({
        // These two types are derived from the schemas of the row.
        params: params.value as ParamsOf<R>,
        query: query.value as QueryOf<R>,
        body: request.body,
        session,
        user: session?.user ?? null,
        address: request.ip,
        request,
        reply,
      });
    },
  };
}

/** Registers bound routes: checks permission before the body is read, and sends problems as responses. */
export function registerRoutes(app: FastifyInstance, bound: readonly BoundRoute[], deps: RouteDeps): void {
  if (!app.hasRequestDecorator('userSession')) app.decorateRequest('userSession', null);
  for (const { route, respond } of bound) {
    const accepts = acceptedBody(route);
    app.route({
      method: route.method,
      url: route.path,
      config: {
        listsErrors: route.errorShape === 'list',
        ...(accepts === undefined ? {} : { accepts }),
        ...(route.prolongsSession === false ? { prolongsSession: false } : {}),
        ...(route.unexpected === undefined ? {} : { unexpected: route.unexpected }),
      },
      ...bodyLimit(route, deps.limits),
      onRequest: async (request, reply) => {
        request.userSession = await deps.identify(request, reply);
        const problem = permissionProblem(request.userSession?.user ?? null, route.permission);
        if (problem !== undefined) throw new Refusal(problem);
      },
      handler: async (request, reply) => {
        if (route.body !== undefined && accepts === 'json' && request.body === undefined) {
          return sendProblems(reply, [{ code: 'request.malformed' }], deps.textOf);
        }
        return send(reply, route, await respond(request, reply), deps.textOf);
      },
    });
  }
}

/** Validates parameters. The router's objects have their own prototypes; copying makes them plain. */
function parse(schema: Schema | undefined, value: unknown): Result<unknown> {
  return schema === undefined ? ok(undefined) : parseWire(schema, { ...Object(value) });
}

/** Validates a query, and refuses null characters: they mean nothing in a query, and PostgreSQL rejects them. */
function parseQuery(schema: Schema | undefined, value: unknown): Result<unknown> {
  const query = parse(schema, value);
  const parameters: readonly [string, unknown][] = Object.entries(Object(query.ok ? query.value : {}));
  const [invalidName] = parameters.find(([, text]) => String(text).includes('\0')) ?? [];
  return invalidName === undefined ? query : failed({ code: 'request.invalid', path: invalidName });
}

function bodyLimit({ body }: Route, limits: Limits): { readonly bodyLimit?: number } {
  if (body?.kind !== 'json' || body.maxBytes === undefined) return {};
  return { bodyLimit: typeof body.maxBytes === 'number' ? body.maxBytes : body.maxBytes(limits) };
}

function acceptedBody({ body }: Route): AcceptedBody | undefined {
  return body?.kind;
}

function send(
  reply: FastifyReply,
  route: Route,
  result: Result<unknown> | FailedWith,
  textOf: ProblemText,
): FastifyReply {
  if (!result.ok)
    return sendProblems(reply, result.problems, textOf, 'members' in result ? result.members : {});
  if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store');
  const statuses = Object.keys(route.responses).map(Number);
  if (reply.statusCode === 200 && !statuses.includes(200)) void reply.code(statuses[0] ?? 200);
  return reply.send(result.value);
}

/** A refusal with further members, for the few routes that return more than problems. */
export function failedWith(
  problems: Failed['problems'],
  members: Readonly<Record<string, unknown>>,
): FailedWith {
  const [first, ...others] = problems;
  return { ...failed(first, ...others), members };
}
