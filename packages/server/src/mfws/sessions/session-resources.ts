import { parseGuid } from '@form-portal/domain';
import type { z } from 'zod/mini';
import type { MfwsDeps } from '../mfws-deps.ts';
import { readJson } from '../mfws-request.ts';
import { badRequest, Fault } from '../fault.ts';
import { inVault, type MfwsLogin, type LoggedInCall, type OpenCall, type Resource } from '../resource.ts';
import { authenticationSchema, isTrue } from '../wire/authentication.wire.ts';
import { guidToWire } from '../wire/guid.wire.ts';
import { userOf } from './user-of.ts';
import { protocolsToWire } from '../wire/protocols.wire.ts';
import { sessionToWire } from '../wire/session.wire.ts';

/** Login and logout, and what a login gives access to (docs/protocols/m-files.md#logins). */
export function sessionResources(deps: MfwsDeps): readonly Resource[] {
  const { vault, logins } = deps;
  const application = (
    method: string,
    path: string,
    respond: (call: LoggedInCall) => Promise<unknown>,
  ): Resource => ({ method, path, needs: 'application', respond });
  const open = (method: string, path: string, respond: (call: OpenCall) => Promise<unknown>): Resource => ({
    method,
    path,
    needs: 'nothing',
    respond,
  });
  const vaults = async ({ login }: LoggedInCall) => [await vaultToWire(deps, login)];
  return [
    open('POST', 'server/authenticationtokens', (call) => issueToken(deps, call)),
    open('GET', 'server/authenticationprotocols', () => Promise.resolve(protocolsToWire(deps))),
    open('GET', 'server/status', async () => {
      await vault.checkHealth();
      return { Successful: true, Message: 'Test connection to server succeeded.' };
    }),
    application('GET', 'server/vaults', vaults),
    application('GET', 'session/vaults', vaults),
    inVault('GET', 'session/vault', ({ login }) => vaultToWire(deps, login)),
    inVault('GET', 'session', ({ login }) => Promise.resolve(sessionToWire(login.account))),
    inVault('GET', 'session/userid', ({ login }) => Promise.resolve({ Value: login.viewer.account })),
    application('GET', 'session/authenticationtoken', ({ login }) => Promise.resolve({ Value: login.token })),
    application('DELETE', 'session', async ({ login }) => {
      if (login.stored.sessionId === null)
        throw badRequest('The token was created without a SessionID: it can’t be logged out.');
      await logins.end(login.stored, (transaction) =>
        deps.audit.signedOutOfMfws(transaction, userOf(login.account)),
      );
      return { Value: true };
    }),
  ];
}

/** A wrong password gets a token too, which opens nothing: the next request reveals it (docs/protocols/m-files.md#logins). */
async function issueToken(deps: MfwsDeps, { request, reply }: OpenCall): Promise<unknown> {
  const { signIn, tokens, logins, vaultGuid } = deps;
  const parsed = authenticationSchema.safeParse(await readJson(request.raw));
  if (!parsed.success) throw badRequest('The body is not an Authentication.');
  const authentication = parsed.data;
  if (authentication.URL || authentication.Method)
    throw badRequest('Tokens for a single address or method are not supported.');
  const until = expiryOf(deps, authentication);
  const token = tokens.issue();
  if (authentication.Domain || isTrue(authentication.WindowsUser)) return { Value: token };
  const { Username: username, Password: password } = authentication;
  const signedIn = await signIn({
    username: username ?? '',
    password: password ?? '',
    address: request.ip,
    // Programs keep no cookies: only their address is remembered.
    device: undefined,
    nextDevice: undefined,
  });
  if (signedIn.ok) {
    const login = {
      account: signedIn.value.id,
      hasVault: parseGuid(authentication.VaultGuid) === vaultGuid,
      readOnly: isTrue(authentication.ReadOnly),
      sessionId: authentication.SessionID || null,
      passwordStamp: signedIn.value.passwordChangedAt,
      address: request.ip,
      until,
    };
    await logins.add(token, login, {
      alsoWrite: (transaction) => deps.audit.signedInToMfws(transaction, userOf(signedIn.value)),
    });
  } else if (signedIn.problems[0].code === 'request.too-many') {
    void reply.header('retry-after', String(signedIn.problems[0].params?.['retryAfterSeconds'] ?? 60));
    throw new Fault(429, 'HttpException', 'Too many attempts. Try again later.', 'nothing');
  }
  return { Value: token };
}

function expiryOf(
  { now, maxLoginMs }: MfwsDeps,
  { Expiration }: z.infer<typeof authenticationSchema>,
): string {
  const latest = now().getTime() + maxLoginMs;
  const requested = Expiration ? Date.parse(Expiration) : latest;
  if (Number.isNaN(requested)) throw badRequest('Expiration is not a date and time.');
  return new Date(Math.min(requested, latest)).toISOString();
}

/** The vault with a token for it: the login's own, or one derived from it that ends with it. */
async function vaultToWire(deps: MfwsDeps, { token, stored }: MfwsLogin) {
  const { vaultName, vaultGuid, tokens, logins } = deps;
  const ownToken = stored.hasVault ? token : tokens.issue();
  if (!stored.hasVault) await logins.add(ownToken, { ...stored, hasVault: true });
  return { Name: vaultName, GUID: guidToWire(vaultGuid), Authentication: ownToken, DNSNames: [] };
}
