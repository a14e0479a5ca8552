import type * as z from 'zod/mini';
import type { Action } from '../users/permissions.ts';
import type { Limits } from '../limits.ts';
import type { ProblemCode } from '../problems/problem.ts';

/** The schema of a request or response. */
export type Schema = z.core.$ZodType;

/** One part of a multipart body. */
export interface MultipartPart {
  readonly name: string;
  readonly summary: string;
  /** Schema of the JSON in a text part; undefined for files. */
  readonly schema?: Schema;
  /** Whether the part may occur more than once. */
  readonly repeated: boolean;
}

/** Returns the configured maximum body size in bytes. */
export type MaxBytes = (limits: Limits) => number;

/** A request body: JSON of a schema, or multipart parts. */
export type RouteBody =
  | { readonly kind: 'json'; readonly schema: Schema; readonly maxBytes?: number | MaxBytes }
  | { readonly kind: 'multipart'; readonly parts: readonly MultipartPart[] };

/** A response body: JSON of a schema, a file of a media type, or none. */
export type RouteResponse =
  | { readonly kind: 'json'; readonly summary: string; readonly schema: Schema }
  | { readonly kind: 'file'; readonly summary: string; readonly mediaType: string }
  | { readonly kind: 'empty'; readonly summary: string };

/** Groups routes in the documentation. */
export type RouteTag =
  | 'Site'
  | 'Sign-in'
  | 'Forms'
  | 'Submissions'
  | 'Form administration'
  | 'Submission administration'
  | 'Vault'
  | 'Operation';

/**
 * One HTTP call: a row of the table from which the server binds handlers and the documentation is
 * generated. Parameters and query arrive as strings; their schemas convert them to what the handler takes.
 */
export interface Route {
  /** Unique; used as the OpenAPI operation id. */
  readonly id: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path with `:name` for parameters. */
  readonly path: `/${string}`;
  readonly summary: string;
  readonly tag: RouteTag;
  readonly permission: Action;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: RouteBody;
  /** Successful responses by status. */
  readonly responses: Readonly<Record<number, RouteResponse>>;
  /**
   * Problem codes specific to this call. Codes that follow from the route's method, parameters, body and
   * permission (see `problemCodesOf` in `openapi.ts`) are not listed.
   */
  readonly problems: readonly ProblemCode[];
  /** Problem code for an unexpected error; defaults to `unexpected`. */
  readonly unexpected?: ProblemCode;
  /** Whether the call counts as activity that prolongs the session; absent means it does. */
  readonly prolongsSession?: false;
  /** Whether `error` in an error response is a single text or a list (specification D7). */
  readonly errorShape: 'text' | 'list';
}

type OutputOf<S> = S extends Schema ? z.output<S> : undefined;

/** The path parameters of a route as its handler receives them. */
export type ParamsOf<R extends Route> = R extends { readonly params: infer S } ? OutputOf<S> : undefined;

/** The query of a route as its handler receives it. */
export type QueryOf<R extends Route> = R extends { readonly query: infer S } ? OutputOf<S> : undefined;
