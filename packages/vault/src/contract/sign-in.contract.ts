import { describe, expect, it } from 'vitest';
import type { Given } from './harness.ts';

/** Who may sign in, and that refusals do not tell why. */
export function signInContract(given: Given): void {
  it('returns the account for a name and its password', async () => {
    const { vault, ordinary } = given();

    const account = await vault.signIn(ordinary.username, ordinary.password);

    expect(account).toMatchObject({ username: ordinary.username, name: ordinary.name, admin: false });
    expect(account?.id).not.toBe('');
  });

  it('reports whether the account is an administrator', async () => {
    const { vault, administrator } = given();

    expect(await vault.signIn(administrator.username, administrator.password)).toMatchObject({ admin: true });
  });

  it('returns the same account for its name in capital letters', async () => {
    const { vault, ordinary } = given();

    const account = await vault.signIn(ordinary.username.toUpperCase(), ordinary.password);

    expect(account).toEqual(await vault.signIn(ordinary.username, ordinary.password));
    expect(account).toMatchObject({ username: ordinary.username });
  });

  it('reports when the password was changed as a moment in UTC, or null', async () => {
    const { vault, ordinary } = given();

    const { passwordChangedAt } = (await vault.signIn(ordinary.username, ordinary.password))!;

    expect(passwordChangedAt ?? new Date(0).toISOString()).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
  });

  describe('refuses', () => {
    it.each([
      ['a wrong password', () => [given().ordinary.username, 'not the password']],
      ['an empty password', () => [given().ordinary.username, '']],
      [`somebody else's password`, () => [given().ordinary.username, given().administrator.password]],
      ['a name that does not exist', () => ['nobody-has-this-name', given().ordinary.password]],
      ['an empty name', () => ['', given().ordinary.password]],
      ['a name that is not valid text', () => ['\0', given().ordinary.password]],
      ['a disabled account', () => [given().disabled.username, given().disabled.password]],
    ])('%s with the same result', async (_what, credentials) => {
      const [username = '', password = ''] = credentials();

      expect(await given().vault.signIn(username, password)).toBeUndefined();
    });
  });

  it('finds the account again by its id', async () => {
    const { vault, administrator } = given();
    const account = await vault.signIn(administrator.username, administrator.password);

    expect(await vault.findAccount(account?.id ?? '')).toEqual(account);
  });

  it('ends the login of an account, and lets it sign in again', async () => {
    const { vault, ordinary } = given();
    const account = await vault.signIn(ordinary.username, ordinary.password);

    await vault.endLogin(account?.id ?? '');
    await vault.endLogin(account?.id ?? '');

    expect(await vault.signIn(ordinary.username, ordinary.password)).toEqual(account);
  });

  it('does not find an account that is disabled', async () => {
    const { vault, disabled } = given();

    expect(await vault.findAccount(disabled.id)).toBeUndefined();
  });

  it.each(['', '0', '-1', '1.5', '999999999', '9'.repeat(40), 'somebody', '\0'])(
    'does not find an account with the id %j',
    async (id) => {
      expect(await given().vault.findAccount(id)).toBeUndefined();
    },
  );
}
