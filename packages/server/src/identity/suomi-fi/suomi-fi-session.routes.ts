import { ok } from '@form-portal/domain';
import { routes } from '@form-portal/domain/api';
import { userToWire } from '@form-portal/domain/wire';
import { bindRoute, type BoundRoute } from '../../http/bind-route.ts';

/** GET /saml/session: the identified person, even while identification is not configured. */
export function suomiFiSessionRoutes(): readonly BoundRoute[] {
  return [
    bindRoute(routes.readIdentitySession, async ({ user }) =>
      ok({ user: user?.type === 'saml' ? userToWire(user) : null }),
    ),
  ];
}
