import { describe, expect, it } from 'vitest';
import { may, mayAdminister, permissionProblem, permissions, roleOf, type Action } from './permissions.ts';
import type { User } from './user.ts';

const national: User = { type: 'saml', name: 'Tessa Testilä', admin: false, attributes: {} };
const vaultUser: User = { type: 'mfiles', name: 'Onni Outinen', admin: false };
const vaultAdmin: User = { type: 'mfiles', name: 'Maria Lehto', admin: true };
const cloudUser: User = { type: 'cloud', name: 'Eino Korhonen', admin: false };
const cloudAdmin: User = { type: 'cloud', name: 'Aino Korhonen', admin: true };

const open: readonly Action[] = [
  'forms.open',
  'forms.submit',
  'receipt.read',
  'site.read',
  'session.use',
  'health.read',
];
const closed: readonly Action[] = [
  'forms.preview',
  'forms.administer',
  'settings.write',
  'translations.write',
  'structure.read',
  'submissions.administer',
  'vault.administer',
  'audit.read',
  'sessions.administer',
  'privacy.administer',
];

describe('permissions', () => {
  it('are defined for every action', () => {
    expect([...open, ...closed, 'account.use'].sort()).toEqual(Object.keys(permissions).sort());
  });

  it.each(open)('allow everybody to do %s', (action) => {
    for (const user of [null, national, vaultUser, vaultAdmin, cloudUser, cloudAdmin])
      expect(permissionProblem(user, action)).toBeUndefined();
  });

  it.each(closed)('allow only administrators to do %s', (action) => {
    expect([vaultAdmin, cloudAdmin].map((user) => may(user, action))).toEqual([true, true]);
    expect([null, national, vaultUser, cloudUser].map((user) => may(user, action))).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });

  it('allow account holders to manage their account, whether they are administrators or not', () => {
    const people = [null, national, vaultUser, cloudUser, vaultAdmin, cloudAdmin];
    expect(people.map((user) => may(user, 'account.use'))).toEqual([false, false, true, true, true, true]);
  });

  it('require sign-in when signed out, and report a missing permission otherwise', () => {
    expect(permissionProblem(null, 'settings.write')).toEqual({ code: 'sign-in.required' });
    expect(permissionProblem(national, 'settings.write')).toEqual({ code: 'permission.denied' });
    expect(permissionProblem(vaultUser, 'settings.write')).toEqual({ code: 'permission.denied' });
  });

  it.each([
    [null, 'anonymous'],
    [national, 'identified'],
    [vaultUser, 'vault-user'],
    [cloudUser, 'vault-user'],
    [vaultAdmin, 'admin'],
    [cloudAdmin, 'admin'],
  ] as const)('determine the role of %o', (user, role) => {
    expect(roleOf(user)).toBe(role);
    expect(mayAdminister(user)).toBe(role === 'admin');
  });
});
