import type * as z from 'zod/mini';
import type { Action } from '../identity/permissions.ts';
import type { Limits } from '../limits.ts';
import type { ProblemCode } from '../problem.ts';

/** A schema of a request or an answer. */
export type Schema = z.core.$ZodType;

/** One part of a multipart body. */
export interface MultipartPart {
  readonly name: string;
  readonly summary: string;
  /** The JSON inside a text part; undefined for files. */
  readonly schema?: Schema;
  /** Whether the part may stand several times. */
  readonly repeated: boolean;
}

/** The largest body in bytes, where it is configured. */
export type MaxBytes = (limits: Limits) => number;

/** What the body of a request is: JSON of a schema, or parts. */
export type RouteBody =
  | { readonly kind: 'json'; readonly schema: Schema; readonly maxBytes?: number | MaxBytes }
  | { readonly kind: 'multipart'; readonly parts: readonly MultipartPart[] };

/** What one status answers: JSON of a schema, a file of a media type, or nothing. */
export type RouteResponse =
  | { readonly kind: 'json'; readonly summary: string; readonly schema: Schema }
  | { readonly kind: 'file'; readonly summary: string; readonly mediaType: string }
  | { readonly kind: 'empty'; readonly summary: string };

/** A group of calls in the documentation. */
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
 * One HTTP call: a row of the table that the server binds and the documentation is made from. Parameters and query arrive as texts;
 * their schemas turn them into what the use case takes.
 */
export interface Route {
  /** Unique; the documentation's operation id. */
  readonly id: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Address with `:name` for parameters. */
  readonly path: `/${string}`;
  readonly summary: string;
  readonly tag: RouteTag;
  readonly permission: Action;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: RouteBody;
  /** Answers by status, without refusals. */
  readonly responses: Readonly<Record<number, RouteResponse>>;
  /** Codes the call may be refused with, beside those that every call has (`request.*`, `sign-in.required`, `permission.denied`). */
  readonly problems: readonly ProblemCode[];
  /** What something unexpected is called in the answer; absent: `unexpected`. */
  readonly unexpected?: ProblemCode;
  /** Whether asking keeps the session from idling out; absent: it does. */
  readonly prolongsSession?: false;
  /** Whether `error` of a refusal is one text or a list of them (specification D7). */
  readonly errorShape: 'text' | 'list';
}

type Read<S> = S extends Schema ? z.output<S> : undefined;

/** The parameters of a row's address as the handler gets them. */
export type ParamsOf<R extends Route> = R extends { readonly params: infer S } ? Read<S> : undefined;

/** The query of a row as the handler gets it. */
export type QueryOf<R extends Route> = R extends { readonly query: infer S } ? Read<S> : undefined;

/** The JSON body of a row as the handler gets it. */
export type BodyOf<R extends Route> = R extends {
  readonly body: { readonly kind: 'json'; readonly schema: infer S };
}
  ? Read<S>
  : undefined;
