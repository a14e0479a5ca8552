import { describeDatabase } from '@form-portal/storage/testing';
import { beforeEach, expect, it } from 'vitest';
import { withTimeLimit } from '../../../with-time-limit.ts';
import type { Vault } from '../../../port.ts';
import type { PasswordCost } from '../../../shared/password.ts';
import { createEmbeddedVault, type EmbeddedVaultDeps } from '../embedded-vault.ts';
import type { VaultTables } from '../tables.ts';
import { depsOver, testMigrations } from '../testing/embedded-harness.ts';
import { addAccount } from './accounts.store.ts';

const maria = { username: 'maria', password: 'kuusi-lahti-29', name: 'Maria Lehto' };
/** Some tens of milliseconds: many sign-ins at once take far longer than the time limit. */
const passwordCost = { n: 2 ** 14, r: 8, p: 1 };
const timeoutMs = 1000;

describeDatabase<VaultTables>('many sign-ins at the same time', testMigrations, (given) => {
  let vault: Vault;
  let deps: EmbeddedVaultDeps & { readonly passwordCost: PasswordCost };

  beforeEach(async () => {
    deps = { ...depsOver(given.database(), given.dataDir()), passwordCost };
    await given.database().write((transaction) => transaction.deleteFrom('vault_accounts').execute());
    await addAccount(deps, { ...maria, admin: true, enabled: true });
    vault = withTimeLimit(createEmbeddedVault(deps), timeoutMs);
  });

  const strangers = () =>
    Promise.allSettled(Array.from({ length: 200 }, (_, index) => vault.signIn(`stranger ${index}`, 'guess')));

  it('leave no work behind once their callers have given up', async () => {
    await strangers();

    expect(await vault.signIn(maria.username, maria.password)).toMatchObject({ username: 'maria' });
  });

  it('let an urgent one go first, also when the queue is full', async () => {
    const all = strangers();

    const signedIn = await vault.signIn(maria.username, maria.password, { isUrgent: true });

    expect(signedIn).toMatchObject({ username: 'maria' });
    const answers = await all;
    expect(answers).toContainEqual({
      status: 'rejected',
      reason: expect.objectContaining({ code: 'busy', retryable: true, retryAfterSeconds: 5 }),
    });
  });

  it('do not even begin when their callers have given up', async () => {
    const gone = new AbortController();
    const slow = createEmbeddedVault(deps);
    const all = Promise.allSettled(
      Array.from({ length: 10 }, () => slow.signIn('stranger', 'guess', { signal: gone.signal })),
    );

    gone.abort();

    const statuses = (await all).map(({ status }) => status);
    expect(statuses.filter((status) => status === 'fulfilled')).toHaveLength(2);
  });
});
