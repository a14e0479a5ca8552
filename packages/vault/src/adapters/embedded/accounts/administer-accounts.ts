import {
  failed,
  ok,
  type Problem,
  type Result,
  type UserDraft,
  type AdministeredUser,
} from '@form-portal/domain';
import type { Kysely, Transaction } from 'kysely';
import { nextNumber } from '../counters.ts';
import type { StructureElementId } from '../../../structure-administration.ts';
import { cleanName, isName } from '../structure/names.store.ts';
import { countObjectsOf } from '../structure/uses.store.ts';
import type { VaultTables } from '../tables.ts';
import type { AccountRow } from './account-tables.ts';
import { accountKey, type AccountStoreDeps } from './accounts.store.ts';
import { newPasswordProblem } from '../../../shared/new-password.ts';
import { hashPassword } from '../../../shared/password.ts';

type Write = Transaction<VaultTables>;

/** All accounts, by username. */
export async function listUsers(database: Kysely<VaultTables>): Promise<readonly AdministeredUser[]> {
  const rows = await database.selectFrom('vault_accounts').selectAll().orderBy('username_key').execute();
  return rows.map(({ id, username, name, admin, enabled }) => ({
    id,
    username,
    name,
    admin: admin === 1,
    enabled: enabled === 1,
  }));
}

/** Whether an account with this name exists, enabled or not. */
export async function hasUser(database: Kysely<VaultTables>, username: string): Promise<boolean> {
  const row = await database
    .selectFrom('vault_accounts')
    .select('id')
    .where('username_key', '=', accountKey(username))
    .executeTakeFirst();
  return row !== undefined;
}

/** An account to save; a null id creates a new one. */
export interface UserChange {
  readonly id: StructureElementId;
  readonly draft: UserDraft;
  /** The site's name, which a password must not be based on. Empty: no site name is checked. */
  readonly siteName: string;
}

/**
 * Saves an account; returns its id. A new password ends the account's earlier sessions. Problem codes: `not-found`,
 * `vault.name-invalid`, `vault.taken`, `vault.last-admin`, `vault.password-invalid`, `vault.password-guessable`.
 */
export async function saveUser(
  { database, now, passwordCost }: AccountStoreDeps,
  { id, draft, siteName }: UserChange,
): Promise<Result<number>> {
  const [first, ...others] = await checkDraft(id, draft, siteName);
  if (first !== undefined) return failed(first, ...others);
  const at = now();
  const hash = draft.password === undefined ? undefined : await hashPassword(draft.password, passwordCost);
  return database.write(async (transaction) => {
    await serialiseAccountChanges(transaction);
    const before = id === null ? undefined : await findRow(transaction, id);
    if (id !== null && before === undefined) return failed({ code: 'not-found' });
    const enabled = Number(draft.enabled ?? (before === undefined || before.enabled === 1));
    const row = {
      username: cleanName(draft.username),
      username_key: accountKey(draft.username),
      name: cleanName(draft.name),
      admin: Number(draft.admin),
      enabled,
    };
    const problem = await checkAmongOthers(transaction, id, row);
    if (problem !== undefined) return failed(problem);
    if (before !== undefined) {
      const password = hash === undefined ? {} : passwordColumns(hash, at, before);
      await transaction
        .updateTable('vault_accounts')
        .set({ ...row, ...password })
        .where('id', '=', before.id)
        .execute();
      return ok(before.id);
    }
    const next = await nextNumber(transaction, 'account');
    const instant = at.toISOString();
    const fresh = { password: hash ?? '', password_changed_at: instant, created_at: instant };
    await transaction
      .insertInto('vault_accounts')
      .values({ ...row, ...fresh, id: next })
      .execute();
    return ok(next);
  });
}

/** A new password for an account; nothing else changes. */
export interface PasswordChange extends Pick<UserChange, 'siteName'> {
  readonly id: number;
  readonly password: string;
}

/**
 * Sets a new password for an account, which ends its earlier sessions. Problem codes: `not-found`, `vault.password-invalid`,
 * `vault.password-guessable`.
 */
