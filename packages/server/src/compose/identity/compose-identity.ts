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
import type { SystemDeps } from '../infrastructure/system-deps.ts';

/** Sessions, and limits on requests. */
export interface IdentityParts {
  readonly cookie: SessionCookie;
  readonly sessions: SessionStore;
  readonly userSessions: UserSessions;
  readonly signInToVault: VaultSignIn;
  readonly identify: Identify;
  readonly rateLimits: RateLimits;
  readonly delays: SignInDelays;
  readonly sources: SignInSources;
  readonly deviceCookie: DeviceCookie;
}

interface Deps extends Pick<OpenVault, 'vault' | 'administration'> {
  readonly database: Database<ServerTables>;
  readonly audit: AuditEvents;
  readonly hashKey: HashKey;
}

/** Creates sessions and limits. */
export function composeIdentity(
  { publicUrl, sessions: limits, signInLimit }: Config,
  { database, vault, administration, audit, hashKey }: Deps,
  { now, randomBytes, pause }: SystemDeps,
): IdentityParts {
  const cookie = createSessionCookie(publicUrl);
  const deviceCookie = createDeviceCookie(publicUrl);
  const sessions = createSessionStore({ database, now, randomBytes, limits });
  const rateLimits = createRateLimits({ database, now, hashKey });
  const delays = createSignInDelays({ database, now, hashKey });
  const sources = createSignInSources({ database, now, hashKey });
  const signInToVault = createVaultSignIn({
    ...{ vault, database, rateLimits, delays, sources, audit, hashKey, pause, signInLimit },
    // Another vault tells nobody which names it knows; the portal knows those that have signed in here.
    hasAccount: administration?.hasUser ?? sources.knowsAccount,
  });
  return {
    cookie,
    sessions,
    rateLimits,
    delays,
    sources,
    deviceCookie,
    signInToVault,
    userSessions: createUserSessions({
      ...{ cookie, sessions, signInToVault, vault, database, audit, randomBytes },
      deviceCookie,
    }),
    identify: createIdentify({ cookie, sessions, checkAccount: createAccountCheck({ vault }) }),
  };
}
