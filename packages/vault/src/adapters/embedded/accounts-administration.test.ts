import { describe, expect, it } from 'vitest';
import { describeAdministration, faults, made } from './testing/administration-under-test.ts';

describeAdministration('administering the accounts of the embedded vault', (given) => {
  describe('accounts', () => {
    const aino = { username: 'Aino', name: 'Aino Korhonen', admin: false } as const;
    const password = 'soutu vene 4';
    const lastAdmin = { username: 'Maria', name: 'Maria Lehto', admin: true } as const;

    it('are created, changed and listed without their passwords', async () => {
      const id = await made(given().administration.saveUser(null, { ...aino, password }));

      expect(await given().vault.signIn('aino', password)).toMatchObject({ id: String(id), admin: false });
      const users = await given().administration.listUsers();
      expect(users[0]).toEqual({ id, ...aino, enabled: true });

      await made(given().administration.saveUser(id, { ...aino, name: 'Aino K.', enabled: false }));
      expect(await given().vault.signIn('aino', password)).toBeUndefined();
      await made(given().administration.saveUser(id, { ...aino, enabled: true }));
      expect(await given().vault.signIn('aino', password)).toMatchObject({ name: 'Aino Korhonen' });
    });

    it('get a new password, which ends sessions begun before', async () => {
      const id = (await given().administration.listUsers())[0]?.id ?? 0;
      given().clock.at = new Date(given().clock.at.getTime() + 60_000);

      await made(given().administration.saveUser(id, { ...aino, password: 'uusi vene 5 airoa' }));

      expect(await given().vault.signIn('aino', password)).toBeUndefined();
      expect(await given().vault.signIn('aino', 'uusi vene 5 airoa')).toMatchObject({
        passwordChangedAt: given().clock.at.toISOString(),
      });
    });

    it.each([
      [{ ...aino, username: 'uusi', password: 'lyhyt' }, 'vault.password-invalid', 'Password'],
      [{ ...aino, username: 'uusi', password: 'x'.repeat(201) }, 'vault.password-invalid', 'Password'],
      [{ ...aino, username: 'uusi' }, 'vault.password-invalid', 'Password'],
      [{ ...aino, username: 'uusi', password: 'AinoKorhonen1' }, 'vault.password-guessable', 'Password'],
      [{ ...aino, username: ' MARIA ', password }, 'vault.taken', 'Username'],
      [{ ...aino, username: '', password }, 'vault.name-invalid', 'Username'],
      [{ ...aino, username: 'uusi', name: '', password }, 'vault.name-invalid', 'Name'],
    ])('refuse %j', async (draft, code, path) => {
      expect(faults(await given().administration.saveUser(null, draft))).toEqual([{ code, path }]);
    });

    it('keep the last enabled administrator', async () => {
      const refused = [
        await given().administration.saveUser(given().chief, { ...lastAdmin, admin: false }),
        await given().administration.saveUser(given().chief, { ...lastAdmin, enabled: false }),
        await given().administration.remove({ kind: 'user', id: given().chief }),
      ];

      expect(refused.flatMap(faults).map(({ code }) => code)).toEqual(refused.map(() => 'vault.last-admin'));
      expect(await given().vault.signIn('maria', 'kuusi-lahti-29')).toMatchObject({ admin: true });
    });

    it('keep one administrator when two revoke each other’s rights at once', async () => {
      const other = { username: 'toinen', name: 'Toinen', admin: true } as const;
      const second = await made(given().administration.saveUser(null, { ...other, password }));

      const [one, two] = await Promise.all([
        given().administration.saveUser(given().chief, { ...lastAdmin, admin: false }),
        given().administration.saveUser(second, { ...other, admin: false }),
      ]);

      expect([one, two].filter((saved) => saved.ok)).toHaveLength(1);
      const users = await given().administration.listUsers();
      expect(users.filter(({ admin, enabled }) => admin && enabled)).toHaveLength(1);
    });
  });
});