export async function changePassword(
  { database, now, passwordCost }: AccountStoreDeps,
  { id, password, siteName }: PasswordChange,
): Promise<Result<undefined>> {
  const account = await findRow(database.read, id);
  if (account === undefined) return failed({ code: 'not-found' });
  const problem = await newPasswordProblem(password, [account.username, account.name, siteName]);
  if (problem !== undefined) return failed(problem);
  const hash = await hashPassword(password, passwordCost);
  return database.write(async (transaction) => {
    await serialiseAccountChanges(transaction);
    const before = await findRow(transaction, id);
    if (before === undefined) return failed({ code: 'not-found' });
    await transaction
      .updateTable('vault_accounts')
      .set(passwordColumns(hash, now(), before))
      .where('id', '=', id)
      .execute();
    return ok(undefined);
  });
}

/** Sessions are compared with the instant of the change, so it always advances, even when the clocks of two processes differ. */
function passwordColumns(
  password: string,
  at: Date,
  before: AccountRow,
): Pick<AccountRow, 'password' | 'password_changed_at'> {
  const changedAt = Math.max(at.getTime(), Date.parse(before.password_changed_at) + 1);
  return { password, password_changed_at: new Date(changedAt).toISOString() };
}

/** Deletes an account that no object refers to. Problem codes: `not-found`, `vault.in-use`, `vault.last-admin`. */
export async function removeUser(transaction: Write, id: number): Promise<Result<undefined>> {
  await serialiseAccountChanges(transaction);
  const row = await findRow(transaction, id);
  if (row === undefined) return failed({ code: 'not-found' });
  if (!(await hasOtherAdmin(transaction, id))) return failed({ code: 'vault.last-admin' });
  if ((await countObjectsOf(transaction, { kind: 'user', id })) > 0) return failed({ code: 'vault.in-use' });
  await transaction.deleteFrom('vault_accounts').where('id', '=', id).execute();
  return ok(undefined);
}

/** Locks the counter of accounts, so that two changes cannot each rely on the administrator that the other removes. */
async function serialiseAccountChanges(transaction: Write): Promise<void> {
  await transaction
    .updateTable('vault_counters')
    .set((update) => ({ next: update.ref('next') }))
    .where('name', '=', 'account')
    .execute();
}

function findRow(transaction: Kysely<VaultTables>, id: number): Promise<AccountRow | undefined> {
  return transaction.selectFrom('vault_accounts').selectAll().where('id', '=', id).executeTakeFirst();
}

async function checkDraft(
  id: StructureElementId,
  { username, name, password }: UserDraft,
  siteName: string,
): Promise<readonly Problem[]> {
  const keepsPassword = id !== null && password === undefined;
  const problem = keepsPassword
    ? undefined
    : await newPasswordProblem(password ?? '', [username, name, siteName]);
  return [
    ...(isName(username) ? [] : [{ code: 'vault.name-invalid', path: 'Username' } as const]),
    ...(isName(name) ? [] : [{ code: 'vault.name-invalid', path: 'Name' } as const]),
    ...(problem === undefined ? [] : [problem]),
  ];
}

async function checkAmongOthers(
  transaction: Write,
  id: StructureElementId,
  row: Pick<AccountRow, 'username_key' | 'admin' | 'enabled'>,
): Promise<Problem | undefined> {
  const same = await transaction
    .selectFrom('vault_accounts')
    .select('id')
    .where('username_key', '=', row.username_key)
    .executeTakeFirst();
  if (same !== undefined && same.id !== id) return { code: 'vault.taken', path: 'Username' };
  const staysAdmin = row.admin === 1 && row.enabled === 1;
  if (id === null || staysAdmin || (await hasOtherAdmin(transaction, id))) return undefined;
  return { code: 'vault.last-admin', path: row.admin === 1 ? 'Enabled' : 'Admin' };
}

async function hasOtherAdmin(transaction: Write, id: number): Promise<boolean> {
  const other = await transaction
    .selectFrom('vault_accounts')
    .select('id')
    .where('admin', '=', 1)
    .where('enabled', '=', 1)
    .where('id', '!=', id)
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}
