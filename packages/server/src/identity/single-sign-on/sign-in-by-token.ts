import { failed, ok, type Result, type User } from '@form-portal/domain';
import type { Database } from '@form-portal/storage';
import type { FastifyBaseLogger } from 'fastify';
import type { AuditEvents } from '../../audit/audit-events.ts';
import type { ServerTables } from '../../db/tables.ts';
import { addressGroup } from '../../http/limits/address-key.ts';
import type { RateLimits } from '../../http/limits/rate-limits.ts';
import type { Exchange } from '../../http/user-session.ts';
import type { UserSessions } from '../user-sessions.ts';
import { clockSkewMs } from './check-token.ts';
import { KeysUnavailableError } from './provider-keys.ts';
import type { SignOnProvider } from './sign-on-provider.ts';
import type { SignOnCookie } from './sign-on-cookie.ts';
import { IdentityRefusal, refuseUnless } from '../identity-refusal.ts';
import type { UsedTokens } from './used-tokens.store.ts';

/** Dependencies of signing in by token. */
export interface SignInByTokenDeps {
  readonly provider: SignOnProvider;
  readonly usedTokens: UsedTokens;
  readonly cookie: SignOnCookie;
  readonly userSessions: Pick<UserSessions, 'begin'>;
  readonly rateLimits: RateLimits;
  /** Refused tokens per minute and address; null for no limit. */
  readonly signInLimit: number | null;
  readonly database: Database<ServerTables>;
  readonly audit: AuditEvents;
  readonly now: () => Date;
  readonly log: FastifyBaseLogger;
}

/**
 * Signs in the person named by a token of the identity provider (specification D19). Problem codes: `single-sign-on.refused`
 * whatever is wrong with the token, `single-sign-on.unavailable` when the provider's keys cannot be fetched, `request.too-many`
 * with `retryAfterSeconds`.
 */
export async function signInByToken(
  deps: SignInByTokenDeps,
  token: string,
  exchange: Exchange,
): Promise<Result<User>> {
  const { rateLimits, signInLimit, log } = deps;
  const { id: requestId, ip } = exchange.request;
  const rule = { name: 'single-sign-on', perMinute: signInLimit };
  const taken = await rateLimits.take(rule, addressGroup(ip));
  if (!taken.allowed) {
    const { retryAfterSeconds } = taken;
    return failed({ code: 'request.too-many', params: { retryAfterSeconds } });
  }
  try {
    const user = await beginSession(deps, token, exchange);
    await taken.giveBack();
    return ok(user);
  } catch (error) {
    if (error instanceof IdentityRefusal) {
      log.warn({ code: error.code, requestId }, 'A token of single sign-on was refused');
      await recordRefusal(deps, ip);
      return failed({ code: 'single-sign-on.refused' });
    }
    await taken.giveBack();
    if (!(error instanceof KeysUnavailableError)) throw error;
    log.error({ err: error, requestId }, 'Single sign-on does not work');
    return failed({ code: 'single-sign-on.unavailable' });
  }
}

async function beginSession(
  { provider, usedTokens, cookie, userSessions, now }: SignInByTokenDeps,
  token: string,
  { request, reply, session }: Exchange,
): Promise<User> {
  const submitted = { token, nonce: cookie.read(request), at: now() };
  const { user, account, subject, expiresAt, session: length } = await provider.identify(submitted);
  const rememberUntil = new Date(expiresAt + clockSkewMs);
  refuseUnless(await usedTokens.remember(token, rememberUntil), 'token.used');
  const ends = session === null ? [] : [session.idHash];
  const until = length === 'usual' ? null : new Date(expiresAt);
  await userSessions.begin(user, { reply, account, until, ends, subject });
  return user;
}

async function recordRefusal({ database, audit }: SignInByTokenDeps, address: string): Promise<void> {
  await database.write((transaction) => audit.signInRefused(transaction, '', address));
}
