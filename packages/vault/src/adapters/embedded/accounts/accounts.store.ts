import { failed, ok, usernameKey, type Result } from '@form-portal/domain';
import type { Database } from '@form-portal/storage';
import type { Kysely } from 'kysely';
import type { VaultAccount } from '../../../port.ts';
import { nextNumber } from '../counters.ts';
import type { VaultTables } from '../tables.ts';
import type { AccountRow } from './account-tables.ts';
import { newPasswordProblem } from '../../../shared/new-password.ts';
import { hashPassword, matchesPassword, type PasswordCost } from '../../../shared/password.ts';

/** Dependencies of the account store. */
export interface AccountStoreDeps {
  readonly database: Database<VaultTables>;
  readonly now: () => Date;
  readonly passwordCost: PasswordCost;
}

/** An account to create. */
export interface NewAccount {
  readonly username: string;
  readonly password: string;
  /** The display name. */
  readonly name: string;
  readonly admin: boolean;
  readonly enabled: boolean;
}

/**
 * Returns the account for a username and password; undefined for an unknown name, a wrong password and a disabled account alike.
 */
export async function signIn(
  { database, passwordCost }: AccountStoreDeps,
  username: string,
  password: string,
): Promise<VaultAccount | undefined> {
  const row = await database.read
    .selectFrom('vault_accounts')
    .selectAll()
    .where('username_key', '=', accountKey(username))
    .executeTakeFirst();
  const matches = await matchesPassword(row?.password, password, passwordCost);
  return matches && row?.enabled === 1 ? accountFromRow(row) : undefined;
}

/** Returns the account in its current state; undefined when it does not exist or is disabled. */
export async function findAccount(
  { database }: AccountStoreDeps,
  id: string,
): Promise<VaultAccount | undefined> {
  if (!/^\d{1,9}$/.test(id)) return undefined;
  const row = await database.read
    .selectFrom('vault_accounts')
    .selectAll()
    .where('id', '=', Number(id))
    .where('enabled', '=', 1)
    .executeTakeFirst();
  return row && accountFromRow(row);
}

/** Creates an administrator account when there is no account yet; returns false otherwise. Problem codes: those of a password. */
export async function ensureFirstAccount(
  deps: AccountStoreDeps,
  account: Pick<NewAccount, 'username' | 'password' | 'name'>,
): Promise<Result<boolean>> {
  const { database } = deps;
  if (await hasAccounts(database.read)) return ok(false);
  const problem = await newPasswordProblem(account.password, [account.username, account.name]);
  if (problem !== undefined) return failed(problem);
  const row = await rowOf(deps, { ...account, admin: true, enabled: true });
  return database.write(async (transaction) => {
    // The counter's row serialises portals that start simultaneously.
    const id = await nextNumber(transaction, 'account');
    if (await hasAccounts(transaction)) return ok(false);
    await transaction
      .insertInto('vault_accounts')
      .values({ ...row, id })
      .execute();
    return ok(true);
  });
}

async function hasAccounts(database: Kysely<VaultTables>): Promise<boolean> {
  const any = await database.selectFrom('vault_accounts').select('id').limit(1).executeTakeFirst();
  return any !== undefined;
}

/**
 * Creates an account, for tests; administrators create accounts by `saveUser`. Returns its id.
 *
 * @internal
 */
export async function addAccount(deps: AccountStoreDeps, account: NewAccount): Promise<string> {
  const row = await rowOf(deps, account);
  return deps.database.write(async (transaction) => {
    const id = await nextNumber(transaction, 'account');
    await transaction
      .insertInto('vault_accounts')
      .values({ ...row, id })
      .execute();
    return String(id);
  });
}

async function rowOf(
  { now, passwordCost }: AccountStoreDeps,
  account: NewAccount,
): Promise<Omit<AccountRow, 'id'>> {
  const at = now().toISOString();
  return {
    username: account.username,
    username_key: accountKey(account.username),
    name: account.name,
    admin: Number(account.admin),
    enabled: Number(account.enabled),
    password: await hashPassword(account.password, passwordCost),
    created_at: at,
    password_changed_at: at,
  };
}

/** A username in its lookup form. No account has an empty key, and PostgreSQL rejects text with a NUL character. */
export function accountKey(username: string): string {
  return username.includes('\0') ? '' : usernameKey(username);
}

function accountFromRow(row: AccountRow): VaultAccount {
  return {
    id: String(row.id),
    username: row.username,
    name: row.name,
    admin: row.admin === 1,
    passwordChangedAt: row.password_changed_at,
  };
}
