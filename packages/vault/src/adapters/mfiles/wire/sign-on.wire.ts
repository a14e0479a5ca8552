import * as z from 'zod/mini';
import type { VaultSignOnConfiguration } from '../../../sign-on.ts';

/** Ways to log in that the service offers beside names and passwords (docs/protocols/m-files.md#single-sign-on). */
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

/** A way that is offered, and its name for calls. */
export interface OfferedSignOn {
  readonly name: string;
  readonly configuration: VaultSignOnConfiguration;
}

/** The way that browsers can go: the default one of those by OAuth; undefined when there is none. */
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
  // A realm belongs to the client's name at the token endpoint, and a resource to both: browsers are told neither.
  const isComplete = [clientId, authorizationEndpoint, tokenEndpoint].every((value) => value !== '');
  const isPlain = text('SiteRealm') === '' && text('Resource') === '';
  return isOAuth && isComplete && isPlain ? { name: Name, configuration } : undefined;
}
