import { openDatabase } from '@form-portal/storage';
import { describeDatabase } from '@form-portal/storage/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import type { VaultTables } from '../tables.ts';
import { quickPasswordCost } from '../../../shared/testing/quick-password-cost.ts';
import { testMigrations } from '../testing/embedded-harness.ts';
import { type AccountStoreDeps, addAccount, ensureFirstAccount, signIn } from './accounts.store.ts';

const now = () => new Date('2026-11-21T10:00:00Z');
const admin = { username: 'admin', password: 'kertakäyttöinen', name: 'Pääkäyttäjä' };

describeDatabase<VaultTables>('accounts', testMigrations, (given) => {
  const over = (database: AccountStoreDeps['database']): AccountStoreDeps => {
    return { database, now, passwordCost: quickPasswordCost };
  };

  beforeEach(async () => {
    await given.database().write((transaction) => transaction.deleteFrom('vault_accounts').execute());
  });

  describe('the first account', () => {
    it('is an administrator, created when there is no account', async () => {
      expect(await ensureFirstAccount(over(given.database()), admin)).toEqual({ ok: true, value: true });

      expect(await signIn(over(given.database()), 'admin', admin.password)).toMatchObject({
        username: 'admin',
        name: 'Pääkäyttäjä',
        admin: true,
        passwordChangedAt: '2026-11-21T10:00:00.000Z',
      });
    });

    it('is not created when there is another account, which stays unchanged', async () => {
      const other = { ...admin, username: 'maria', password: 'oma', admin: false, enabled: false };
      await addAccount(over(given.database()), other);

      expect(await ensureFirstAccount(over(given.database()), admin)).toEqual({ ok: true, value: false });

      expect(await signIn(over(given.database()), 'admin', admin.password)).toBeUndefined();
    });

    it('is not created with a password that is easy to guess', async () => {
      const made = await ensureFirstAccount(over(given.database()), { ...admin, password: 'admin 12345678' });

      expect(made).toMatchObject({ ok: false, problems: [{ code: 'vault.password-guessable' }] });
      expect(await given.database().read.selectFrom('vault_accounts').selectAll().execute()).toEqual([]);
    });

    it('is created once by portals that start simultaneously', async () => {
      const second = await openDatabase<VaultTables>(given.location(), testMigrations, now);

      const made = await Promise.all([
        ensureFirstAccount(over(given.database()), admin),
        ensureFirstAccount(over(second), { ...admin, username: 'toinen' }),
      ]);

      await second.close();
      expect(made.filter((one) => one.ok && one.value)).toHaveLength(1);
    });
  });

  it.each(['MARIA', '  maria ', 'Maria', 'ｍａｒｉａ'])(
    'accepts %j for the username Maria',
    async (username) => {
      const maria = { ...admin, username: 'Maria', password: 'oma', admin: false, enabled: true };
      await addAccount(over(given.database()), maria);

      expect(await signIn(over(given.database()), username, 'oma')).toMatchObject({ username: 'Maria' });
    },
  );

  it('stores no readable password', async () => {
    await ensureFirstAccount(over(given.database()), admin);

    const rows = await given.database().read.selectFrom('vault_accounts').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(admin.password);
  });
});
