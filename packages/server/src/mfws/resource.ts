import type { VaultAccount, VaultViewer } from '@form-portal/vault';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { MfwsRequest } from './mfws-request.ts';
import type { StoredLogin } from './sessions/logins.store.ts';

/** The account that is logged in, and its token. */
export interface MfwsLogin {
  readonly token: string;
  readonly stored: StoredLogin;
  readonly account: VaultAccount;
  readonly viewer: VaultViewer;
}

/** One request for a resource. */
export interface OpenCall {
  readonly mfwsRequest: MfwsRequest;
  /** Numbers in the path, by name. */
  readonly params: Readonly<Record<string, number>>;
  readonly request: FastifyRequest;
  /** For headers; the returned value is sent as JSON, or as a file when it is a stream. */
  readonly reply: FastifyReply;
}

/** One authenticated request. */
export interface LoggedInCall extends OpenCall {
  readonly login: MfwsLogin;
}

/** A method on a path, in which `{name}` matches a number, `{version}` also `latest`, and `{alias}` any text. */
export type Resource = { readonly method: string; readonly path: string } & (
  | { readonly needs: 'nothing'; respond(call: OpenCall): Promise<unknown> }
  | { readonly needs: 'application' | 'vault'; respond(call: LoggedInCall): Promise<unknown> }
);

/** Declares a resource that requires access to the vault. */
export function inVault(
  method: string,
  path: string,
  respond: (call: LoggedInCall) => Promise<unknown>,
): Resource {
  return { method, path, needs: 'vault', respond };
}

/** A resource with the numbers of the path by name. */
export interface FoundResource {
  readonly resource: Resource;
  readonly params: Readonly<Record<string, number>>;
}

/** A pseudo version number: the newest version that the client sees. */
export const latest = -1;

/** Finds the resource of a request; undefined when there is none. */
export function findResource(
  resources: readonly Resource[],
  { method, path }: MfwsRequest,
): FoundResource | undefined {
  const segments = withVersion(path.split('/'));
  for (const resource of resources) {
    if (resource.method !== method) continue;
    const params = match(resource.path.split('/'), segments);
    if (params !== undefined) return { resource, params };
  }
  return undefined;
}

/**
 * The version is optional: `objects/0/12/files` is `objects/0/12/latest/files` (docs/protocols/m-files.md#addresses-and-methods).
 */
function withVersion(segments: readonly string[]): readonly string[] {
  const [first, type = '', id = '', version = ''] = segments;
  const isObject = first === 'objects' && isNumber(type) && isNumber(id);
  if (!isObject || isNumber(version) || version === 'latest') return segments;
  return [first, type, id, 'latest', ...segments.slice(3)];
}

function match(
  pattern: readonly string[],
  segments: readonly string[],
): Readonly<Record<string, number>> | undefined {
  if (pattern.length !== segments.length) return undefined;
  const params: Record<string, number> = {};
  for (const [index, part] of pattern.entries()) {
    const segment = segments[index] ?? '';
    if (!part.startsWith('{')) {
      if (part !== segment) return undefined;
    } else if (part === '{alias}') continue;
    else if (isNumber(segment)) params[part.slice(1, -1)] = Number(segment);
    else if (part === '{version}' && segment === 'latest') params['version'] = latest;
    else return undefined;
  }
  return params;
}

function isNumber(segment: string): boolean {
  return /^-?\d{1,9}$/.test(segment);
}
