import { isObject, problemCodes, type Problem, type ProblemCode, type Result } from '@form-portal/domain';
import { reportSignInRequired } from './sign-in-required.ts';
import type { Route } from '@form-portal/domain/api';

/** The input of a call, apart from its route. */
export interface CallInput {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  readonly body?: unknown;
  /** The version that the call changes; absent: any. */
  readonly ifMatch?: string;
  /** Aborts the call, which then fails as if there were no response. */
  readonly signal?: AbortSignal;
}

/** The value of a response and its version (the ETag; empty when the server sends none). */
export interface Versioned<Value> {
  readonly value: Value;
  readonly version: string;
}

/** A failed call. The message is the server's, for users; empty when there is none. */
export class CallError extends Error {
  override readonly name = 'CallError';
  /** HTTP status; 0: no response. */
  readonly status: number;
  readonly problems: readonly [Problem, ...Problem[]];
  /** The parsed body of the response; undefined when there is none. */
  readonly body: unknown;

  constructor(status: number, message: string, problems: readonly [Problem, ...Problem[]], body?: unknown) {
    super(message);
    this.status = status;
    this.problems = problems;
    this.body = body;
  }
}

/** Calls a route; returns the JSON of the response, undefined when there is none. Throws {@link CallError}. */
export async function call(route: Route, input: CallInput = {}): Promise<unknown> {
  return (await callForVersion(route, input)).value;
}

/** Calls a route that returns a file. Throws {@link CallError}. */
export async function callForFile(route: Route, input: CallInput): Promise<Blob> {
  const response = await send(route, input);
  if (!response.ok) throw refusalOf(response.status, await jsonOf(response));
  try {
    return await response.blob();
  } catch {
    throw new CallError(0, '', [{ code: 'unexpected' }]);
  }
}

/** Calls a route and decodes its response. Throws {@link CallError}, also when the response can't be decoded. */
export async function callAndRead<Value>(
  route: Route,
  input: CallInput,
  read: (body: unknown) => Result<Value>,
): Promise<Value> {
  return (await callAndReadVersion(route, input, read)).value;
}

/** The same, with the version of the response. */
export async function callAndReadVersion<Value>(
  route: Route,
  input: CallInput,
  read: (body: unknown) => Result<Value>,
): Promise<Versioned<Value>> {
  const { value: body, version } = await callForVersion(route, input);
  const value = read(body);
  if (value.ok) return { value: value.value, version };
  throw new CallError(200, '', value.problems, body);
}

async function callForVersion(route: Route, input: CallInput): Promise<Versioned<unknown>> {
  const response = await send(route, input);
  const body = await jsonOf(response);
  if (!response.ok) throw refusalOf(response.status, body);
  return { value: body, version: response.headers.get('etag') ?? '' };
}

async function send(
  route: Route,
  { params = {}, query = {}, body, ifMatch, signal }: CallInput,
): Promise<Response> {
  const path = route.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name] ?? '')),
  );
  const parameters = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  const address = parameters.length === 0 ? path : `${path}?${new URLSearchParams(parameters).toString()}`;
  try {
    return await fetch(address, {
      method: route.method,
      headers: {
        'accept-language': document.documentElement.lang,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(ifMatch === undefined ? {} : { 'if-match': ifMatch }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal === undefined ? {} : { signal }),
    });
  } catch {
    throw new CallError(0, '', [{ code: 'unexpected' }]);
  }
}

async function jsonOf(response: Response): Promise<unknown> {
  if (response.status === 204) return undefined;
  try {
    return await response.json();
  } catch {
    // A proxy may send its own HTML page: the status is enough.
    return undefined;
  }
}

function refusalOf(status: number, body: unknown): CallError {
  const { error, code, fields, members } = isObject(body) ? body : {};
  const [first, ...others] = [
    ...(Array.isArray(fields) ? fields.flatMap((field) => problemAt(field, 'GUID')) : []),
    ...(Array.isArray(members) ? members.flatMap((member) => problemAt(member, 'path')) : []),
  ];
  const problems = first === undefined ? ([{ code: codeOf(code) }] as const) : ([first, ...others] as const);
  if (code === 'sign-in.required') reportSignInRequired();
  const message = Array.isArray(error) ? error.join('\n') : error;
  return new CallError(status, typeof message === 'string' ? message : '', problems, body);
}

function problemAt(entry: unknown, pathMember: 'GUID' | 'path'): readonly Problem[] {
  if (!isObject(entry)) return [];
  const path = entry[pathMember];
  return typeof path === 'string' ? [{ code: codeOf(entry['code']), path }] : [];
}

function codeOf(code: unknown): ProblemCode {
  return isCode(code) ? code : 'unexpected';
}

function isCode(code: unknown): code is ProblemCode {
  return typeof code === 'string' && Object.hasOwn(problemCodes, code);
}
