import { describe, expect, it } from 'vitest';
import type { OAuthConfig } from '../../config/oauth-config.ts';
import { cloudUser } from './cloud-user.ts';
import { readToken } from './token.wire.ts';

type AdminSetting = Pick<OAuthConfig, 'adminClaim' | 'adminValues'>;

const noAdmins: AdminSetting = { adminClaim: 'roles', adminValues: [] };
const admins: AdminSetting = { adminClaim: 'roles', adminValues: ['FormPortal.Admin', 'Boss'] };

function signedIn(claims: object, setting = noAdmins) {
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const content = readToken(`${encode({ alg: 'RS256' })}.${encode({ iss: 'x', aud: 'y', ...claims })}.z`)!;
  return cloudUser({ ...content, subject: 'subject' }, setting);
}

describe('a cloud user', () => {
  it.each([
    [{ name: 'Maria Lehto', preferred_username: 'maria' }, 'Maria Lehto'],
    [{ name: '  ', preferred_username: 'maria@example.org' }, 'maria@example.org'],
    [{ email: 'maria@example.org' }, 'maria@example.org'],
    [{}, 'subject'],
    [{ name: 'A\u202Eb\u0000c\nd' }, 'A b c d'],
    [{ name: '😀'.repeat(150) }, '😀'.repeat(100)],
    [{ name: '<b>Maria</b>' }, '<b>Maria</b>'],
  ])('of %j is called %j', (claims, name) => {
    expect(signedIn(claims).name).toBe(name);
  });

  it.each<[object, AdminSetting, boolean]>([
    [{ roles: ['FormPortal.Admin'] }, admins, true],
    [{ roles: ['Reader', 'Boss'] }, admins, true],
    [{ roles: 'Boss' }, admins, true],
    [{ roles: ['formportal.admin'] }, admins, false],
    [{ roles: 'Reader,Boss' }, admins, false],
    [{ roles: [''] }, admins, false],
    [{ roles: [['Boss']] }, admins, false],
    [{ roles: { Boss: true } }, admins, false],
    [{ groups: ['Boss'] }, admins, false],
    [{}, admins, false],
    [{ roles: ['FormPortal.Admin'] }, noAdmins, false],
    [{ roles: [''] }, noAdmins, false],
    [{ oid: 'o-1' }, { adminClaim: 'oid', adminValues: ['o-1'] }, true],
    [{}, { adminClaim: 'constructor', adminValues: ['x'] }, false],
  ])('of %j under %j: administrator %j', (claims, setting, admin) => {
    expect(signedIn(claims, setting)).toMatchObject({ type: 'cloud', admin });
  });
});
