import { randomUUID } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import type * as z from 'zod/mini';
import { VaultError } from '../../../errors.ts';
import type { MFilesConfig } from '../mfiles-config.ts';
import { creationFailureOf, failureOf } from '../wire/fault.wire.ts';
import { jsonOf, readAs } from '../wire/read-response.wire.ts';
import { sessionSchema, tokenSchema, type SessionWire } from '../wire/session.wire.ts';
import { createCookieJar } from './cookie-jar.ts';
import { exchange, type ServiceResponse, type RequestBody } from './exchange.ts';

/** A call of the web service. */
export interface Call {
  readonly method: 'GET' | 'POST';
  /** Below `/REST`, including the query. */
  readonly path: string;
  readonly json?: unknown;
  /** A body that is sent as it is, instead of JSON. */
  readonly content?: RequestBody;
  /** The call creates an object, so a failure may be the object's fault. */
  readonly creates?: true;
}

/** An authenticated session: uploads and the object made from them must share one (docs/protocols/m-files.md#logins). */
export interface Login {
  readonly session: SessionWire;
  /** Sends a request and returns the response, validated by the schema. */
  request<T>(schema: z.ZodMiniType<T>, call: Call): Promise<T>;
  /** Logs out. The token of an identity provider cannot be revoked: it expires. */
  end(): Promise<void>;
}

/** How to reach the vault's service. */
export interface Service extends Pick<MFilesConfig, 'url' | 'vault'> {
  /** Time limit of one exchange (ms). */
  readonly timeoutMs: number;
  readonly now: () => Date;
}

interface Credentials {
  readonly username: string;
  readonly password: string;
  /** Requested lifetime of the login (ms). */
  readonly lifetimeMs: number;
}

/**
 * Logs in. Errors: `credentials-rejected` when the vault knows no account with this name and password, `vault-closed` when the
 * account has no access to the vault. The service issues a token for wrong credentials too, so the session is requested immediately
 * (docs/protocols/m-files.md#logins).
 */
export async function logIn(
  service: Service,
  { username, password, lifetimeMs }: Credentials,
): Promise<Login> {
  const send = createSend(service);
  const tokenCall = {
    method: 'POST',
    path: 'server/authenticationtokens',
    json: {
      Username: username,
      Password: password,
      VaultGuid: vaultParameter(service),
      Expiration: new Date(service.now().getTime() + lifetimeMs).toISOString(),
      SessionID: randomUUID(),
    },
  } as const;
  const { Value: token } = readAs(tokenSchema, await send(tokenCall, {}), tokenCall.path);
  const headers = { 'x-authentication': token };
  return loginWith(send, headers, async () => {
    await send({ method: 'POST', path: 'session?_method=DELETE' }, headers);
  });
}

/**
 * Logs in with a token of the identity provider, which is sent with every request (docs/protocols/m-files.md#single-sign-on).
 * Errors as for {@link logIn}.
 */
export function logInByToken(service: Service, token: string, configuration: string): Promise<Login> {
  const headers = {
    authorization: `Bearer ${token}`,
    'x-vault': vaultParameter(service),
    'x-authconfig': inUtf8(configuration),
  };
  return loginWith(createSend(service), headers, () => Promise.resolve());
}

/**
 * Encodes any text for a header. The reference specifies no encoding: Node accepts Latin-1 characters, each sent as a byte, and
 * IIS reads UTF-8 unless configured otherwise.
 */
function inUtf8(text: string): string {
  return Buffer.from(text, 'utf8').toString('latin1');
}

type Send = (call: Call, headers: OutgoingHttpHeaders) => Promise<unknown>;

/** Sends requests with the cookies of one login. */
function createSend(service: Service): Send {
  const cookies = createCookieJar();
  return async (call, headers) => {
    const cookie = cookies.header();
    const sent = { ...headers, ...(cookie === undefined ? {} : { cookie }) };
    const { response, callName } = await sendCall(service, call, sent);
    cookies.take(response.setCookies);
    return read(response, callName, call);
  };
}

async function loginWith(send: Send, headers: OutgoingHttpHeaders, end: () => Promise<void>): Promise<Login> {
  const request: Login['request'] = async (schema, call) =>
    readAs(schema, await send(call, headers), nameOf(call));
  return { session: await request(sessionSchema, { method: 'GET', path: 'session' }), request, end };
}

/** The vault's GUID as the service expects it: in capital letters and braces. */
export function vaultParameter({ vault }: Pick<Service, 'vault'>): string {
  return `{${vault.toUpperCase()}}`;
}

/** Requests a resource that needs no login. */
export async function requestWithoutLogin<T>(
  service: Service,
  schema: z.ZodMiniType<T>,
  path: string,
): Promise<T> {
  const call = { method: 'GET', path } as const;
  const { response, callName } = await sendCall(service, call, {});
  return readAs(schema, read(response, callName, call), callName);
}

/** Checks that the service responds, without logging in. Errors: `unreachable`, `busy`. */
export async function checkService(service: Service): Promise<void> {
  const call = { method: 'GET', path: 'server/status' } as const;
  const { response, callName } = await sendCall(service, call, {});
  read(response, callName, call);
}

async function sendCall(
  { url, timeoutMs }: Service,
  call: Call,
  headers: OutgoingHttpHeaders,
): Promise<{ readonly response: ServiceResponse; readonly callName: string }> {
  const { method, path, content, json } = call;
  const response = await exchange({
    method,
    url: new URL(`${url}/${path}`),
    headers: { ...headers, accept: 'application/json', 'content-type': contentTypeOf(call) },
    body: content ?? (json === undefined ? null : textToSend(JSON.stringify(json))),
    timeoutMs,
  });
  return { response, callName: nameOf(call) };
}

function read(response: ServiceResponse, callName: string, { creates }: Call): unknown {
  if (response.status >= 200 && response.status < 300) return jsonOf(response, callName);
  throw creates === true ? creationFailureOf(response, callName) : failureOf(response, callName);
}

/** Without the query, which may contain submitted values. */
function nameOf({ method, path }: Call): string {
  return `${method} /${path.split('?', 1)[0] ?? ''}`;
}

function contentTypeOf({ content }: Call): string {
  return content === undefined ? 'application/json' : 'application/octet-stream';
}

function textToSend(text: string): RequestBody {
  const bytes = Buffer.from(text);
  return { size: bytes.length, content: piecesOf(bytes) };
}

async function* piecesOf(bytes: Buffer): AsyncIterable<Uint8Array> {
  yield await Promise.resolve(bytes);
}

/** Whether the request must be repeated after logging in again. */
export function isLoggedOut(error: unknown): boolean {
  return error instanceof VaultError && ['credentials-rejected', 'vault-closed'].includes(error.code);
}
