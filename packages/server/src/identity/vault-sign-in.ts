import { failed, ok, type Problem, type Result } from '@form-portal/domain';
import type { Database } from '@form-portal/storage';
import type { Vault, VaultAccount } from '@form-portal/vault';
import type { AuditEvents } from '../audit/audit-events.ts';
import type { ServerTables } from '../db/tables.ts';
import { addressGroup, type HashKey } from '../http/address-key.ts';
import type { RateLimits } from '../http/rate-limits.ts';
import type { SignInDelays } from './sign-in-delays.ts';

/** What somebody typed to sign in, and from where. */
interface SignInAttempt {
  readonly username: string;
  readonly password: string;
  readonly address: string;
}

interface Deps {
  readonly vault: Pick<Vault, 'signIn'>;
  readonly database: Database<ServerTables>;
  readonly rateLimits: RateLimits;
  readonly delays: SignInDelays;
  readonly audit: AuditEvents;
  readonly hashKey: HashKey;
  /** Failed sign-ins per minute and address; null: neither this limit nor the delays. */
  readonly signInLimit: number | null;
}

/** Signs an account of the vault in. */
export type VaultSignIn = (attempt: SignInAttempt) => Promise<Result<VaultAccount>>;

/**
 * Problem codes: `sign-in.refused` for an unknown name and a wrong password alike; `request.too-many` with `retryAfterSeconds` when
 * the address or the account has failed too often (specification D20). Only failures count.
 */
export function createVaultSignIn(deps: Deps): VaultSignIn {
  const { vault, rateLimits, delays, signInLimit } = deps;
  return async (attempt) => {
    const { username, password, address } = attempt;
    const taken = await rateLimits.take({ name: 'sign-in', perMinute: signInLimit }, addressGroup(address));
    if (!taken.allowed) return failed(tooMany(taken.retryAfterSeconds));
    const waitSeconds = signInLimit === null ? 0 : await delays.attempt(username);
    if (waitSeconds > 0) return failed(tooMany(waitSeconds));

    // Counted beforehand; what the vault did not refuse is uncounted, also when it could not be asked.
    const uncount = () => Promise.all([taken.giveBack(), delays.forget(username)]);
    const account = await vault.signIn(username, password).catch(async (error: unknown) => {
      await uncount();
      throw error;
    });
    if (account !== undefined) {
      await uncount();
      return ok(account);
    }
    await noteRefusal(deps, attempt);
    return failed({ code: 'sign-in.refused' });
  };
}

function tooMany(retryAfterSeconds: number): Problem {
  return { code: 'request.too-many', params: { retryAfterSeconds } };
}

async function noteRefusal(
  { database, audit, hashKey }: Deps,
  { username, address }: SignInAttempt,
): Promise<void> {
  const keys = [hashKey('audit', username), hashKey('audit', addressGroup(address))] as const;
  await database.write((transaction) => audit.signInRefused(transaction, ...keys));
}
