import {
  failed,
  maxPasswordLength,
  minPasswordLength,
  ok,
  type Problem,
  type Result,
  type UserDraft,
  type AdministeredUser,
} from '@form-portal/domain';
import type { Kysely, Transaction } from 'kysely';
import { nextNumber } from '../counters.ts';
import type { ThingId } from '../structure-administration.ts';
import { cleanName, isName } from '../structure/names.store.ts';
import { countObjectsOf } from '../structure/uses.store.ts';
import type { VaultTables } from '../tables.ts';
import type { AccountRow } from './account-tables.ts';
import { usernameKey, type AccountCollaborators } from './accounts.store.ts';
import { hashPassword } from './password.ts';

type Write = Transaction<VaultTables>;

/** Every account, by username. */
export async function listUsers(database: Kysely<VaultTables>): Promise<readonly AdministeredUser[]> {
  const rows = await database.selectFrom('vault_accounts').selectAll().orderBy('username_key').execute();
  return rows.map(({ id, username, name, admin, enabled }) => ({
    ...{ id, username, name },
    admin: admin === 1,
    enabled: enabled === 1,
  }));
}

/** Writes an account. A new password ends the sessions of the one before (specification D44). */
export async function saveUser(
  { database, now, passwordCost }: AccountCollaborators,
  id: ThingId,
  draft: UserDraft,
): Promise<Result<number>> {
  const [first, ...others] = checkDraft(id, draft);
  if (first !== undefined) return failed(first, ...others);
  const at = now().toISOString();
  const password =
    draft.password === undefined
      ? {}
      : { password: await hashPassword(draft.password, passwordCost), password_changed_at: at };
  return database.write(async (transaction) => {
    await takeTurns(transaction);
    const before = id === null ? undefined : await findRow(transaction, id);
    if (id !== null && before === undefined) return failed({ code: 'not-found' });
    const enabled = Number(draft.enabled ?? (before === undefined || before.enabled === 1));
    const row = {
      username: cleanName(draft.username),
      username_key: usernameKey(draft.username),
      name: cleanName(draft.name),
      admin: Number(draft.admin),
      enabled,
    };
    const problem = await checkAmongOthers(transaction, id, row);
    if (problem !== undefined) return failed(problem);
    if (id !== null) {
      await transaction
        .updateTable('vault_accounts')
        .set({ ...row, ...password })
        .where('id', '=', id)
        .execute();
      return ok(id);
    }
    const next = await nextNumber(transaction, 'account');
    const fresh = { password: '', password_changed_at: at, ...password, created_at: at };
    await transaction
      .insertInto('vault_accounts')
      .values({ ...row, ...fresh, id: next })
      .execute();
    return ok(next);
  });
}

/** Deletes an account that no object names. Problem codes: `not-found`, `vault.in-use`, `vault.last-admin`. */
export async function removeUser(transaction: Write, id: number): Promise<Result<undefined>> {
  await takeTurns(transaction);
  const row = await findRow(transaction, id);
  if (row === undefined) return failed({ code: 'not-found' });
  if (!(await hasOtherAdmin(transaction, id))) return failed({ code: 'vault.last-admin' });
  if ((await countObjectsOf(transaction, { kind: 'user', id })) > 0) return failed({ code: 'vault.in-use' });
  await transaction.deleteFrom('vault_accounts').where('id', '=', id).execute();
  return ok(undefined);
}

/** Changes of accounts come one after the other, so that two cannot each leave the other's administrator as the last. */
async function takeTurns(transaction: Write): Promise<void> {
  await transaction
    .updateTable('vault_counters')
    .set((update) => ({ next: update.ref('next') }))
    .where('name', '=', 'account')
    .execute();
}

function findRow(transaction: Write, id: number): Promise<AccountRow | undefined> {
  return transaction.selectFrom('vault_accounts').selectAll().where('id', '=', id).executeTakeFirst();
}

function checkDraft(id: ThingId, { username, name, password }: UserDraft): readonly Problem[] {
  const length = [...(password ?? '')].length;
  const isPassword = length >= minPasswordLength && length <= maxPasswordLength;
  const needsNone = id !== null && password === undefined;
  return [
    ...(isName(username) ? [] : [{ code: 'vault.name-invalid', path: 'Username' } as const]),
    ...(isName(name) ? [] : [{ code: 'vault.name-invalid', path: 'Name' } as const]),
    ...(isPassword || needsNone ? [] : [{ code: 'vault.password-invalid', path: 'Password' } as const]),
  ];
}

async function checkAmongOthers(
  transaction: Write,
  id: ThingId,
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
