import { isAnswerKey, meaningOf, questionToWire, type Problem, type ProblemCode } from '@form-portal/domain';
import { storageTroubleOf, type StorageTrouble } from '@form-portal/storage';
import { VaultError } from '@form-portal/vault';
import type { FastifyError, FastifyReply } from 'fastify';
import { Refusal } from './refusal.ts';

/** Puts problems into words in a language of a call's `Accept-Language`, otherwise in the language of the API: English. */
export type ProblemText = (acceptLanguage?: string) => (problem: Problem) => string;

/** Every error response of an API call (specification D7). `error` is a list for settings and translations (specification §7). */
interface ProblemBody {
  readonly error: string | readonly string[];
  readonly code: string;
  readonly fields?: readonly FieldProblemBody[];
  /** Invalid members of the request's body, so that clients can show a problem next to its control. */
  readonly members?: readonly MemberProblemBody[];
  readonly requestId?: string;
}

/** What must be corrected in one field, or in one of its rows; `Check` is the form's check that failed there. */
interface FieldProblemBody {
  readonly GUID: string;
  /** Absent for row 1. */
  readonly Row?: number;
  readonly code: string;
  readonly error: string;
  readonly Check?: string;
}

/** What is wrong with a member; `index` is that of a file in the order of the post. */
interface MemberProblemBody {
  readonly path: string;
  readonly code: string;
  readonly index?: number;
}

/** At least one problem. */
type Problems = readonly [Problem, ...Problem[]];

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether `error` of a refusal is a list with one text per problem (specification §7). */
    listsErrors?: boolean;
    /** The problem code for unexpected errors; `unexpected` by default. */
    unexpected?: ProblemCode;
  }
  interface FastifyReply {
    /** The code of the problem that the response refuses with, for counting; null when it does not. */
    refusalCode: ProblemCode | null;
  }
}

/** The status of a refusal: that of its first problem. */
export function statusOf([first]: Problems): number {
  return meaningOf(first.code).status;
}

/** Responds to a call with the problems it is refused for; the first one determines status and code. */
export function sendProblems(
  reply: FastifyReply,
  problems: Problems,
  textOf: ProblemText,
  members: Readonly<Record<string, unknown>> = {},
): FastifyReply {
  const [first] = problems;
  reply.refusalCode = first.code;
  const status = statusOf(problems);
  const listsErrors = reply.request.routeOptions.config.listsErrors === true;
  const textFor = textOf(reply.request.headers['accept-language']);
  const fields = problems.flatMap((problem) => fieldProblems(problem, textFor(problem)));
  const invalidMembers = listsErrors ? [] : problems.flatMap(memberProblems);
  const body: ProblemBody = {
    ...members,
    error: listsErrors ? problems.map(textFor) : textFor(first),
    code: first.code,
    ...(fields.length === 0 ? {} : { fields }),
    ...(invalidMembers.length === 0 ? {} : { members: invalidMembers }),
    ...(status >= 500 ? { requestId: reply.request.id } : {}),
  };
  setRetryAfter(reply, problems);
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(body);
}

/** The entry of `fields` for a problem; none when it is not about a question. */
function fieldProblems({ path = '', code, params }: Problem, error: string): readonly FieldProblemBody[] {
  if (!isAnswerKey(path)) return [];
  const check = params?.['check'];
  return [{ ...questionToWire(path), code, error, ...(typeof check === 'string' && { Check: check }) }];
}

/** The entry of `members` for a problem; none when it is about a question or the whole request. */
function memberProblems({ path = '', code, params }: Problem): readonly MemberProblemBody[] {
  if (path === '' || isAnswerKey(path)) return [];
  const index = params?.['index'];
  return [{ path, code, ...(typeof index === 'number' && { index }) }];
}

/** Sets `Retry-After` when the problem includes a time. */
export function setRetryAfter(reply: FastifyReply, [first]: readonly Problem[]): void {
  const wait = first?.params?.['retryAfterSeconds'];
  if (wait !== undefined) void reply.header('retry-after', String(wait));
}

/** Converts a thrown error to problems. Unexpected errors become `unexpected`; their message is only logged. */
export function problemsOf(error: unknown, unexpected: ProblemCode = 'unexpected'): Problems {
  if (error instanceof Refusal) return [error.problem];
  if (error instanceof VaultError && error.retryable) return [vaultUnavailable(error)];
  const storageProblem = storageProblemOf(error);
  if (storageProblem !== undefined) return [storageProblem];
  const code = codeOfHttpError(error);
  return [{ code: code === 'unexpected' ? unexpected : code }];
}

function vaultUnavailable({ retryAfterSeconds }: VaultError): Problem {
  return {
    code: 'vault.unavailable',
    ...(retryAfterSeconds !== undefined && { params: { retryAfterSeconds } }),
  };
}

const codeOfTrouble: Readonly<Record<StorageTrouble, ProblemCode>> = {
  full: 'storage.full',
  unavailable: 'storage.unavailable',
};

/** The problem for a storage error (full or not writable); undefined for every other error. */
export function storageProblemOf(error: unknown): Problem | undefined {
  const trouble = storageTroubleOf(error);
  return trouble && { code: codeOfTrouble[trouble] };
}

function codeOfHttpError(error: unknown): Problem['code'] {
  switch (httpStatusOf(error)) {
    case 404:
      return 'not-found';
    case 413:
      return 'request.too-large';
    case 415:
      return 'request.unsupported-media-type';
    case 429:
      return 'request.too-many';
    case undefined:
      return 'unexpected';
    default:
      return 'request.malformed';
  }
}

/** The status of an error caused by the request; undefined for every other error. */
function httpStatusOf(error: unknown): number | undefined {
  if (!(error instanceof Error) || !isHttpError(error)) return undefined;
  const { statusCode } = error;
  return statusCode !== undefined && statusCode >= 400 && statusCode < 500 ? statusCode : undefined;
}

function isHttpError(error: Error): error is FastifyError {
  return 'statusCode' in error && typeof error.statusCode === 'number';
}
