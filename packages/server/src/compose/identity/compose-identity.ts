import { minuteMs } from '@form-portal/domain';
import type { Database } from '@form-portal/storage';
import type { OpenVault } from '@form-portal/vault';
import type { AuditEvents } from '../../audit/audit-events.ts';
import type { Config } from '../../config.ts';
import type { ServerTables } from '../../db/tables.ts';
import type { HashKey } from '../../http/limits/address-key.ts';
import type { Identify } from '../../http/bind-route.ts';
import { createRateLimits, type RateLimits } from '../../http/limits/rate-limits.ts';
import { createAccountCheck } from '../../identity/account-check.ts';
import { createIdentify } from '../../identity/identify.ts';
import { createSessionCookie, type SessionCookie } from '../../identity/session-cookie.ts';
import { createSessionStore, type SessionStore } from '../../identity/sessions.store.ts';
import { createDeviceCookie, type DeviceCookie } from '../../identity/device-cookie.ts';
import { createSignInDelays, type SignInDelays } from '../../identity/sign-in-delays.ts';
import { createSignInSources, type SignInSources } from '../../identity/sign-in-sources.store.ts';
import { createUserSessions, type UserSessions } from '../../identity/user-sessions.ts';
import { createVaultSignIn, type VaultSignIn } from '../../identity/vault-sign-in.ts';
import type { Chore } from '../chores/run-chores.ts';
import type { SystemDeps } from '../infrastructure/system-deps.ts';

/** Sessions, and limits on requests. */
export interface IdentityServices {
  readonly cookie: SessionCookie;
  readonly sessions: SessionStore;
  readonly userSessions: UserSessions;
  readonly signInToVault: VaultSignIn;
  readonly identify: Identify;
  readonly rateLimits: RateLimits;
  readonly delays: SignInDelays;
  readonly sources: SignInSources;
  readonly deviceCookie: DeviceCookie;
  readonly chores: readonly Chore[];
}

interface Deps extends Pick<OpenVault, 'vault' | 'administration'> {
  readonly database: Database<ServerTables>;
  readonly audit: AuditEvents;
  readonly hashKey: HashKey;
}

/** Creates sessions and limits. */
export function composeIdentity(
  { publicUrl, sessions: limits, signInLimit }: Pick<Config, 'publicUrl' | 'sessions' | 'signInLimit'>,
  { database, vault, administration, audit, hashKey }: Deps,
  { now, randomBytes, pause }: Pick<SystemDeps, 'now' | 'randomBytes' | 'pause'>,
): IdentityServices {
  const cookie = createSessionCookie(publicUrl);
  const deviceCookie = createDeviceCookie(publicUrl);
  const sessions = createSessionStore({ database, now, randomBytes, limits });
  const rateLimits = createRateLimits({ database, now, hashKey });
  const delays = createSignInDelays({ database, now, hashKey });
  const sources = createSignInSources({ database, now, hashKey });
  const signInToVault = createVaultSignIn({
    vault,
    database,
    rateLimits,
    delays,
    sources,
    audit,
    hashKey,
    // External vaults do not reveal which names exist, but the portal remembers the names that have signed in here.
    hasAccount: administration?.hasUser ?? sources.knowsAccount,
    pause,
    signInLimit,
  });
  return {
    cookie,
    deviceCookie,
    sessions,
    userSessions: createUserSessions({
      cookie,
      deviceCookie,
      sessions,
      sources,
      signInToVault,
      vault,
      database,
      audit,
      randomBytes,
    }),
    signInToVault,
    identify: createIdentify({ cookie, sessions, checkAccount: createAccountCheck({ vault }) }),
    rateLimits,
    delays,
    sources,
    chores: [
      { name: 'purge sessions', everyMs: 10 * minuteMs, run: () => sessions.purge() },
      { name: 'purge rate limits', everyMs: 10 * minuteMs, run: () => rateLimits.purge() },
      { name: 'purge sign-in delays', everyMs: 60 * minuteMs, run: () => delays.purge() },
      { name: 'purge sign-in sources', everyMs: 60 * minuteMs, run: () => sources.purge() },
    ],
  };
}
