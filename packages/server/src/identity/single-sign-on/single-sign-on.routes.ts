import { failed, ok } from '@form-portal/domain';
import { routes } from '@form-portal/domain/api';
import { parseWire, userToWire, type SignOnConfigWire } from '@form-portal/domain/wire';
import { bindRoute, type BoundRoute } from '../../http/bind-route.ts';
import { signInByToken, type SignInByTokenDeps } from './sign-in-by-token.ts';

const off = failed({ code: 'single-sign-on.off' });

/** GET /api/auth/config and POST /api/set-token; null when single sign-on is not configured. */
export function singleSignOnRoutes(parts: SignInByTokenDeps | null): readonly BoundRoute[] {
  return [
    bindRoute(routes.readSignOnConfig, async ({ request, reply }) => {
      const configured = await parts?.provider.readConfiguration();
      if (!parts || !configured) return off;
      const config: SignOnConfigWire = {
        ClientID: configured.clientId,
        Scope: configured.scope,
        AuthorizationEndpoint: configured.authorizationEndpoint,
        TokenEndpoint: configured.tokenEndpoint,
        UseIdTokenAsAccessToken: configured.tokenKind === 'id',
        Nonce: parts.cookie.ensure(request, reply),
        Issuer: configured.issuer,
        NamesIssuer: await parts.provider.namesIssuer(),
        Prompt: configured.prompt,
      };
      return ok(config);
    }),
    bindRoute(routes.setToken, async ({ body, request, reply, session }) => {
      if (!parts || (await parts.provider.readConfiguration()) === null) return off;
      const brought = parseWire(routes.setToken.body.schema, body);
      if (!brought.ok) return brought;
      const user = await signInByToken(parts, brought.value.token, { request, reply, session });
      return user.ok ? ok({ user: userToWire(user.value) }) : user;
    }),
  ];
}
