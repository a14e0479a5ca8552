import { describe, expect, it } from 'vitest';
import { newPasswordProblem } from './new-password.ts';

const ownWords = ['aino', 'Aino Korhonen', 'Form Portal', 'Lomakeportaali'];

describe('a new password', () => {
  it.each([
    'kuusi-lahti-29',
    'soutu vene 4',
    'correct horse battery staple',
    'mökki'.normalize('NFD') + ' 38 laituria',
  ])('may be %j', async (password) => {
    expect(await newPasswordProblem(password, ownWords)).toBeUndefined();
  });

  it.each(['', 'x7Kq-22mP-z', 'x'.repeat(201), '😀'.repeat(11)])(
    'is refused because of its length: %j',
    async (password) => {
      expect(await newPasswordProblem(password, ownWords)).toEqual({
        code: 'vault.password-invalid',
        path: 'Password',
      });
    },
  );

  it.each([
    'Password1234',
    'passwordpassword',
    '123456789012',
    'qwertyuiop12',
    'Salasana1234',
    'aaaaaaaaaaaa',
    'abcdefghijkl',
    '1q2w3e4r5t6y',
    'Password 2026!',
    'admin-12345678',
    'Aino Korhonen',
    'ainokorhonen1',
    'Form Portal 2026',
    'formportal2026',
    'FormPortal!!',
    'lomakeportaali',
  ])('is refused because it is easy to guess: %j', async (password) => {
    expect(await newPasswordProblem(password, ownWords)).toEqual({
      code: 'vault.password-guessable',
      path: 'Password',
    });
  });

  it('is checked only against names of its own account and site', async () => {
    expect(await newPasswordProblem('lomakeportaali', [])).toBeUndefined();
  });

  it('is judged by its first 64 characters, because the estimate takes more than linear time', async () => {
    const unguessable = 'korppi7-Havu?trampoliini-42';

    expect(await newPasswordProblem(unguessable, ownWords)).toBeUndefined();
    expect(await newPasswordProblem('a'.repeat(64) + unguessable, ownWords)).toEqual({
      code: 'vault.password-guessable',
      path: 'Password',
    });
  });
});
