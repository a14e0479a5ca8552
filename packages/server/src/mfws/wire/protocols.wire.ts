import type { MfwsDeps } from '../mfws-deps.ts';
import { guidToWire } from './guid.wire.ts';

/** Login methods besides names and passwords (docs/protocols/m-files.md#single-sign-on); configuration values are texts. */
export function protocolsToWire({ bearers, vaultGuid }: Pick<MfwsDeps, 'bearers' | 'vaultGuid'>) {
  if (bearers === null) return [];
  const { clientId, scope, authorizationEndpoint, tokenEndpoint, tokenKind } = bearers.configuration;
  return [
    {
      Name: 'FormPortal',
      IsDefault: true,
      AssemblyName: 'MFiles.AuthenticationProviders.OAuth',
      BridgeClassName: '',
      IsScopeIndependent: false,
      Protocol: 'OAuth 2.0',
      VaultGuid: guidToWire(vaultGuid),
      Configuration: {
        ClientID: clientId,
        Scope: scope,
        AuthorizationEndpoint: authorizationEndpoint,
        TokenEndpoint: tokenEndpoint,
        UseIdTokenAsAccessToken: String(tokenKind === 'id'),
        UsePkceWithAuthorizationCode: 'true',
      },
      ConfigurationSource: {},
    },
  ];
}
