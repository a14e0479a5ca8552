import { parseGuid } from '@form-portal/domain';
import type { FastifyRequest } from 'fastify';
import { beginBearerLogin } from './bearers.ts';
import { queryValue, type MfwsRequest } from '../mfws-request.ts';
import type { MfwsDeps } from '../mfws-deps.ts';
import { Fault } from '../fault.ts';
import type { MfwsLogin } from '../resource.ts';

/** The login of the request's token. Throws the faults of docs/protocols/m-files.md#errors. */
export async function readLogin(
  deps: MfwsDeps,
  mfwsRequest: MfwsRequest,
  request: FastifyRequest,
): Promise<MfwsLogin> {
  const { vault, logins } = deps;
  const token = await readToken(deps, mfwsRequest, request);
  const stored = await logins.find(token);
  const account = stored && (await vault.findAccount(stored.account));
  if (stored === undefined || account === undefined || stored.passwordStamp !== account.passwordChangedAt) {
    if (stored !== undefined) await logins.end(stored);
    throw loginFailed();
  }
  return { token, stored, account, viewer: { account: Number(account.id), admin: account.admin } };
}

/** Whether the login has access to the vault: by its token, or by a header that names the vault. */
export function isInVault(
  { vaultGuid }: Pick<MfwsDeps, 'vaultGuid'>,
  { stored }: MfwsLogin,
  { mfwsRequest, request }: { readonly mfwsRequest: MfwsRequest; readonly request: FastifyRequest },
): boolean {
  const namedVault = request.headers['x-vault'] ?? queryValue(mfwsRequest.query, 'vault');
  return namedVault === undefined ? stored.hasVault : parseGuid(namedVault) === vaultGuid;
}

/** The token of the request, issued by the portal or the identity provider. */
async function readToken(deps: MfwsDeps, mfwsRequest: MfwsRequest, request: FastifyRequest): Promise<string> {
  const token = sentToken(mfwsRequest, request);
  if (token !== undefined) {
    if (deps.tokens.isOurs(token)) return token;
    throw new Fault(403, 'ForbiddenException', 'Token-based authentication failed.', 'nothing');
  }
  const bearer = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  if (bearer === undefined) throw loginFailed();
  if ((await deps.logins.find(bearer)) !== undefined || (await beginBearerLogin(deps, bearer, request.ip)))
    return bearer;
  throw loginFailed();
}

/** A token in the address ends up in logs and histories, so it only permits reading. */
function sentToken({ method, query }: MfwsRequest, request: FastifyRequest): string | undefined {
  const header = request.headers['x-authentication'];
  if (typeof header === 'string') return header;
  return method === 'GET' ? queryValue(query, 'auth') : undefined;
}

/** The fault for a request without a login, or whose login has ended. */
export function loginFailed(): Fault {
  return new Fault(403, 'UnauthorizedAccessException', 'Login to application failed', 'nothing');
}
