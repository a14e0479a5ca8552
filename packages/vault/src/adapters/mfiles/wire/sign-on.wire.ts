import * as z from 'zod/mini';
import type { VaultSignOnConfiguration } from '../../../sign-on.ts';

/** Login methods of the service besides names and passwords (docs/protocols/m-files.md#single-sign-on). */
export const protocolsSchema = z.array(
  z.object({
    Name: z.string(),
    IsDefault: z.optional(z.nullable(z.boolean())),
    AssemblyName: z.optional(z.nullable(z.string())),
    Protocol: z.optional(z.nullable(z.string())),
    Configuration: z.optional(z.nullable(z.record(z.string(), z.unknown()))),
  }),
);

type Protocol = z.infer<typeof protocolsSchema>[number];

/** An offered method, and its name for requests. */
export interface OfferedSignOn {
  readonly name: string;
  readonly configuration: VaultSignOnConfiguration;
}

/** The OAuth method that a browser alone can use, preferably the default one; undefined when there is none. */
export function signOnFromWire(protocols: readonly Protocol[]): OfferedSignOn | undefined {
  return protocols
    .toSorted((one, other) => Number(other.IsDefault === true) - Number(one.IsDefault === true))
    .flatMap((protocol) => offeredBy(protocol) ?? [])[0];
}

function offeredBy({ Name, AssemblyName, Protocol, Configuration }: Protocol): OfferedSignOn | undefined {
  const text = (key: string): string => {
    const value = Configuration?.[key];
    return typeof value === 'string' ? value.trim() : '';
  };
  const isOAuth = [AssemblyName, Protocol].some((word) => /oauth/i.test(word ?? ''));
  const configuration: VaultSignOnConfiguration = {
    clientId: text('ClientID'),
    scope: text('Scope'),
    authorizationEndpoint: text('AuthorizationEndpoint'),
    tokenEndpoint: text('TokenEndpoint'),
    tokenKind: /^true$/i.test(text('UseIdTokenAsAccessToken')) ? 'id' : 'access',
    prompt: text('PromptLoginParameter') || 'select_account',
  };
  const { clientId, authorizationEndpoint, tokenEndpoint } = configuration;
  // The token endpoint needs the realm with the client's name, and both with a resource: browsers receive neither.
  const isComplete = [clientId, authorizationEndpoint, tokenEndpoint].every((value) => value !== '');
  const isPlain = text('SiteRealm') === '' && text('Resource') === '';
  return isOAuth && isComplete && isPlain ? { name: Name, configuration } : undefined;
}
