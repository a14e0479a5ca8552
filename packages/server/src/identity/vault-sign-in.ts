import { failed, ok, type Problem, type Result } from '@form-portal/domain';
import type { Database } from '@form-portal/storage';
import type { Vault, VaultAccount } from '@form-portal/vault';
import type { AuditEvents } from '../audit/audit-events.ts';
import type { ServerTables } from '../db/tables.ts';
import type { HashKey } from '../http/limits/address-key.ts';
import type { RateLimits } from '../http/limits/rate-limits.ts';
import type { SignInDelays } from './sign-in-delays.ts';
import type { RememberedSignIn, SignInOrigin, SignInSources } from './sign-in-sources.store.ts';

/** The typed credentials and the origin of a sign-in. */
export interface SignInAttempt extends SignInOrigin, Pick<RememberedSignIn, 'nextDevice'> {
  readonly username: string;
  readonly password: string;
}

interface Deps {
  readonly vault: Pick<Vault, 'signIn'>;
  readonly database: Database<ServerTables>;
  readonly rateLimits: RateLimits;
  readonly delays: SignInDelays;
  readonly sources: SignInSources;
  readonly audit: AuditEvents;
  readonly hashKey: HashKey;
  /** Whether there is an account with this name, as far as the portal can know. */
  readonly hasAccount: (username: string) => Promise<boolean>;
  readonly pause: (ms: number) => Promise<void>;
  /** Failed sign-ins per minute and address; null disables this limit and the delays. */
  readonly signInLimit: number | null;
}

/** Signs in with a vault account. */
export type VaultSignIn = (attempt: SignInAttempt) => Promise<Result<VaultAccount>>;

/**
 * Problem codes: `sign-in.refused` for an unknown name and a wrong password alike; `request.too-many` with `retryAfterSeconds`
 * when the device or address has failed too often. Only failures count (decision 0030).
 */
export function createVaultSignIn(deps: Deps): VaultSignIn {
  const { vault, rateLimits, delays, sources, signInLimit } = deps;
  return async (attempt) => {
    const { username, password } = attempt;
    const { subject, isKnown } = await sources.find(username, attempt);
    const taken = await rateLimits.take({ name: 'sign-in', perMinute: signInLimit }, subject);
    if (!taken.allowed) return failed(tooManyProblem(taken.retryAfterSeconds));
    const counted = { username, subject };
    if (signInLimit !== null) {
      const { closedSeconds, throttleSeconds } = await delays.attempt(counted);
      if (closedSeconds > 0) {
        await recordRefusal(deps, attempt);
        return failed(tooManyProblem(closedSeconds));
      }
      if (!isKnown && throttleSeconds > 0) await deps.pause(throttleSeconds * 1000);
    }

    // Strangers never hold up a client that has signed in from here before, such as another portal that delivers to this one.
    const priority = { isUrgent: isKnown };
    const account = await vault.signIn(username, password, priority).catch(async (error: unknown) => {
      await taken.giveBack();
      if (signInLimit !== null) await delays.uncount(counted);
      throw error;
    });
    if (account === undefined) {
      await recordRefusal(deps, attempt);
      return failed({ code: 'sign-in.refused' });
    }
    await taken.giveBack();
    if (signInLimit !== null) await delays.forget(counted);
    await sources.remember({ ...attempt, account: account.id });
    return ok(account);
  };
}

function tooManyProblem(retryAfterSeconds: number): Problem {
  return { code: 'request.too-many', params: { retryAfterSeconds } };
}

/** People type passwords and identity codes into the wrong field: an unknown name is recorded as a keyed hash. */
async function recordRefusal(deps: Deps, { username, address }: SignInAttempt): Promise<void> {
  const { database, audit, hashKey, hasAccount } = deps;
  const name = (await hasAccount(username))
    ? username.trim()
    : `#${hashKey('audit-name', username).slice(0, 8)}`;
  await database.write((transaction) => audit.signInRefused(transaction, name, address));
}
