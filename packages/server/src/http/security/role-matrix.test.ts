import { permissions, type Role, type User } from '@form-portal/domain';
import { routes, type Route } from '@form-portal/domain/api';
import { describe, expect, it } from 'vitest';
import { describePortalOnSqlite } from '../../testing/app-under-test.ts';

const users: Readonly<Record<Role, User | null>> = {
  anonymous: null,
  identified: { type: 'saml', name: 'Nordea Demo', admin: false, attributes: { lastName: 'Demo' } },
  'vault-user': { type: 'mfiles', name: 'clerk', admin: false },
  admin: { type: 'mfiles', name: 'chief', admin: true },
};

/** An address of a row, for an id that does not exist. */
function pathOf({ path }: Route): string {
  return path
    .replace('/api/structure/properties/:id', '/api/structure/properties/999')
    .replace('/vault/objects/:type/:id', '/vault/objects/0/999')
    .replace(/(\/vault\/.*):id$/, '$1999')
    .replace(':id', 'f7c1a1de-0000-4000-8000-000000000000')
    .replace(/:\w+/g, '1');
}

function refusalOf(role: Role, route: Route): number | null {
  const allowed: readonly Role[] = permissions[route.permission];
  if (allowed.includes(role)) return null;
  return role === 'anonymous' ? 401 : 403;
}

describePortalOnSqlite('the role matrix', (given) => {
  describe.each(Object.values<Route>(routes))('$method $path', (route) => {
    it.each(Object.keys(users) as Role[])('allows %s what the permission table says', async (role) => {
      const user = users[role];
      const browser = user === null ? given().client() : await given().signedIn(user);
      const json = route.body?.kind === 'json' ? {} : undefined;

      const response = await browser.send(route.method, pathOf(route), json === undefined ? {} : { json });

      const refusal = refusalOf(role, route);
      if (refusal === null) expect([401, 403, 500]).not.toContain(response.statusCode);
      else {
        expect(response.statusCode).toBe(refusal);
        const code = refusal === 401 ? 'sign-in.required' : 'permission.denied';
        expect(response.json()).toEqual({ error: expect.anything(), code });
      }
    });
  });

  it('binds every row of the route table', () => {
    const { app } = given().portal;

    const missing = Object.values<Route>(routes).filter(
      ({ method, path }) => !app.hasRoute({ method, url: path }),
    );

    expect(missing.map(({ id }) => id)).toEqual([]);
  });
});
