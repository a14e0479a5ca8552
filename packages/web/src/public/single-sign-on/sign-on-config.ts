import { memberOf } from '@form-portal/domain';

/** The response of GET /api/auth/config (specification §7). */
export interface SignOnConfig {
  readonly clientId: string;
  readonly scope: string;
  readonly authorizationEndpoint: string;
  readonly tokenEndpoint: string;
  readonly useIdToken: boolean;
  /** Bound to this browser by a cookie of the server. */
  readonly nonce: string;
  /** Empty when the portal does not know it. */
  readonly issuer: string;
  /** Whether the provider announces that it names itself in the callback. */
  readonly namesIssuer: boolean;
  /** Empty when none is sent. */
  readonly prompt: string;
}

/** Fetches the configuration; null when the portal has no single sign-on, or the response can't be read. */
export async function fetchSignOnConfig(): Promise<SignOnConfig | null> {
  const response = await fetch('/api/auth/config', { headers: { accept: 'application/json' } });
  if (!response.ok) return null;
  const body: unknown = await response.json();
  const clientId = textOf(body, 'ClientID');
  const authorizationEndpoint = textOf(body, 'AuthorizationEndpoint');
  const tokenEndpoint = textOf(body, 'TokenEndpoint');
  if (clientId === '' || authorizationEndpoint === '' || tokenEndpoint === '') return null;
  return {
    clientId,
    authorizationEndpoint,
    tokenEndpoint,
    scope: textOf(body, 'Scope'),
    useIdToken: memberOf(body, 'UseIdTokenAsAccessToken') === true,
    nonce: textOf(body, 'Nonce'),
    issuer: textOf(body, 'Issuer'),
    namesIssuer: memberOf(body, 'NamesIssuer') === true,
    prompt: textOf(body, 'Prompt'),
  };
}

/** A text member of a response; empty when there is none. */
export function textOf(body: unknown, name: string): string {
  const value = memberOf(body, name);
  return typeof value === 'string' ? value : '';
}
