import { failed, ok } from '@form-portal/domain';
import { routes } from '@form-portal/domain/api';
import { parseWire, userToWire, type SignOnConfigWire } from '@form-portal/domain/wire';
import { bindRoute, type BoundRoute } from '../../http/bind-route.ts';
import { signInByToken, type SignInByTokenDeps } from './sign-in-by-token.ts';

const off = failed({ code: 'single-sign-on.off' });

/** GET /api/auth/config and POST /api/set-token; null when single sign-on is not configured. */
export function singleSignOnRoutes(deps: SignInByTokenDeps | null): readonly BoundRoute[] {
  return [
    bindRoute(routes.readSignOnConfig, async ({ request, reply }) => {
      const configuration = await deps?.provider.readConfiguration();
      if (!deps || !configuration) return off;
      const config: SignOnConfigWire = {
        ClientID: configuration.clientId,
        Scope: configuration.scope,
        AuthorizationEndpoint: configuration.authorizationEndpoint,
        TokenEndpoint: configuration.tokenEndpoint,
        UseIdTokenAsAccessToken: configuration.tokenKind === 'id',
        Nonce: deps.cookie.ensure(request, reply),
        Issuer: configuration.issuer,
        NamesIssuer: await deps.provider.namesIssuer(),
        Prompt: configuration.prompt,
      };
      return ok(config);
    }),
    bindRoute(routes.setToken, async ({ body, request, reply, session }) => {
      if (!deps || (await deps.provider.readConfiguration()) === null) return off;
      const input = parseWire(routes.setToken.body.schema, body);
      if (!input.ok) return input;
      const user = await signInByToken(deps, input.value.token, { request, reply, session });
      return user.ok ? ok({ user: userToWire(user.value) }) : user;
    }),
  ];
}
